import { itemAt, lastItem } from '../units/item-at.ts';
import { RECESS_DEPTH } from './girdle-sink.ts';
import { rowCentre } from './row-count.ts';
import { stoneBed } from './seat-ground.ts';
import { clearHeight, cut, inSection, type RecipeStep, type RowWork } from './row-work.ts';

/** Floor of the recess beside the stones, mm. */
const RIM = 0.1;
/** Air over a groove's floor, mm. */
const OVER_FLOOR = 0.02;

/** Half of the angle that a swept cut takes along its row, radians; π all around. */
export function sweptHalf({ plan, row, size }: RowWork, beyond: number): number {
  if (row.extent === 'full') return Math.PI;
  return Math.min(Math.PI, ((plan.count - 1) * plan.pitch) / 2 + (size.along / 2 + beyond) / plan.girdleRadius);
}

/** Span of a swept cut around the row's middle. */
export function sweptSpan(work: RowWork, beyond: number): { readonly from: number; readonly to: number } {
  const half = sweptHalf(work, beyond);
  const { angles } = work.plan;
  const centre = half === Math.PI ? rowCentre(work.row) : (itemAt(angles, 0) + lastItem(angles)) / 2;
  return { from: centre - half, to: centre + half };
}

/** Recess of a grain-set row: 0.2 mm deep, bright cut under 45° on both sides. */
export function recessSteps(work: RowWork): readonly RecipeStep[] {
  const { body, plan, size } = work;
  const [spot] = plan.spots;
  if (spot === undefined) return [];
  const floor = spot.sink - RECESS_DEPTH;
  const half = size.across / 2 + RIM;
  // In a groove there is only air over its floor, and walls that stay.
  const isInGroove = stoneBed(body, work.row)?.holds === true;
  const top = isInGroove ? spot.sink + OVER_FLOOR : clearHeight(work, spot, half + RECESS_DEPTH);
  const wide = half + top - floor;
  const at = (s: number, v: number): { x: number; y: number } => inSection(body, spot, s, v);
  const outline = [at(-half, floor), at(half, floor), at(wide, top), at(-wide, top)];
  return [cut({ shape: 'swept', outline, ...sweptSpan(work, RIM) })];
}
