import { outside } from '../../units/item-at.ts';
import { panelStops, type Node } from './gauss.ts';

/** All walls, and between them the stops that stand `apart` from them and each other. */
export const betweenStops = (walls: readonly number[], stops: readonly number[], apart: number): number[] =>
  walls.flatMap((wall, k) => (k === 0 ? [wall] : panelStops(walls[k - 1] ?? wall, wall, stops, apart).slice(1)));

/** Called with every node of a panel and its weight in mm. */
export type Visit = (at: number, weight: number) => void;

/** Halvings of a panel in which a tool's facet crosses the surface, and the change below which they stop, mm². */
const HALVINGS = 7;
const HALVED = 1e-5;

/** Panels of a slice, each halved until its halves agree with it; what `visit` adds up is in `sum`. */
export function halvedPanels(stops: readonly number[], nodes: readonly Node[], visit: Visit, sum: Float64Array): void {
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
      (most, value, k) =>
        Math.max(most, Math.abs((left[k] ?? outside(left, k)) + (right[k] ?? outside(right, k)) - value)),
      0,
    );
    if (depth === 0 || error < HALVED) {
      total.forEach((value, k) => (total[k] = value + (left[k] ?? outside(left, k)) + (right[k] ?? outside(right, k))));
      return;
    }
    refine(from, middle, left, depth - 1);
    refine(middle, to, right, depth - 1);
  };
  for (let k = 1; k < stops.length; k++) {
    const [from, to] = [stops[k - 1] ?? outside(stops, k - 1), stops[k] ?? outside(stops, k)];
    refine(from, to, panel(from, to), HALVINGS);
  }
  sum.set(total);
}

/** Calls back with every node of every panel and its weight in mm. */
export function forPanels(stops: readonly number[], nodes: readonly Node[], visit: Visit): void {
  for (let k = 1; k < stops.length; k++) {
    const from = stops[k - 1] ?? outside(stops, k - 1);
    const width = (stops[k] ?? outside(stops, k)) - from;
    for (const [at, weight] of nodes) visit(from + width * at, width * weight);
  }
}

/** Halvings of a panel that its own nodes do not agree on. */
const CHECKED = 6;

/**
 * Calls back with the nodes of every panel, and halves those on which the rule differs by more than `tolerance` from itself
 * without its middle node: where surfaces of tools cross at places that are no stops. What `visit` adds up is in `sum`.
 * Agreeing panels cost what `forPanels` takes.
 */
export function checkedPanels(
  stops: readonly number[],
  nodes: readonly Node[],
  visit: Visit,
  sum: Float64Array,
  tolerance: number,
): void {
  const total = sum.slice();
  const panel = (from: number, to: number, depth: number): void => {
    const width = to - from;
    const value = new Float64Array(sum.length);
    const doubt = new Float64Array(sum.length);
    for (const [at, weight, check] of nodes) {
      sum.fill(0);
      visit(from + width * at, width);
      sum.forEach((part, k) => {
        value[k] = (value[k] ?? outside(value, k)) + weight * part;
        doubt[k] = (doubt[k] ?? outside(doubt, k)) + check * part;
      });
    }
    if (depth > 0 && doubt.some((part) => Math.abs(part) > tolerance)) {
      const middle = (from + to) / 2;
      panel(from, middle, depth - 1);
      panel(middle, to, depth - 1);
      return;
    }
    value.forEach((part, k) => (total[k] = (total[k] ?? outside(total, k)) + part));
  };
  for (let k = 1; k < stops.length; k++)
    panel(stops[k - 1] ?? outside(stops, k - 1), stops[k] ?? outside(stops, k), CHECKED);
  sum.set(total);
}
