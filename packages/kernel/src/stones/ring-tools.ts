import { outside } from '../units/item-at.ts';
import { castSegment } from '../body/cast-segment.ts';
import { segmentAt, type RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { bezelSteps } from './bezel-tools.ts';
import { cornerBeads, sharedBeads } from './bead-tools.ts';
import { prongSteps } from './prong-tools.ts';
import { recessSteps } from './recess-tools.ts';
import type { RowPlan } from './row-count.ts';
import { planRow } from './row-plan.ts';
import type { RecipeStep, RowWork } from './row-work.ts';
import { beadBite, seatSteps } from './seat-tools.ts';
import { barSteps, channelSteps, crossChannelSteps, tensionSteps } from './slot-tools.ts';
import { stoneSize } from './stone-size.ts';
import type { Tool } from './tool.ts';

const seats = (work: RowWork): readonly RecipeStep[] => work.plan.spots.flatMap((spot) => seatSteps(work, spot));

/** Beads are pushed over the stones: they end at the crown. */
const beadBites = (work: RowWork): readonly RecipeStep[] => work.plan.spots.map((spot) => beadBite(work, spot));
const grains = (work: RowWork): readonly RecipeStep[] => [
  ...recessSteps(work),
  ...seats(work),
  ...work.plan.spots.flatMap((spot) => cornerBeads(work, spot)),
  ...beadBites(work),
];

/** The setter's steps for one row, in working order. */
const RECIPES: Readonly<Record<StoneRow['setting'], (work: RowWork) => readonly RecipeStep[]>> = {
  flush: seats,
  side: seats,
  scatter: seats,
  grain: grains,
  pave: (work) => [...seats(work), ...sharedBeads(work), ...beadBites(work)],
  channel: channelSteps,
  'channel-cross': crossChannelSteps,
  bar: barSteps,
  bezel: bezelSteps,
  tension: tensionSteps,
  prong4: prongSteps,
  prong6: prongSteps,
};

/** Pieces in one cell of this size are one, mm, and so are those that rounding alone has put into two cells. */
const CELL = 1e-4;
const ROUNDING = 1e-7;

/** Cells in which a length may lie: two when it stands on their border. */
const cellsOf = (length: number): readonly number[] => [
  ...new Set([-ROUNDING, ROUNDING].map((off) => Math.round((length + off) / CELL))),
];

/** Numbers of a frame that tell twins: where it stands and where its y axis points. */
const PLACE_AND_AXIS = [4, 5, 6, 12, 13, 14];

/**
 * Prongs and beads that crowded stones would put in the very same place are made once. Two struts that lean from both
 * sides towards one foot are no twins.
 */
function withoutTwins(steps: readonly RecipeStep[]): RecipeStep[] {
  const taken = new Set<string>();
  return steps.filter(({ kind, solid }) => {
    if (solid.shape === 'swept' || (kind !== 'prong' && kind !== 'bead')) return true;
    const keys = PLACE_AND_AXIS.reduce<string[]>(
      (sum, k) =>
        sum.flatMap((key) => cellsOf(solid.frame[k] ?? outside(solid.frame, k)).map((cell) => `${key} ${cell}`)),
      [''],
    );
    if (keys.some((key) => taken.has(key))) return false;
    for (const key of keys) taken.add(key);
    return true;
  });
}

/** All tools of a planned row, in working order; none when no stone fits. */
export function plannedTools(row: StoneRow, index: number, body: RingBody, plan: RowPlan): readonly Tool[] {
  const [spot] = plan.spots;
  if (spot === undefined) return [];
  const home = segmentAt(body, spot.position);
  const steps = withoutTwins(RECIPES[row.setting]({ body, row, plan, size: stoneSize(row) }));
  return steps.map(({ stand, ...step }, k) => ({
    ...step,
    id: `${step.kind}-${index}-${k}`,
    segment: stand === undefined ? home : castSegment(body, stand),
  }));
}

/**
 * All tools of a parsed ring in working order, row by row: what is cut and what is added for its stones. Tools of one
 * row that are cut one after the other without metal added between them do not touch, except where a recess lies over
 * its seats or a drill under its seat.
 */
export function ringTools(ring: RingDesign, body: RingBody): readonly Tool[] {
  return ring.stones.flatMap((row, index) => plannedTools(row, index, body, planRow(body, row)));
}
