import { panelStops } from './gauss.ts';

/** All walls, and between them the stops that stand `apart` from them and each other. */
export const betweenStops = (walls: readonly number[], stops: readonly number[], apart: number): number[] =>
  walls.flatMap((wall, k) => (k === 0 ? [wall] : panelStops(walls[k - 1] ?? wall, wall, stops, apart).slice(1)));

/** Called with every node of a panel and its weight in mm. */
export type Visit = (at: number, weight: number) => void;

/** Halvings of a panel in which a tool's facet crosses the surface, and the change below which they stop, mm². */
const HALVINGS = 7;
const HALVED = 2e-8;

/** Panels of a slice, each halved until its halves agree with it; what `visit` adds up is in `sum`. */
export function halvedPanels(
  stops: readonly number[],
  nodes: readonly (readonly [number, number])[],
  visit: Visit,
  sum: Float64Array,
): void {
  const total = sum.slice();
  const panel = (from: number, to: number): Float64Array => {
    sum.fill(0);
    forPanels([from, to], nodes, visit);
    return sum.slice();
  };
  const refine = (from: number, to: number, whole: Float64Array, depth: number): void => {
    const middle = (from + to) / 2;
    const [left, right] = [panel(from, middle), panel(middle, to)];
    const error = whole.reduce(
      (most, value, k) => Math.max(most, Math.abs((left[k] ?? 0) + (right[k] ?? 0) - value)),
      0,
    );
    if (depth === 0 || error < HALVED) {
      total.forEach((value, k) => (total[k] = value + (left[k] ?? 0) + (right[k] ?? 0)));
      return;
    }
    refine(from, middle, left, depth - 1);
    refine(middle, to, right, depth - 1);
  };
  for (let k = 1; k < stops.length; k++) {
    const [from, to] = [stops[k - 1] ?? 0, stops[k] ?? 0];
    refine(from, to, panel(from, to), HALVINGS);
  }
  sum.set(total);
}

/** Calls back with every node of every panel and its weight in mm. */
export function forPanels(stops: readonly number[], nodes: readonly (readonly [number, number])[], visit: Visit): void {
  for (let k = 1; k < stops.length; k++) {
    const from = stops[k - 1] ?? 0;
    const width = (stops[k] ?? 0) - from;
    for (const [at, weight] of nodes) visit(from + width * at, width * weight);
  }
}
