import type { Facet, Vector } from './fold-planes.ts';

/** Proportions of the trade's default brilliant, fractions of the girdle diameter and radians. */
const TABLE = 0.57;
const CROWN = (34.5 * Math.PI) / 180;
const PAVILION = (40.8 * Math.PI) / 180;
const STAR = 0.55;
const LOWER_HALF = 0.8;
const GIRDLE = 0.03;
const GIRDLE_FACETS = 32;

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const polar = (azimuth: number, radius: number, y: number): Vector => [
  radius * Math.cos(azimuth),
  y,
  radius * Math.sin(azimuth),
];

function plane(normal: Vector, point: Vector): Facet {
  const k = 1 / Math.hypot(...normal);
  const unit: Vector = [normal[0] * k, normal[1] * k, normal[2] * k];
  return { normal: unit, offset: dot(unit, point) };
}

/** Plane through three points, facing away from the axis point (0, 0, 0). */
function planeThrough(a: Vector, b: Vector, c: Vector): Facet {
  const n = cross(minus(b, a), minus(c, a));
  return dot(n, a) < 0 ? plane([-n[0], -n[1], -n[2]], a) : plane(n, a);
}

/** The 57 facets and the girdle of a round brilliant, girdle diameter 1, +y = table, y = 0 at mid-girdle. */
export function roundFacets(): readonly Facet[] {
  const [radius, half, top] = [0.5, Math.PI / 8, GIRDLE / 2];
  const tableRadius = TABLE * radius;
  const tableHeight = top + (radius - tableRadius) * Math.tan(CROWN);
  const starRadius = tableRadius * Math.cos(half) + STAR * (radius - tableRadius * Math.cos(half));
  const starHeight = top + (radius - starRadius * Math.cos(half)) * Math.tan(CROWN);
  const tipRadius = radius * (1 - LOWER_HALF);
  const tipHeight = -top - (radius - tipRadius * Math.cos(half)) * Math.tan(PAVILION);
  const facets: Facet[] = [plane([0, 1, 0], [0, tableHeight, 0])];
  for (let k = 0; k < 8; k += 1) {
    const [a, h, b] = [2 * half * k, 2 * half * k + half, 2 * half * (k + 1)];
    const out: Vector = [Math.cos(a), 0, Math.sin(a)];
    const star = polar(h, starRadius, starHeight);
    const tip = polar(h, tipRadius, tipHeight);
    const crownOut = Math.sin(CROWN);
    const pavilionOut = Math.sin(PAVILION);
    facets.push(
      plane([out[0] * crownOut, Math.cos(CROWN), out[2] * crownOut], polar(a, radius, top)),
      planeThrough(polar(a, tableRadius, tableHeight), polar(b, tableRadius, tableHeight), star),
      planeThrough(polar(a, radius, top), polar(h, radius, top), star),
      planeThrough(polar(b, radius, top), polar(h, radius, top), star),
      plane([out[0] * pavilionOut, -Math.cos(PAVILION), out[2] * pavilionOut], polar(a, radius, -top)),
      planeThrough(polar(a, radius, -top), polar(h, radius, -top), tip),
      planeThrough(polar(b, radius, -top), polar(h, radius, -top), tip),
    );
  }
  for (let j = 0; j < GIRDLE_FACETS; j += 1) {
    const azimuth = ((j + 0.5) * 2 * Math.PI) / GIRDLE_FACETS;
    facets.push({ normal: polar(azimuth, 1, 0), offset: radius * Math.cos(Math.PI / GIRDLE_FACETS) });
  }
  return facets;
}
