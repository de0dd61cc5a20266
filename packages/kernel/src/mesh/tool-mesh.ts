import { outside } from '../units/item-at.ts';
import { chainHeight, type Chain } from '../math/chain.ts';
import { pointAt, type Point2 } from '../math/piece.ts';
import { cross, dot, subtract, unit, type Vector3 } from '../math/vector3.ts';
import type { FacetedTool, Frame, SweptTool, ToolShape, TurnedTool } from '../stones/tool.ts';
import type { Tessellation } from './ring-scene.ts';
import { PartDraft } from './part-draft.ts';
import { evenRows } from './section-rows.ts';
import { clipEars } from './slot-mesh.ts';

/** Least steps around a turned tool, however small it is. */
const AROUND_LEAST = 12;

/** A point or direction of a tool's frame in the ring's; `w` is 1 for points and 0 for directions. */
function inRing(frame: Frame, x: number, y: number, z: number, w: 0 | 1): Vector3 {
  const row = (k: number): number =>
    (frame[k] ?? outside(frame, k)) * x +
    (frame[k + 4] ?? outside(frame, k + 4)) * y +
    (frame[k + 8] ?? outside(frame, k + 8)) * z +
    w * (frame[k + 12] ?? outside(frame, k + 12));
  return [row(0), row(1), row(2)];
}

/** A point of a meridian: height along the axis, radius, and the normal out of the tool in the same plane. */
interface MeridianPoint {
  readonly height: number;
  readonly radius: number;
  readonly along: number;
  readonly out: number;
}

/** Smooth runs of a meridian, ascending; `side` -1 is the wall of a hole. */
function meridian(chain: Chain, perArc: number, side: 1 | -1): MeridianPoint[][] {
  return chain.map((piece) =>
    evenRows(piece, perArc, side).map(({ x, y, nx, ny }) => ({
      height: x,
      radius: Math.max(0, y),
      along: nx,
      out: ny,
    })),
  );
}

/** Largest radius of a meridian, mm, read at the ends of its pieces. */
const widest = (outer: Chain): number =>
  Math.max(0, ...outer.flatMap((piece) => [pointAt(piece, 0).y, pointAt(piece, 1).y]));

/** Longest chord around a tool that the eye takes for a curve, mm, and the most steps spent on it. */
const CHORD = 0.25;
const AROUND_MOST = 72;

/** Columns around a tool: as fine as the ring's arcs, at least twelve, and more around wide ones such as bezels. */
const aroundTool = (perArc: number, radius: number): number =>
  Math.max(AROUND_LEAST, Math.round(1.5 * perArc), Math.min(AROUND_MOST, Math.ceil((2 * Math.PI * radius) / CHORD)));

/** Factor on the radius at which a polygon has the circle's area. */
const areaKeeping = (around: number): number => {
  const step = (2 * Math.PI) / around;
  return Math.sqrt(step / Math.sin(step));
};

interface TurnedBuild {
  readonly part: PartDraft;
  readonly frame: Frame;
  readonly around: number;
}

function emitCircle({ part, frame, around }: TurnedBuild, { height, radius, along, out }: MeridianPoint): void {
  const keeping = areaKeeping(around);
  for (let k = 0; k <= around; k++) {
    const angle = (2 * Math.PI * (k % around)) / around;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const [x, y, z] = inRing(frame, radius * keeping * s, height, radius * keeping * c, 1);
    const normal = unit(inRing(frame, out * s, along, out * c, 0));
    part.vertex(x, y, z, ...normal, ((2 * Math.PI * k) / around) * radius, height);
  }
}

/** Surface of revolution through the points, seen from the side their normals point to. */
function emitRun(build: TurnedBuild, points: readonly MeridianPoint[], side: 1 | -1): void {
  const { part, around } = build;
  const base = part.reserve(points.length * (around + 1), 2 * points.length * around);
  for (const point of points) emitCircle(build, point);
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    for (let k = 0; k < around; k++) {
      const low = base + index * (around + 1) + k;
      const high = low + around + 1;
      // A point on the axis is one corner: the triangle at it would have no area.
      if (before.radius > 0) {
        if (side === 1) part.triangle(low, low + 1, high + 1);
        else part.triangle(low, high + 1, low + 1);
      }
      if (point.radius > 0) {
        if (side === 1) part.triangle(low, high + 1, high);
        else part.triangle(low, high, high + 1);
      }
    }
  });
}

/** Flat end between the hole, or the axis, and the outer edge; `up` 1 looks along the axis. */
function emitEnd(build: TurnedBuild, height: number, outer: number, inner: number, up: 1 | -1): void {
  if (outer <= inner + 1e-9) return;
  const at = (radius: number): MeridianPoint => ({ height, radius, along: up, out: 0 });
  emitRun(build, up === 1 ? [at(outer), at(inner)] : [at(inner), at(outer)], 1);
}

