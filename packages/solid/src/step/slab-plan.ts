import type { WorkStep } from '../work/work-step.ts';
import type { Across } from './part-outline.ts';
import type { Sector } from './sector-plan.ts';
import type { TurnedPart } from './turned-part.ts';

/** Metal between a tool and a plane across, between such a plane and a corner, and the steps of the search for it, mm. */
const MARGIN = 0.05;
const CORNER = 0.01;
const STEP = 0.01;

/** The whole ring as one sector. */
export const ALL_AROUND: Sector = { from: -Math.PI / 2, sweep: 2 * Math.PI };

/** A stretch across the band, and the work in it. */
export interface Slab<S extends { readonly step: WorkStep }> {
  readonly across: Across;
  readonly steps: readonly S[];
}

/** The nearest place for a plane across a sector, outwards from x; infinite where none is left within the part. */
function planeBeside(part: TurnedPart, sector: Sector, x: number, side: -1 | 1): number {
  const [low, high] = part.reach(sector);
  const swung = part.swung(sector);
  for (let at = x + side * MARGIN; at > low + CORNER && at < high - CORNER; at += side * STEP) {
    const isStill = swung.every(([from, to]) => at < from - CORNER || at > to + CORNER);
    if (isStill && part.corners.every((corner) => Math.abs(corner - at) > CORNER)) return at;
  }
  return side * Infinity;
}

const joined = (a: Across, b: Across): Across => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
const doMeet = (a: Across, b: Across, gap: number): boolean => a[0] < b[1] + gap && b[0] < a[1] + gap;

/** Stretches that the work takes, from left to right, apart from each other. */
function rowsOf(part: TurnedPart, sector: Sector, steps: readonly { readonly step: WorkStep }[]): Across[] {
  const rows: Across[] = [];
  const tools = steps.map(({ step }) => step.across).toSorted((a, b) => a[0] - b[0]);
  const groups: Across[] = [];
  for (const across of tools) {
    const last = groups.at(-1);
    if (last !== undefined && doMeet(last, across, MARGIN)) groups[groups.length - 1] = joined(last, across);
    else groups.push(across);
  }
  for (const [from, to] of groups) {
    const own: Across = [planeBeside(part, sector, from, -1), planeBeside(part, sector, to, 1)];
    const last = rows.at(-1);
    if (last !== undefined && doMeet(last, own, MARGIN)) rows[rows.length - 1] = joined(last, own);
    else rows.push(own);
  }
  return rows;
}

/**
 * Stretches across a sector of a part that hold one row of work each, with plain ones between them. Where nothing swings
 * in a row's own stretch it repeats itself around the ring. One stretch where no plane has room, and where it would be
 * alike all around anyway.
 */
export function slabPlan<S extends { readonly step: WorkStep }>(
  part: TurnedPart,
  sector: Sector,
  { across, steps }: Slab<S>,
): readonly Slab<S>[] {
  const reach = part.reach(sector);
  // Metal that is added belongs to the part wherever it stands: a prong may lean from another alloy.
  const touching = steps.filter(({ step }) => step.kind === 'add' || doMeet(step.across, reach, 0));
  const rows = rowsOf(part, sector, touching).filter((row) => doMeet(row, across, 0));
  if (rows.length === 0) return [{ across, steps: [] }];
  if (rows.length === 1 && part.isStill(across, sector)) return [{ across, steps: touching }];
  const slabs: Slab<S>[] = [];
  let from = across[0];
  for (const row of rows) {
    const own: Across = [Math.max(row[0], across[0]), Math.min(row[1], across[1])];
    if (own[0] > from) slabs.push({ across: [from, own[0]], steps: [] });
    slabs.push({ across: own, steps: touching.filter(({ step }) => doMeet(step.across, own, 0)) });
    from = own[1];
  }
  if (from < across[1]) slabs.push({ across: [from, across[1]], steps: [] });
  return slabs;
}
