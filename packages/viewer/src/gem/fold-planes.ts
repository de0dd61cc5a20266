/** A facet of a convex stone: the half-space `normal · p ≤ offset`, girdle diameter 1, +y = table. */
export interface Facet {
  readonly normal: readonly [number, number, number];
  readonly offset: number;
}

export type Vector = readonly [number, number, number];

/** Inner point on the axis from which facets are seen radially; between table and culet of every round cut. */
export const FOLD_CENTRE = -0.12;

const HALF = Math.SQRT1_2;
const TAN_EIGHTH = Math.tan(Math.PI / 8);

/**
 * Folds a vector by the eight-fold mirror symmetry of a round brilliant into the wedge 0..22.5° about y: into
 * the quadrant, then under the diagonal, then under the bisector.
 */
export function foldVector([x, y, z]: Vector): Vector {
  let a = Math.abs(x);
  let b = Math.abs(z);
  if (b > a) [a, b] = [b, a];
  if (b > TAN_EIGHTH * a) [a, b] = [HALF * (a + b), HALF * (a - b)];
  return [a, y, b];
}

/**
 * The few facets that can lie over the wedge, as vectors m with `m · (p - centre) = 1` on the facet. For a body
 * that has the whole symmetry, the facet over a folded point is the one with the largest m · point.
 */
export function foldFacets(facets: readonly Facet[]): readonly Vector[] {
  const folded: Vector[] = [];
  for (const { normal, offset } of facets) {
    const [x, y, z] = foldVector(normal);
    const distance = offset - y * FOLD_CENTRE;
    if (distance <= 0) throw new RangeError('fold centre must lie inside the stone');
    const m: Vector = [x / distance, y / distance, z / distance];
    const isKnown = folded.some((known) => Math.hypot(known[0] - m[0], known[1] - m[1], known[2] - m[2]) < 1e-4);
    if (!isKnown) folded.push(m);
  }
  return folded;
}
