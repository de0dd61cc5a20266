import { itemAt, outside } from '../../units/item-at.ts';
import { add, cross, dot, scale, subtract, unit, type Vector3 } from '../../math/vector3.ts';
import type { MeshData } from '../../math/mesh-data.ts';
import type { FacetPlane } from './facet-plane.ts';

/** A facet with its corners, counter-clockwise seen from outside; corners that facets share are the same object. */
export interface Facet {
  readonly plane: FacetPlane;
  readonly corners: readonly Vector3[];
}

/**
 * Corners closer than this are one corner, in girdle widths. Planes that are meant to meet in a point do so within
 * 1e-12; the smallest edge of any cut is some 1e-3.
 */
const WELD = 1e-7;
/** A corner this near to a plane lies on it. */
const ON_PLANE = WELD / 10;
/** Half side of the square that a facet is cut from; larger than any stone of width 1. */
const REACH = 8;

/** The part of a convex polygon inside a half-space; the polygon itself when all of it is. */
function clipPolygon(polygon: Vector3[], { normal, offset }: FacetPlane): Vector3[] {
  if (!polygon.some((corner) => dot(normal, corner) - offset > ON_PLANE)) return polygon;
  const heights = polygon.map((corner) => dot(normal, corner) - offset);
  const kept: Vector3[] = [];
  polygon.forEach((from, index) => {
    const next = (index + 1) % polygon.length;
    const to = polygon[next] ?? from;
    const a = heights[index] ?? outside(heights, index);
    const b = heights[next] ?? outside(heights, next);
    if (a <= ON_PLANE) kept.push(from);
    if (Math.min(a, b) < -ON_PLANE && Math.max(a, b) > ON_PLANE) {
      kept.push(add(from, scale(subtract(to, from), a / (a - b))));
    }
  });
  return kept;
}

/** A plane clipped by all others. */
function facetPolygon(planes: readonly FacetPlane[], plane: FacetPlane): Vector3[] {
  const { normal, offset } = plane;
  const u = unit(cross(Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], normal));
  const v = cross(normal, u);
  const corner = (a: number, b: number): Vector3 =>
    add(scale(normal, offset), add(scale(u, a * REACH), scale(v, b * REACH)));
  let polygon = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  for (const other of planes) {
    if (other !== plane && polygon.length > 0) polygon = clipPolygon(polygon, other);
  }
  return polygon;
}

/** Replaces corners that several facets share by one and the same point; corners on the seam lie on it exactly. */
class CornerTable {
  readonly #corners: Vector3[] = [];

  weld([x, y, z]: Vector3): Vector3 {
    const known = this.#corners.find(
      (corner) => Math.abs(corner[0] - x) < WELD && Math.abs(corner[1] - y) < WELD && Math.abs(corner[2] - z) < WELD,
    );
    if (known !== undefined) return known;
    const fresh: Vector3 = [Math.abs(x) < WELD ? 0 : x, y, z];
    this.#corners.push(fresh);
    return fresh;
  }
}

/** The facets of an intersection of half-spaces; planes that touch it in an edge or a point only are left out. */
export function convexFacets(planes: readonly FacetPlane[]): readonly Facet[] {
  const table = new CornerTable();
  return planes.flatMap((plane) => {
    const welded = facetPolygon(planes, plane).map((point) => table.weld(point));
    const corners = welded.filter((point, at) => point !== welded[(at + 1) % welded.length]);
    return corners.length < 3 ? [] : [{ plane, corners }];
  });
}

/** The facets of the other half of a stone that is mirrored across x = 0. */
export const mirrorFacets = (facets: readonly Facet[]): readonly Facet[] =>
  facets.map(({ plane, corners }) => ({
    plane: { ...plane, normal: [-plane.normal[0], plane.normal[1], plane.normal[2]] },
    corners: corners.map(([x, y, z]): Vector3 => [x === 0 ? 0 : -x, y, z]).toReversed(),
  }));

/** Closed mesh: every facet has its own corners and its normal, so that it is drawn plane; uv is 0. */
export function facetMesh(facets: readonly Facet[]): MeshData {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const { plane, corners } of facets) {
    const base = positions.length / 3;
    for (const corner of corners) {
      positions.push(...corner);
      normals.push(...plane.normal);
    }
    for (let k = 2; k < corners.length; k++) indices.push(base, base + k - 1, base + k);
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    indices: Uint32Array.from(indices),
  };
}

/** Volume within closed facets, by pyramids over the origin. */
export function facetVolume(facets: readonly Facet[]): number {
  let volume = 0;
  for (const { corners } of facets) {
    const first = itemAt(corners, 0);
    for (let k = 2; k < corners.length; k++) {
      volume += dot(first, cross(corners[k - 1] ?? first, corners[k] ?? first)) / 6;
    }
  }
  return volume;
}
