import { outside } from '../units/item-at.ts';
import type { Trapezoid } from './fill-area.ts';

/** Triangles of a filled area, counter-clockwise, every edge shared by at most two of them. */
export interface PlanarMesh {
  /** x, y, x, y, … */
  readonly points: readonly number[];
  readonly triangles: readonly number[];
  /** Closed runs of vertices with the area on their left; no vertex belongs to two runs. */
  readonly borders: readonly (readonly number[])[];
}

/** Corners nearer than this on one level are one vertex, mm. */
const MERGE = 4e-6;

/** Vertices of one level, left to right. */
interface Level {
  readonly y: number;
  readonly xs: number[];
  first: number;
}

function levelsOf(trapezoids: readonly Trapezoid[], stride: number): Map<number, Level> {
  const levels = new Map<number, Level>();
  const add = (y: number, left: number, right: number): void => {
    const level = levels.get(y) ?? { y, xs: [], first: 0 };
    levels.set(y, level);
    level.xs.push(left, right);
    for (let k = Math.ceil(left / stride); k * stride < right; k++) level.xs.push(k * stride);
  };
  for (const { bottom, top, bottomLeft, bottomRight, topLeft, topRight } of trapezoids) {
    add(bottom, bottomLeft, bottomRight);
    add(top, topLeft, topRight);
  }
  let first = 0;
  for (const level of levels.values()) {
    const sorted = level.xs.toSorted((a, b) => a - b);
    level.xs.length = 0;
    for (const x of sorted) if (x - (level.xs.at(-1) ?? -Infinity) > MERGE) level.xs.push(x);
    level.first = first;
    first += level.xs.length;
  }
  return levels;
}

