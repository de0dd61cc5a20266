import { itemAt, outside } from '../units/item-at.ts';
import type { Polyline } from './flatten-contour.ts';

/**
 * Filled area of overlapping closed loops (non-zero rule) as trapezoids with level tops and bottoms.
 *
 * A sweep from bottom to top: between two neighbouring levels (a vertex or a crossing each) no two edges cross, so
 * the winding number from left to right tells what is filled. A trapezoid stays open as long as the same two edges
 * bound it. Scripts overlap at every join and a widened line overlaps itself everywhere; the sweep needs no special
 * case for either, and its trapezoids give area, integrals, outline and mesh alike.
 */
export interface Trapezoid {
  readonly bottom: number;
  readonly top: number;
  /** x of the left and right side at the bottom and at the top. */
  readonly bottomLeft: number;
  readonly bottomRight: number;
  readonly topLeft: number;
  readonly topRight: number;
}

/** Levels are multiples of this, so that neighbouring trapezoids meet on the same level; mm or letter heights. */
const GRID = 2 ** -20;

/**
 * Two areas that run so near beside each other from level to level are one: the sides of a widened line fall onto each
 * other where it turns, and the bent walls of a slit without width enclosed a hollow under an "a" cut by a diamond.
 */
const SLIT = 16 * GRID;

interface Edge {
  readonly id: number;
  readonly low: number;
  readonly high: number;
  readonly x: number;
  readonly slope: number;
  readonly winding: 1 | -1;
}

