import type { RingBody } from '../body/ring-body.ts';
import type { WorkedField } from '../body/worked-fields.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { planColumns, type ColumnPlan } from './columns.ts';
import { spansOf, type RowCut } from './row-cut.ts';
import type { Belt } from './skin-build.ts';
import type { Sweep } from './strip.ts';
import { notchSpans, workedAround } from './worked-lane.ts';

/** The plain circle by its steps: most rings are cut at it, whatever moves. */
const even = keyedCache<ColumnPlan>(8);

/**
 * Columns of a skin and of its belts. With one row the whole ring takes the row's columns, so that nothing has to be
 * zipped; with several each belt has its own and the rest of the ring is cut evenly, finer under a relief.
 */
export function planBelts(
  body: RingBody,
  height: number,
  cuts: readonly RowCut[],
  fields: readonly WorkedField[],
  around: number,
): { readonly sweep: Sweep; readonly belts: readonly Belt[] } {
  const { innerRadius } = body;
  const planned = (
    spans: Parameters<typeof planColumns>[0],
    steps: number,
  ): { sweep: Sweep; starts: readonly number[] } => {
    const { columns, starts } = planColumns(spans, steps);
    return { sweep: { columns, innerRadius, unrollRadius: innerRadius + height }, starts };
  };
  const belts = cuts.map((cut): Belt => ({
    cut,
    from: cut.from,
    to: cut.to,
    ...planned(spansOf(cut, around), around),
  }));
  if (fields.length > 0) return { sweep: planned(notchSpans(fields), workedAround(around)).sweep, belts };
  const [only] = belts;
  if (belts.length === 1 && only !== undefined) return { sweep: only.sweep, belts };
  const { columns } = even(String(around), () => planColumns([], around));
  return { sweep: { columns, innerRadius, unrollRadius: innerRadius + height }, belts };
}