/** Position of x among the level's vertices: the last one that is not clearly right of it. */
function indexOf({ xs }: Level, x: number): number {
  let low = 0;
  let high = xs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((xs[middle] ?? outside(xs, middle)) <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Triangles between two level runs of vertices. */
function fillStrip(
  below: Level,
  bottom: readonly [number, number],
  above: Level,
  top: readonly [number, number],
): number[] {
  const triangles: number[] = [];
  let [i] = bottom;
  let [j] = top;
  while (i < bottom[1] || j < top[1]) {
    const nextBelow = i < bottom[1] ? (below.xs[i + 1] ?? outside(below.xs, i + 1)) : Infinity;
    const nextAbove = j < top[1] ? (above.xs[j + 1] ?? outside(above.xs, j + 1)) : Infinity;
    if (nextBelow <= nextAbove) {
      triangles.push(below.first + i, below.first + i + 1, above.first + j);
      i++;
    } else {
      triangles.push(below.first + i, above.first + j + 1, above.first + j);
      j++;
    }
  }
  return triangles;
}

const edgeKey = (from: number, to: number): number => from * 2 ** 26 + to;

/** Gives every fan of triangles around a vertex its own vertex, so that no two borders touch in one. */
function separateFans(triangles: number[], points: number[]): void {
  const parent = triangles.map((_, corner) => corner);
  const find = (corner: number): number => {
    let root = corner;
    while (parent[root] !== root) root = parent[root] ?? root;
    for (let at = corner; at !== root;) {
      const next = parent[at] ?? root;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const corners = new Map<number, number>();
  const cornerAt = (place: number): number => triangles[place] ?? outside(triangles, place);
  const nextCorner = (corner: number): number => (corner % 3 === 2 ? corner - 2 : corner + 1);
  triangles.forEach((from, corner) => corners.set(edgeKey(from, cornerAt(nextCorner(corner))), corner));
  triangles.forEach((from, corner) => {
    const to = cornerAt(nextCorner(corner));
    const opposite = corners.get(edgeKey(to, from));
    if (opposite === undefined) return;
    parent[find(corner)] = find(nextCorner(opposite));
    parent[find(nextCorner(corner))] = find(opposite);
  });
  const owner = new Map<number, number>();
  const own = new Map<number, number>();
  const separated = triangles.map((vertex, corner) => {
    const root = find(corner);
    const known = own.get(root);
    if (known !== undefined) return known;
    let target = vertex;
    if (owner.has(vertex)) {
      target = points.length / 2;
      points.push(
        points[2 * vertex] ?? outside(points, 2 * vertex),
        points[2 * vertex + 1] ?? outside(points, 2 * vertex + 1),
      );
    } else owner.set(vertex, root);
    own.set(root, target);
    return target;
  });
  separated.forEach((vertex, corner) => {
    triangles[corner] = vertex;
  });
}

/** Draws vertices from `first` on back by `pinch` mm into their own fans, so that walls through them never share an edge. */
function drawBack(triangles: readonly number[], points: number[], first: number, pinch: number): void {
  const sums = new Map<number, { x: number; y: number }>();
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = triangles.slice(t, t + 3);
    for (const vertex of corners.filter((corner) => corner >= first)) {
      const sum = sums.get(vertex) ?? { x: 0, y: 0 };
      sums.set(vertex, sum);
      for (const corner of corners) {
        sum.x +=
          (points[2 * corner] ?? outside(points, 2 * corner)) - (points[2 * vertex] ?? outside(points, 2 * vertex));
        sum.y +=
          (points[2 * corner + 1] ?? outside(points, 2 * corner + 1)) -
          (points[2 * vertex + 1] ?? outside(points, 2 * vertex + 1));
      }
    }
  }
  for (const [vertex, { x, y }] of sums) {
    const share = pinch / Math.max(pinch, Math.hypot(x, y));
    points[2 * vertex] = (points[2 * vertex] ?? outside(points, 2 * vertex)) + share * x;
    points[2 * vertex + 1] = (points[2 * vertex + 1] ?? outside(points, 2 * vertex + 1)) + share * y;
  }
}

function bordersOf(triangles: readonly number[]): number[][] {
  const edges = new Set<number>();
  const cornerAt = (place: number): number => triangles[place] ?? outside(triangles, place);
  const eachEdge = (visit: (from: number, to: number) => void): void => {
    for (let t = 0; t < triangles.length; t += 3) {
      for (let k = 0; k < 3; k++) visit(cornerAt(t + k), cornerAt(t + ((k + 1) % 3)));
    }
  };
  eachEdge((from, to) => edges.add(edgeKey(from, to)));
  const next = new Map<number, number>();
  eachEdge((from, to) => {
    if (!edges.has(edgeKey(to, from))) next.set(from, to);
  });
  const borders: number[][] = [];
  for (const start of next.keys()) {
    if (!next.has(start)) continue;
    const border: number[] = [];
    for (let at: number | undefined = start; at !== undefined;) {
      border.push(at);
      const to: number | undefined = next.get(at);
      next.delete(at);
      at = to === start ? undefined : to;
    }
    borders.push(border);
  }
  return borders;
}

/**
 * Joins trapezoids into one mesh: corners of neighbours that meet a level side become vertices of that side. Level
 * sides are also divided at the multiples of `stride`, mm, so that the mesh can be bent around a ring. Parts that meet in one point are drawn `pinch` mm apart there.
 */
export function planarMesh(trapezoids: readonly Trapezoid[], stride: number, pinch = 0): PlanarMesh {
  const levels = levelsOf(trapezoids, stride);
  const points: number[] = [];
  for (const { y, xs } of levels.values()) for (const x of xs) points.push(x, y);
  const triangles: number[] = [];
  for (const { bottom, top, bottomLeft, bottomRight, topLeft, topRight } of trapezoids) {
    const below = levels.get(bottom);
    const above = levels.get(top);
    if (below === undefined || above === undefined) continue;
    const low = [indexOf(below, bottomLeft), indexOf(below, bottomRight)] as const;
    const high = [indexOf(above, topLeft), indexOf(above, topRight)] as const;
    triangles.push(...fillStrip(below, low, above, high));
  }
  const first = points.length / 2;
  separateFans(triangles, points);
  if (pinch > 0) drawBack(triangles, points, first, pinch);
  return { points, triangles, borders: bordersOf(triangles) };
}
