import type { Demand } from './house-model.ts';

/** A piece that is made says more than a ring on a list. */
const ORDER_POINTS = 5;
const KEEP_POINTS = 1;
/** Counted points at which half of the start value is left. */
const START_HALVED_AT = 20;

/** Points of real orders and keeps. */
export const demandPoints = ({ orders, keeps }: Demand): number => orders * ORDER_POINTS + keeps * KEEP_POINTS;

/**
 * How often a model is asked for: what was counted, and beside it the start value, of which half is left at
 * `START_HALVED_AT` points and a third at twice as many. Without any order or keep it is the start value itself.
 */
export function popularityOf(start: number, demand: Demand): number {
  const points = demandPoints(demand);
  return points + (start * START_HALVED_AT) / (START_HALVED_AT + points);
}
