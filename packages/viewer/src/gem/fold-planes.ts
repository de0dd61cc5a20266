/** A facet of a convex stone: the half-space `normal · p ≤ offset`, girdle width 1, +y = table. */
export interface Facet {
  readonly normal: readonly [number, number, number];
  readonly offset: number;
}

export type Vector = readonly [number, number, number];

/**
 * Mirrors of a cut about the vertical axis through its fold centre: the plane x = 0, the plane z = 0, the diagonal
 * between them and the bisector at 22.5°. Each needs those before it.
 */
export interface Symmetry {
  readonly x: boolean;
  readonly z: boolean;
  readonly diagonal: boolean;
  readonly eighth: boolean;
}

/** A stone folded into one wedge of its symmetry. */
export interface Fold {
  /** Inner point from which facets are seen radially. */
  readonly centre: Vector;
  readonly symmetry: Symmetry;
  /** The few facets that can lie over the wedge, as vectors m with `m · (p - centre) = 1` on the facet. */
  readonly facets: readonly Vector[];
  /** Square of a radius about the centre that encloses the stone. */
  readonly reach: number;
}

const HALF = Math.SQRT1_2;
export const TAN_EIGHTH = Math.tan(Math.PI / 8);
/** Facet vectors closer than this are one facet; cuts are exact to 1e-12, their wedge's borders to this. */
const SAME = 1e-4;

/** Folds a vector into the wedge: right, front, under the diagonal, under the bisector, as far as mirrors go. */
export function foldVector([x, y, z]: Vector, symmetry: Symmetry): Vector {
  let a = symmetry.x ? Math.abs(x) : x;
  let b = symmetry.z ? Math.abs(z) : z;
  if (symmetry.diagonal && b > a) [a, b] = [b, a];
  if (symmetry.eighth && b > TAN_EIGHTH * a) [a, b] = [HALF * (a + b), HALF * (a - b)];
  return [a, y, b];
}

const apart = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A facet seen from the centre; @throws RangeError when the centre lies outside. */
function radial({ normal: [x, y, z], offset }: Facet, centre: Vector): Vector {
  const distance = offset - (x * centre[0] + y * centre[1] + z * centre[2]);
  if (distance <= 0) throw new RangeError('fold centre must lie inside the stone');
  return [x / distance, y / distance, z / distance];
}

/** Mirrors that map the facets onto themselves; `isHalf`: the facets given are those of the half x ≥ 0. */
export function symmetryOf(facets: readonly Facet[], centre: Vector, isHalf: boolean): Symmetry {
  const seen = facets.map((facet) => radial(facet, centre));
  const holds = (image: (v: Vector) => Vector): boolean =>
    seen.every((m) => seen.some((other) => apart(image(m), other) < SAME));
  const x = isHalf || holds(([a, y, b]) => [-a, y, b]);
  const z = x && holds(([a, y, b]) => [a, y, -b]);
  const diagonal = z && holds(([a, y, b]) => [b, y, a]);
  const eighth = diagonal && holds(([a, y, b]) => [HALF * (a + b), y, HALF * (a - b)]);
  return { x, z, diagonal, eighth };
}

/** The facets over the wedge, seen from the centre; for a body with these mirrors the largest m · point is the facet. */
export function foldFacets(facets: readonly Facet[], centre: Vector, symmetry: Symmetry): readonly Vector[] {
  const folded: Vector[] = [];
  for (const facet of facets) {
    const m = foldVector(radial(facet, centre), symmetry);
    if (!folded.some((known) => apart(known, m) < SAME)) folded.push(m);
  }
  return folded;
}
