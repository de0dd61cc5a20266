import { itemAt, lastItem, outside } from '../units/item-at.ts';
import type { Chain } from '../math/chain.ts';
import { line, type ArcPiece, type Piece, type Point2 } from '../math/piece.ts';
import type { FacetedTool, Frame, TurnedTool } from './tool.ts';

/** Height along a tool's axis and radius there, or half width of a level, mm. */
export type Level = readonly [height: number, reach: number];

/** Lines through levels, ascending. */
export function lathe(levels: readonly Level[]): Chain {
  return levels.slice(1).map(([y, r], index): Piece => {
    const [y0, r0] = levels[index] ?? [y, r];
    return line(y0, r0, y, r);
  });
}

export const turned = (frame: Frame, outer: Chain, inner: Chain | null = null): TurnedTool => ({
  shape: 'turned',
  frame,
  outer,
  inner,
});

/** Pin with a round head, from `foot` up to `top`, mm; shorter than its radius it is a spherical cap. */
export function roundedPin(frame: Frame, foot: number, top: number, radius: number): TurnedTool {
  const centre = top - radius;
  const start = Math.acos(Math.min(1, Math.max(-1, (foot - centre) / radius)));
  const round = Math.min(start, Math.PI / 2);
  const dome: ArcPiece = { kind: 'arc', cx: centre, cy: 0, radius, start: round, sweep: -round };
  return turned(frame, foot < centre ? [line(foot, radius, centre, radius), dome] : [dome]);
}

/** A point of a tool's frame, mm. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Pin between two points of a frame that do not lie over each other along its y, mm: flat at `from`, a half sphere about `to`. */
export function leaningPin(frame: Frame, from: Point3, to: Point3, radius: number): TurnedTool {
  const along = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = Math.hypot(...along);
  const [ux, uy, uz] = [along[0] / length, along[1] / length, along[2] / length];
  const level = Math.hypot(ux, uz);
  const [sx, sz] = [uz / level, -ux / level];
  // x is level, y runs along the pin, z = x × y.
  const axes: readonly Point3[] = [
    [sx, 0, sz],
    [ux, uy, uz],
    [-sz * uy, sz * ux - sx * uz, sx * uy],
  ];
  const turn = ([x, y, z]: Point3, w: number): number[] =>
    [0, 1, 2, 3].map(
      (k) =>
        (frame[k] ?? outside(frame, k)) * x +
        (frame[4 + k] ?? outside(frame, 4 + k)) * y +
        (frame[8 + k] ?? outside(frame, 8 + k)) * z +
        (frame[12 + k] ?? outside(frame, 12 + k)) * w,
    );
  const own = [...axes.flatMap((axis) => turn(axis, 0)), ...turn(from, 1)];
  return roundedPin(own, 0, length + radius, radius);
}

class Solid {
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];
  readonly #sides: number[] = [];
  #side = 0;
  #curved = 0;

  /** Triangles from now on belong to a further curved side, or to none. */
  turnTo(side: 'curved' | 'plane'): void {
    if (side === 'curved') this.#curved += 1;
    this.#side = side === 'curved' ? this.#curved : 0;
  }

  vertex(x: number, y: number, z: number): number {
    this.#positions.push(x, y, z);
    return this.#positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
    this.#sides.push(this.#side);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  in(frame: Frame): FacetedTool {
    return {
      shape: 'faceted',
      frame,
      positions: Float64Array.from(this.#positions),
      indices: Uint32Array.from(this.#indices),
      ...(this.#curved > 0 && { sides: Uint32Array.from(this.#sides) }),
    };
  }
}

/** Corners of a level of four that follow each other. */
const SIDES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const;

/**
 * Bar along local z from `from` to `to` whose section is symmetrical about y: levels of height and half width,
 * ascending and without level ledges.
 */
export function levelBar(frame: Frame, levels: readonly Level[], from: number, to: number): FacetedTool {
  const solid = new Solid();
  const corners = levels.map(([y, half]): readonly [number, number, number, number] => [
    solid.vertex(-half, y, from),
    solid.vertex(half, y, from),
    solid.vertex(half, y, to),
    solid.vertex(-half, y, to),
  ]);
  const [first, last] = [itemAt(corners, 0), lastItem(corners)];
  solid.quad(first[0], first[1], first[2], first[3]);
  solid.quad(last[3], last[2], last[1], last[0]);
  corners.slice(1).forEach((upper, index) => {
    const lower = itemAt(corners, index);
    for (const [k, next] of SIDES) solid.quad(lower[k], upper[k], upper[next], lower[next]);
  });
  return solid.in(frame);
}

/** An outline at a height: points (x, z) in the tool's frame, counter-clockwise in (x, z), seen from the middle each on its own ray. */
export interface Layer {
  readonly y: number;
  readonly points: readonly Point2[];
}

/** Skin between two rings of vertices, facing away from the axis or towards it. */
function sleeve(solid: Solid, lower: readonly number[], upper: readonly number[], isOuter: boolean): void {
  solid.turnTo('curved');
  lower.forEach((a, k) => {
    const next = (k + 1) % lower.length;
    const [b, c, d] = [
      lower[next] ?? outside(lower, next),
      upper[next] ?? outside(upper, next),
      upper[k] ?? outside(upper, k),
    ];
    if (isOuter) solid.quad(a, d, c, b);
    else solid.quad(a, b, c, d);
  });
}

/** End of a solid: a fan about the axis, or the wall around a hole. */
function end(solid: Solid, edge: readonly number[], hole: readonly number[] | null, y: number, isTop: boolean): void {
  const centre = hole === null ? solid.vertex(0, y, 0) : 0;
  edge.forEach((a, k) => {
    const next = (k + 1) % edge.length;
    const [p, q] = isTop ? [edge[next] ?? outside(edge, next), a] : [a, edge[next] ?? outside(edge, next)];
    if (hole === null) solid.triangle(centre, p, q);
    else solid.quad(p, q, itemAt(hole, isTop ? k : next), itemAt(hole, isTop ? next : k));
  });
}

/** Solid between layers of equally many points, heights ascending; `hole` (same heights) leaves a hole through it. */
export function layered(frame: Frame, layers: readonly Layer[], hole: readonly Layer[] | null = null): FacetedTool {
  const solid = new Solid();
  const rings = (of: readonly Layer[]): number[][] =>
    of.map(({ y, points }) => points.map((point) => solid.vertex(point.x, y, point.y)));
  const outer = rings(layers);
  const inner = hole === null ? null : rings(hole);
  outer.slice(1).forEach((upper, index) => sleeve(solid, itemAt(outer, index), upper, true));
  inner?.slice(1).forEach((upper, index) => sleeve(solid, itemAt(inner, index), upper, false));
  solid.turnTo('plane');
  for (const at of [0, layers.length - 1]) {
    end(solid, itemAt(outer, at), inner === null ? null : itemAt(inner, at), itemAt(layers, at).y, at > 0);
  }
  return solid.in(frame);
}

/** An outline enlarged or shrunk about the stone's axis. */
export const scaledOutline = (points: readonly Point2[], by: number): Point2[] =>
  points.map(({ x, y }) => ({ x: x * by, y: y * by }));
