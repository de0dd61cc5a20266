import { add, cross, dot, scale, subtract, unit, type Vector3 } from '../math/vector3.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { ROUND_DEFAULTS, type RoundProportions } from './round-proportions.ts';

export type FacetKind = 'table' | 'star' | 'bezel' | 'upper-half' | 'girdle' | 'main' | 'lower-half';

/** A facet's plane: the stone lies where dot(normal, point) ≤ offset. */
export interface FacetPlane {
  readonly kind: FacetKind;
  readonly normal: Vector3;
  readonly offset: number;
}

/** A round brilliant of girdle diameter 1: +y towards the table, y = 0 at mid-girdle. */
export interface Brilliant {
  /** 57 facets and the flats of the girdle. */
  readonly planes: readonly FacetPlane[];
  /** Closed, every facet planar with its own vertices and normal; uv is 0. */
  readonly mesh: MeshData;
  /** Volume over d³: 0.2099 for the default proportions. */
  readonly volume: number;
}

const DEGREE = Math.PI / 180;
const EIGHTH = 45 * DEGREE;
const SIXTEENTH = EIGHTH / 2;
/** Flats of the girdle: four to each half facet, so that its thick points are corners. */
const GIRDLE_FLATS = 64;
const RADIUS = 0.5;
/** Corners of neighbouring facets closer than this are one corner (girdle diameters). */
const WELD = 1e-7;

const polar = (azimuth: number, radius: number, y: number): Vector3 => [
  radius * Math.cos(azimuth),
  y,
  radius * Math.sin(azimuth),
];

function through(kind: FacetKind, a: Vector3, b: Vector3, c: Vector3): FacetPlane {
  const normal = unit(cross(subtract(b, a), subtract(c, a)));
  const outward = dot(normal, a) < 0 ? scale(normal, -1) : normal;
  return { kind, normal: outward, offset: dot(outward, a) };
}

function sloped(kind: FacetKind, azimuth: number, angle: number, y: number): FacetPlane {
  const side = kind === 'bezel' ? 1 : -1;
  const normal: Vector3 = [
    Math.cos(azimuth) * Math.sin(angle),
    side * Math.cos(angle),
    Math.sin(azimuth) * Math.sin(angle),
  ];
  return { kind, normal, offset: dot(normal, polar(azimuth, RADIUS, y)) };
}

function crownPlanes(p: RoundProportions): FacetPlane[] {
  const rise = Math.tan(p.crownDegrees * DEGREE);
  const girdle = p.girdle / 2;
  const tableRadius = p.table * RADIUS;
  const tableY = girdle + (RADIUS - tableRadius) * rise;
  const flat = tableRadius * Math.cos(SIXTEENTH);
  const starRadius = flat + p.starLength * (RADIUS - flat);
  const starY = girdle + (RADIUS - starRadius * Math.cos(SIXTEENTH)) * rise;
  const planes: FacetPlane[] = [{ kind: 'table', normal: [0, 1, 0], offset: tableY }];
  for (let k = 0; k < 8; k++) {
    const here = k * EIGHTH;
    const between = here + SIXTEENTH;
    const next = here + EIGHTH;
    const tip = polar(between, starRadius, starY);
    planes.push(sloped('bezel', here, p.crownDegrees * DEGREE, girdle));
    planes.push(through('star', polar(here, tableRadius, tableY), polar(next, tableRadius, tableY), tip));
    planes.push(through('upper-half', tip, polar(here, RADIUS, girdle), polar(between, RADIUS, girdle)));
    planes.push(through('upper-half', tip, polar(between, RADIUS, girdle), polar(next, RADIUS, girdle)));
  }
  return planes;
}

function pavilionPlanes(p: RoundProportions): FacetPlane[] {
  const fall = Math.tan(p.pavilionDegrees * DEGREE);
  const girdle = -p.girdle / 2;
  const tipRadius = RADIUS * (1 - p.lowerHalfLength);
  const tipY = girdle - (RADIUS - tipRadius * Math.cos(SIXTEENTH)) * fall;
  const planes: FacetPlane[] = [];
  for (let k = 0; k < 8; k++) {
    const here = k * EIGHTH;
    const between = here + SIXTEENTH;
    const tip = polar(between, tipRadius, tipY);
    planes.push(sloped('main', here, p.pavilionDegrees * DEGREE, girdle));
    planes.push(through('lower-half', tip, polar(here, RADIUS, girdle), polar(between, RADIUS, girdle)));
    planes.push(through('lower-half', tip, polar(between, RADIUS, girdle), polar(here + EIGHTH, RADIUS, girdle)));
  }
  return planes;
}

