import { cross, dot, scale, subtract, unit, type Vector3 } from '../../math/vector3.ts';

export type FacetKind =
  | 'table'
  | 'star'
  | 'bezel'
  | 'upper-half'
  | 'crown-step'
  | 'girdle'
  | 'main'
  | 'lower-half'
  | 'pavilion-step'
  | 'culet'
  | 'seam';

/** A facet's plane, normal of length 1: the stone lies where dot(normal, point) ≤ offset. */
export interface FacetPlane {
  readonly kind: FacetKind;
  readonly normal: Vector3;
  readonly offset: number;
}

/** Plane of coefficients that need not be of length 1. */
const scaled = (kind: FacetKind, normal: Vector3, offset: number): FacetPlane => {
  const by = 1 / Math.hypot(...normal);
  return { kind, normal: scale(normal, by), offset: offset * by };
};

/** Plane through three points, turned away from the origin, which lies within every stone. */
export function through(kind: FacetKind, a: Vector3, b: Vector3, c: Vector3): FacetPlane {
  const normal = unit(cross(subtract(b, a), subtract(c, a)));
  const outward = dot(normal, a) < 0 ? scale(normal, -1) : normal;
  return { kind, normal: outward, offset: dot(outward, a) };
}

/** Level of a cone of lines: `reach` is 1 at the girdle and 0 at the apex or keel, `y` its height. */
export type Level = readonly [reach: number, y: number];

/**
 * Plane that carries the line n·q = keel + reach·span of two levels, q = (x, z). All facets of a step or of the
 * mains share the levels and differ in their line only, so that their edges meet on the cone's ribs.
 */
export function conePlane(
  kind: FacetKind,
  [nx, nz]: readonly [number, number],
  keel: number,
  span: number,
  [from, to]: readonly [Level, Level],
): FacetPlane {
  const slope = (to[0] - from[0]) / (to[1] - from[1]);
  return scaled(kind, [nx, -span * slope, nz], keel + span * (from[0] - slope * from[1]));
}

/** The plane of the stone that is stretched along z and then moved along z. */
export function stretchPlane({ kind, normal: [x, y, z], offset }: FacetPlane, by: number, shift: number): FacetPlane {
  return scaled(kind, [x, y, z / by], offset + (z / by) * shift);
}

const mirrorX = ({ kind, normal: [x, y, z], offset }: FacetPlane): FacetPlane => ({ kind, normal: [-x, y, z], offset });

/** Normals and offsets closer than this belong to one facet. */
const SAME_PLANE = 1e-9;

const isSamePlane = (a: FacetPlane, b: FacetPlane): boolean =>
  Math.abs(a.offset - b.offset) < SAME_PLANE && Math.hypot(...subtract(a.normal, b.normal)) < SAME_PLANE;

/** Every facet once: facets of straight sides are found from both of their ends. */
export function distinctPlanes(planes: readonly FacetPlane[]): readonly FacetPlane[] {
  const distinct: FacetPlane[] = [];
  for (const plane of planes) if (!distinct.some((earlier) => isSamePlane(earlier, plane))) distinct.push(plane);
  return distinct;
}

/** The planes and their mirror images across x = 0. */
export const bothSides = (planes: readonly FacetPlane[]): readonly FacetPlane[] => [...planes, ...planes.map(mirrorX)];
