import { itemAt } from '../units/item-at.ts';
import type { MeshData } from '../math/mesh-data.ts';

/** Linear sRGB (D65), red, green, blue; the caller's colours may lie slightly outside 0..1 and are clipped on writing. */
export type ExchangeColour = readonly [number, number, number];

/** How metal looks where a format can say it: the metallic-roughness model of glTF and USD. */
export interface MetalLook {
  /** Reflectance at normal incidence. */
  readonly colour: ExchangeColour;
  /** Perceptual roughness 0..1. */
  readonly roughness: number;
  /** 1 for metal, 0 for carbon and other dielectrics. */
  readonly metalness: number;
}

/** How a stone looks where a format can say it. */
export interface GemLook {
  /** Refraction index at 589 nm. */
  readonly refraction: number;
  /** 20 / Abbe number: the measure of `KHR_materials_dispersion`; diamond 0.36. */
  readonly dispersion: number;
  /** Beer–Lambert absorption per mm, natural logarithm. */
  readonly absorption: ExchangeColour;
}

/** Triangles as solids have them: nothing but shape. */
export type BareMesh = Pick<MeshData, 'positions' | 'indices'>;

/** One alloy of a ring as a closed body: what STL and 3MF are written from. */
export interface ExchangeSolid {
  /** For people: what a program shows in its tree, e.g. `Yellow gold 585`. */
  readonly name: string;
  /** Key of the alloy table. */
  readonly alloy: string;
  readonly look: MetalLook;
  /** Closed, frame of the ring, mm. */
  readonly mesh: BareMesh;
}

/** The metal of one alloy under one finish: what GLB and USDZ are written from. Surfaces close only together. */
export interface ExchangeSurface extends ExchangeSolid {
  readonly mesh: MeshData;
}

/** One stone. Stones that share a mesh object share it in the file. */
export interface ExchangeStone {
  readonly name: string;
  readonly cut: string;
  readonly material: string;
  /** Column-major 4×4 from the stone's frame to the ring's, mm: rotation, uniform scale, translation. */
  readonly matrix: readonly number[];
  /** In the stone's frame: girdle diameter 1, +y towards the table. */
  readonly mesh: MeshData;
  readonly look: GemLook;
}

/** What a picture file of one ring is written from. */
export interface ExchangePicture {
  readonly name: string;
  readonly surfaces: readonly ExchangeSurface[];
  readonly stones: readonly ExchangeStone[];
}

/** Lowest point of the metal, mm: ring files for people stand on a table there. 0 without metal. */
export function lowestPoint(surfaces: readonly ExchangeSurface[]): number {
  let lowest = Infinity;
  for (const { mesh } of surfaces)
    for (let k = 1; k < mesh.positions.length; k += 3) lowest = Math.min(lowest, itemAt(mesh.positions, k));
  return Number.isFinite(lowest) ? lowest : 0;
}

const clipped = (value: number): number => Math.min(1, Math.max(0, value));
/** The colour within 0..1. */
export const clippedColour = (colour: ExchangeColour): ExchangeColour => [
  clipped(colour[0]),
  clipped(colour[1]),
  clipped(colour[2]),
];
