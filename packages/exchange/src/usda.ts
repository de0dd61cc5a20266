import { outside } from '@ringwerk/kernel/math';
import { clippedColour, type ExchangeStone, type GemLook, type MetalLook } from '@ringwerk/kernel/exchange';
import type { MeshData } from '@ringwerk/kernel/mesh';

/** A tenth of a micrometre. */
const PLACES = 4;
/** Shading sees no finer turn than this. */
const NORMAL_PLACES = 3;

/** A prim's name: letters, digits and underscores, not beginning with a digit. Distinct keys of the catalogue stay distinct. */
export const primName = (key: string): string =>
  `_${key.replaceAll(/[^A-Za-z0-9]/g, '_')}`.replace(/^_(?=[A-Za-z])/, '');
/** A text in quotes, on one line. */
export const quoted = (text: string): string =>
  JSON.stringify([...text].filter((character) => character >= ' ').join(''));

function tuples(values: Float32Array, places: number): string {
  const parts: string[] = [];
  for (let k = 0; k < values.length; k += 3) {
    const [x, y, z] = [
      values[k] ?? outside(values, k),
      values[k + 1] ?? outside(values, k + 1),
      values[k + 2] ?? outside(values, k + 2),
    ];
    parts.push(`(${x.toFixed(places)}, ${y.toFixed(places)}, ${z.toFixed(places)})`);
  }
  return parts.join(', ');
}

/** A mesh of triangles with its own normals; `material` is the path of its look. */
export function meshPrim(name: string, { positions, normals, indices }: MeshData, material: string | null): string {
  const binding = material === null ? '' : ' (\n    prepend apiSchemas = ["MaterialBindingAPI"]\n)';
  const bound = material === null ? '' : `    rel material:binding = <${material}>\n`;
  return `def Mesh ${quoted(name)}${binding}
{
    int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(', ')}]
    int[] faceVertexIndices = [${indices.join(', ')}]
${bound}    normal3f[] normals = [${tuples(normals, NORMAL_PLACES)}] (
        interpolation = "vertex"
    )
    point3f[] points = [${tuples(positions, PLACES)}]
    uniform token subdivisionScheme = "none"
}
`;
}

function material(name: string, path: string, inputs: readonly string[]): string {
  return `def Material ${quoted(name)}
{
    token outputs:surface.connect = <${path}/Surface.outputs:surface>
    def Shader "Surface"
    {
        uniform token info:id = "UsdPreviewSurface"
${inputs.map((input) => `        ${input}\n`).join('')}        token outputs:surface
    }
}
`;
}

const tuple = (values: readonly number[]): string =>
  `(${values.map((value) => Number(value.toFixed(PLACES))).join(', ')})`;

/** Metal: its reflectance as base colour. */
export const metalPrim = (name: string, path: string, { colour, metalness, roughness }: MetalLook): string =>
  material(name, path, [
    `color3f inputs:diffuseColor = ${tuple(clippedColour(colour))}`,
    `float inputs:metallic = ${metalness}`,
    `float inputs:roughness = ${roughness}`,
  ]);

/** Way of light through a stone of average size that tints it, mm. */
const TINT_WAY = 2;
/**
 * UsdPreviewSurface neither bends light nor absorbs it. Half clear over metal reads as a cut stone; coloured stones
 * keep more of their own colour.
 */
const CLEAR_OPACITY = 0.4;
const TINTED_OPACITY = 0.75;
/** Absorption per mm above which a stone counts as coloured. */
const COLOURLESS = 0.05;

export function gemPrim(name: string, path: string, { refraction, absorption }: GemLook): string {
  const colour = absorption.map((value) => Math.exp(-value * TINT_WAY));
  const isColourless = Math.max(...absorption) < COLOURLESS;
  return material(name, path, [
    `color3f inputs:diffuseColor = ${tuple(colour)}`,
    `float inputs:ior = ${refraction}`,
    'float inputs:metallic = 0',
    `float inputs:opacity = ${isColourless ? CLEAR_OPACITY : TINTED_OPACITY}`,
    'float inputs:roughness = 0',
  ]);
}

/** A stone's place in the ring; its shape stands in a layer of its own. USD multiplies row vectors: the column-major matrix as it is. */
export function stonePrim(name: string, layer: string, materialPath: string, { matrix }: ExchangeStone): string {
  const rows = [0, 4, 8, 12].map((at) => tuple(matrix.slice(at, at + 4)));
  return `def Xform ${quoted(name)} (
    prepend apiSchemas = ["MaterialBindingAPI"]
    prepend references = @${layer}@
)
{
    rel material:binding = <${materialPath}>
    matrix4d xformOp:transform = ( ${rows.join(', ')} )
    uniform token[] xformOpOrder = ["xformOp:transform"]
}
`;
}