interface OpenTrapezoid {
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const snap = (value: number): number => Math.round(value / GRID) * GRID;
const xAt = (edge: Edge, y: number): number => edge.x + (y - edge.low) * edge.slope;

function edgesOf(loops: readonly Polyline[]): Edge[] {
  const edges: Edge[] = [];
  for (const loop of loops) {
    const count = loop.length / 2;
    for (let k = 0; k < count; k++) {
      const next = (k + 1) % count;
      const [x0, y0] = [loop[2 * k] ?? outside(loop, 2 * k), snap(loop[2 * k + 1] ?? outside(loop, 2 * k + 1))];
      const [x1, y1] = [
        loop[2 * next] ?? outside(loop, 2 * next),
        snap(loop[2 * next + 1] ?? outside(loop, 2 * next + 1)),
      ];
      if (y0 === y1) continue;
      const slope = (x1 - x0) / (y1 - y0);
      const isUp = y1 > y0;
      edges.push({
        id: 0,
        low: isUp ? y0 : y1,
        high: isUp ? y1 : y0,
        x: isUp ? x0 : x1,
        slope,
        winding: isUp ? 1 : -1,
      });
    }
  }
  return edges.sort((a, b) => a.low - b.low).map((edge, id) => ({ ...edge, id }));
}

/** Levels at which two edges of the sorted list cross. */
function addCrossings(edges: readonly Edge[], levels: Set<number>): void {
  edges.forEach((a, index) => {
    const aRight = Math.max(a.x, xAt(a, a.high));
    const aLeft = Math.min(a.x, xAt(a, a.high));
    for (let k = index + 1; k < edges.length; k++) {
      const b = edges[k];
      if (b === undefined || b.low >= a.high) break;
      const end = xAt(b, b.high);
      if (Math.min(b.x, end) > aRight || Math.max(b.x, end) < aLeft || a.slope === b.slope) continue;
      const y = b.low + (b.x - xAt(a, b.low)) / (a.slope - b.slope);
      if (y > b.low && y < Math.min(a.high, b.high)) levels.add(snap(y));
    }
  });
}

/**
 * Work of filling loops: levels × edges that stand beside each other at one height, on average. Plain outlines of n
 * edges take some n · 10; what crosses itself everywhere takes up to n³.
 */
export function fillWork(loops: readonly Polyline[]): number {
  const edges = edgesOf(loops);
  if (edges.length === 0) return 0;
  const levels = new Set(edges.flatMap((edge) => [edge.low, edge.high]));
  addCrossings(edges, levels);
  const lowest = itemAt(edges, 0).low;
  const height = edges.reduce((most, { high }) => Math.max(most, high), lowest) - lowest;
  const standing = edges.reduce((sum, { low, high }) => sum + high - low, 0);
  return height > 0 ? (levels.size * standing) / height : 0;
}

/** Sorts the edges in place by their x at height y: from one level to the next few of them change places. */
function sortAt(active: Edge[], y: number): void {
  const xs: number[] = [];
  active.forEach((edge, index) => {
    const x = xAt(edge, y);
    let at = index;
    for (; at > 0; at--) {
      const [before, beforeX] = [active[at - 1], xs[at - 1]];
      if (before === undefined || beforeX === undefined) break;
      if (beforeX < x || (beforeX === x && before.id < edge.id)) break;
      active[at] = before;
      xs[at] = beforeX;
    }
    active[at] = edge;
    xs[at] = x;
  });
}

/** Pairs of edges that bound filled area between two levels, left to right; brings the edges into that order. */
function spansBetween(active: Edge[], bottom: number, top: number): (readonly [Edge, Edge])[] {
  sortAt(active, (bottom + top) / 2);
  const spans: (readonly [Edge, Edge])[] = [];
  const isSlit = (from: Edge, to: Edge): boolean =>
    xAt(to, bottom) - xAt(from, bottom) < SLIT && xAt(to, top) - xAt(from, top) < SLIT;
  let winding = 0;
  let left: Edge | null = null;
  for (const edge of active) {
    const before = winding;
    winding += edge.winding;
    if (before === 0) left = edge;
    else if (winding === 0 && left !== null) {
      const last = spans.at(-1);
      if (last !== undefined && isSlit(last[1], left)) spans[spans.length - 1] = [last[0], edge];
      else spans.push([left, edge]);
    }
  }
  return spans;
}

/** Ends of the spans at level y, forced into their order: rounding of a crossing must not turn a span over. */
function endsAt(spans: readonly (readonly [Edge, Edge])[], y: number): (readonly [number, number])[] {
  let reached = -Infinity;
  return spans.map(([leftEdge, rightEdge]) => {
    const left = Math.max(reached, xAt(leftEdge, y));
    const right = Math.max(left, xAt(rightEdge, y));
    reached = right;
    return [left, right] as const;
  });
}

/**
 * Trapezoids of the loops' filled area, bottom to top. `cuts` are further levels at which every trapezoid ends.
 * Loops may overlap, cross and touch; open ends are joined. Roughly n² for n edges at the same height.
 */
export function fillArea(loops: readonly Polyline[], cuts: readonly number[] = []): Trapezoid[] {
  const edges = edgesOf(loops);
  if (edges.length === 0) return [];
  const levels = new Set(edges.flatMap((edge) => [edge.low, edge.high]));
  addCrossings(edges, levels);
  const forced = new Set(cuts.map(snap));
  const lowest = itemAt(edges, 0).low;
  const highest = edges.reduce((max, edge) => Math.max(max, edge.high), lowest);
  for (const cut of forced) if (cut > lowest && cut < highest) levels.add(cut);
  const sorted = [...levels].sort((a, b) => a - b);
  const trapezoids: Trapezoid[] = [];
  let open = new Map<string, OpenTrapezoid>();
  const ending = new Map<string, readonly [number, number]>();
  const close = (key: string, { bottom, left, right }: OpenTrapezoid, top: number): void => {
    const [topLeft, topRight] = ending.get(key) ?? [left, right];
    trapezoids.push({ bottom, top, bottomLeft: left, bottomRight: right, topLeft, topRight });
  };
  let active: Edge[] = [];
  let entering = 0;
  sorted.forEach((y, index) => {
    const above = sorted[index + 1];
    active = active.filter((edge) => edge.high > y);
    for (; (edges[entering]?.low ?? Infinity) <= y; entering++) {
      const edge = edges[entering];
      if (edge !== undefined && edge.high > y) active.push(edge);
    }
    const spans = above === undefined ? [] : spansBetween(active, y, above);
    const starts = endsAt(spans, y);
    const next = new Map<string, OpenTrapezoid>();
    spans.forEach(([leftEdge, rightEdge], k) => {
      const key = `${leftEdge.id} ${rightEdge.id}`;
      const going = forced.has(y) ? undefined : open.get(key);
      const [left, right] = itemAt(starts, k);
      next.set(key, going ?? { bottom: y, left, right });
    });
    for (const [key, trapezoid] of open) if (next.get(key) !== trapezoid) close(key, trapezoid, y);
    open = next;
    ending.clear();
    if (above === undefined) return;
    const tops = endsAt(spans, above);
    spans.forEach(([leftEdge, rightEdge], k) => ending.set(`${leftEdge.id} ${rightEdge.id}`, itemAt(tops, k)));
  });
  return trapezoids;
}