function girdlePlanes(): FacetPlane[] {
  return Array.from({ length: GIRDLE_FLATS }, (_, index) => {
    const azimuth = ((index + 0.5) * 2 * Math.PI) / GIRDLE_FLATS;
    return {
      kind: 'girdle' as const,
      normal: [Math.cos(azimuth), 0, Math.sin(azimuth)] as const,
      offset: RADIUS * Math.cos(Math.PI / GIRDLE_FLATS),
    };
  });
}

/** The part of a convex polygon inside a half-space. */
function clipPolygon(polygon: readonly Vector3[], plane: FacetPlane): Vector3[] {
  const kept: Vector3[] = [];
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const a = dot(plane.normal, from) - plane.offset;
    const b = dot(plane.normal, to) - plane.offset;
    if (a <= WELD / 10) kept.push(from);
    if ((a < -WELD / 10 && b > WELD / 10) || (a > WELD / 10 && b < -WELD / 10)) {
      kept.push(add(from, scale(subtract(to, from), a / (a - b))));
    }
  });
  return kept;
}

/** Corners of one facet counter-clockwise seen from outside: its plane clipped by all others. */
function facetPolygon(planes: readonly FacetPlane[], index: number): Vector3[] {
  const plane = planes[index];
  if (plane === undefined) return [];
  const u = unit(cross(Math.abs(plane.normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], plane.normal));
  const v = cross(plane.normal, u);
  const centre = scale(plane.normal, plane.offset);
  let polygon: Vector3[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => add(centre, add(scale(u, 2 * a), scale(v, 2 * b))));
  planes.forEach((other, otherIndex) => {
    if (otherIndex !== index && polygon.length > 0) polygon = clipPolygon(polygon, other);
  });
  return polygon;
}

/** Replaces corners that several facets share by one and the same point. */
class CornerTable {
  readonly corners: Vector3[] = [];

  weld(point: Vector3): Vector3 {
    const known = this.corners.find((corner) => Math.hypot(...subtract(corner, point)) < WELD);
    if (known !== undefined) return known;
    this.corners.push(point);
    return point;
  }
}

function meshOf(planes: readonly FacetPlane[]): MeshData {
  const corners = new CornerTable();
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  planes.forEach((plane, index) => {
    const welded = facetPolygon(planes, index).map((point) => corners.weld(point));
    const polygon = welded.filter((point, at) => point !== welded[(at + 1) % welded.length]);
    const base = positions.length / 3;
    for (const point of polygon) {
      positions.push(...point);
      normals.push(...plane.normal);
    }
    for (let k = 2; k < polygon.length; k++) indices.push(base, base + k - 1, base + k);
  });
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    indices: Uint32Array.from(indices),
  };
}

function volumeOf(planes: readonly FacetPlane[]): number {
  let volume = 0;
  planes.forEach((plane, index) => {
    const polygon = facetPolygon(planes, index);
    const first = polygon[0];
    if (first === undefined) return;
    for (let k = 2; k < polygon.length; k++) {
      const a = polygon[k - 1] ?? first;
      const b = polygon[k] ?? first;
      volume += dot(first, cross(a, b)) / 6;
    }
  });
  return volume;
}

function build(proportions: RoundProportions): Brilliant {
  const planes = [...crownPlanes(proportions), ...girdlePlanes(), ...pavilionPlanes(proportions)];
  return { planes, mesh: meshOf(planes), volume: volumeOf(planes) };
}

// Building takes a few milliseconds and every ring with stones asks for the same stone.
const built = new Map<string, Brilliant>();

/**
 * A round brilliant by its proportions (fractions of the girdle diameter, degrees): 57 planar facets and a
 * closed mesh. Half facets contain the chords between the girdle's thick points, which gives the scalloped edge.
 */
export function roundBrilliant(proportions: RoundProportions = ROUND_DEFAULTS): Brilliant {
  const key = JSON.stringify(Object.values(proportions));
  const known = built.get(key);
  if (known !== undefined) return known;
  const brilliant = build(proportions);
  built.set(key, brilliant);
  return brilliant;
}