/** Solid of revolution as a closed surface. */
function emitTurned(part: PartDraft, { frame, outer, inner }: TurnedTool, perArc: number): void {
  const build = { part, frame, around: aroundTool(perArc, widest(outer)) };
  const first = outer[0];
  const last = outer.at(-1);
  if (first === undefined || last === undefined) return;
  for (const run of meridian(outer, perArc, 1)) emitRun(build, run, 1);
  if (inner !== null) for (const run of meridian(inner, perArc, -1)) emitRun(build, run, -1);
  const ends = [pointAt(first, 0), pointAt(last, 1)] as const;
  const hole = (x: number): number => (inner === null ? 0 : Math.max(0, chainHeight(inner, x)));
  emitEnd(build, ends[0].x, ends[0].y, hole(ends[0].x), -1);
  emitEnd(build, ends[1].x, ends[1].y, hole(ends[1].x), 1);
}

/** Closed polyhedron with one normal per triangle. */
function emitFaceted(part: PartDraft, { frame, positions, indices }: FacetedTool): void {
  const base = part.reserve(indices.length, indices.length / 3);
  const corner = (index: number): Vector3 =>
    inRing(
      frame,
      positions[3 * index] ?? outside(positions, 3 * index),
      positions[3 * index + 1] ?? outside(positions, 3 * index + 1),
      positions[3 * index + 2] ?? outside(positions, 3 * index + 2),
      1,
    );
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const [a, b, c] = [
      corner(indices[k] ?? outside(indices, k)),
      corner(indices[k + 1] ?? outside(indices, k + 1)),
      corner(indices[k + 2] ?? outside(indices, k + 2)),
    ];
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    const across = unit(subtract(b, a));
    const up = cross(normal, across);
    for (const point of [a, b, c]) {
      const from = subtract(point, a);
      part.vertex(...point, ...normal, dot(from, across), dot(from, up));
    }
    part.triangle(base + k, base + k + 1, base + k + 2);
  }
}

/** Vertices of a polygon's corner on every column, with the normal of one side of it. */
function emitSweptSide(
  part: PartDraft,
  corners: readonly [Point2, Point2],
  angles: readonly number[],
  radius: number,
): void {
  const [a, b] = corners;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  // Counter-clockwise in (x, y): the metal lies on the left of every side.
  const nx = (b.y - a.y) / length;
  const ny = (a.x - b.x) / length;
  const base = part.reserve(2 * angles.length, 2 * angles.length);
  for (const { x, y } of corners) {
    for (const angle of angles) {
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      part.vertex((radius + y) * c, (radius + y) * s, x, ny * c, ny * s, nx, angle * (radius + y), x);
    }
  }
  for (let k = 0; k + 1 < angles.length; k++) {
    const first = base + k;
    const second = first + angles.length;
    part.quad(first, second, second + 1, first + 1);
  }
}

function emitSweptEnd(part: PartDraft, outline: readonly Point2[], angle: number, side: 1 | -1, radius: number): void {
  const triangles = clipEars(outline);
  const base = part.reserve(outline.length, triangles.length);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  for (const { x, y } of outline) part.vertex((radius + y) * c, (radius + y) * s, x, -s * side, c * side, 0, y, x);
  for (const [i, j, k] of triangles) {
    if (side === 1) part.triangle(base + i, base + j, base + k);
    else part.triangle(base + i, base + k, base + j);
  }
}

/** Polygon of the section swept around the ring's axis; `innerRadius` is the bore's. */
function emitSwept(
  part: PartDraft,
  { outline, from, to }: SweptTool,
  innerRadius: number,
  { around }: Tessellation,
): void {
  const isWhole = to - from > 2 * Math.PI - 1e-9;
  const steps = Math.max(2, Math.ceil(((to - from) / (2 * Math.PI)) * around));
  const angles = Array.from({ length: steps + 1 }, (_, k) =>
    isWhole && k === steps ? from : from + ((to - from) * k) / steps,
  );
  outline.forEach((corner, index) => {
    emitSweptSide(part, [corner, outline[(index + 1) % outline.length] ?? corner], angles, innerRadius);
  });
  if (isWhole) return;
  emitSweptEnd(part, outline, from, -1, innerRadius);
  emitSweptEnd(part, outline, to, 1, innerRadius);
}

/** A setter's tool as closed surfaces of `part`. */
export function emitTool(part: PartDraft, solid: ToolShape, innerRadius: number, tessellation: Tessellation): void {
  switch (solid.shape) {
    case 'turned':
      emitTurned(part, solid, tessellation.perArc);
      return;
    case 'faceted':
      emitFaceted(part, solid);
      return;
    case 'swept':
      emitSwept(part, solid, innerRadius, tessellation);
      return;
  }
}
