import { itemAt, outside } from '../units/item-at.ts';
import type { StoneRow } from '../design/ring-design.ts';
import type { Vector3 } from '../math/vector3.ts';
import { convexFacets, mirrorFacets, type Facet } from './cuts/convex-facets.ts';
import type { FacetPlane } from './cuts/facet-plane.ts';
import { isTurned, unitStone } from './stone-size.ts';
import type { FacetedTool, Frame } from './tool.ts';

/** Play beside the girdle and over the crown, and under the pavilion, mm. */
const PLAY = 0.01;
const UNDER = 0.02;

const PAVILION = new Set<FacetPlane['kind']>(['main', 'lower-half', 'pavilion-step', 'culet']);

const grown = (plane: FacetPlane, d: number): FacetPlane => {
  if (plane.kind === 'seam') return plane;
  return { ...plane, offset: plane.offset + (PAVILION.has(plane.kind) ? UNDER : PLAY) / d };
};

/** Half-spaces of the tool for a girdle width of 1: the stone with its play, its crown replaced by a shaft when `top` is given. */
function planesOf(row: StoneRow, top: number | null): FacetPlane[] {
  const d = row.diameter;
  const planes = unitStone(row).planes.map((plane) => grown(plane, d));
  if (top === null) return planes;
  const lower = planes.filter(({ kind }) => kind === 'girdle' || kind === 'seam' || PAVILION.has(kind));
  return [...lower, { kind: 'table', normal: [0, 1, 0], offset: top / d }];
}

function meshOf(facets: readonly Facet[], place: (corner: Vector3) => Vector3): Omit<FacetedTool, 'frame' | 'shape'> {
  const known = new Map<string, number>();
  const positions: number[] = [];
  const indices: number[] = [];
  const indexOf = (corner: Vector3): number => {
    const key = corner.map((value) => Math.round(value * 1e9)).join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, positions.length / 3);
    positions.push(...place(corner));
    return positions.length / 3 - 1;
  };
  for (const { corners } of facets) {
    const polygon = corners.map(indexOf);
    for (let k = 2; k < polygon.length; k++)
      indices.push(itemAt(polygon, 0), polygon[k - 1] ?? outside(polygon, k - 1), polygon[k] ?? outside(polygon, k));
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

// A row of forty stones asks for the same tool forty times.
const built = new Map<string, Omit<FacetedTool, 'frame' | 'shape'>>();
const BUILT_MOST = 200;

/**
 * Cutter in the shape of a row's stone with its play: the whole stone, or – with `top`, mm over mid-girdle – its
 * pavilion and a shaft over its girdle. It follows every facet, so that no stone reaches into metal.
 */
export function stoneCutter(row: StoneRow, frame: Frame, top: number | null): FacetedTool {
  const key = JSON.stringify([row.cut, row.diameter, row.length, row.depth, row.orientation, top]);
  let mesh = built.get(key);
  if (mesh === undefined) {
    const facets = convexFacets(planesOf(row, top));
    const open = facets.filter(({ plane }) => plane.kind !== 'seam');
    const d = row.diameter;
    const turn = isTurned(row);
    const closed = unitStone(row).isMirrored ? [...open, ...mirrorFacets(open)] : facets;
    mesh = meshOf(closed, ([x, y, z]) => (turn ? [z * d, y * d, -x * d] : [x * d, y * d, z * d]));
    if (built.size >= BUILT_MOST) built.clear();
    built.set(key, mesh);
  }
  return { shape: 'faceted', frame, ...mesh };
}
