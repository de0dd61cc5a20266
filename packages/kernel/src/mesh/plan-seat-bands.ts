import type { RingBody } from '../body/ring-body.ts';
import type { WorkedField } from '../body/worked-fields.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { planColumns, type ColumnPlan } from './columns.ts';
import { spansOf, type RowCut } from './row-cut.ts';
import type { SeatBand } from './skin-build.ts';
import type { Sweep } from './strip.ts';
import { notchSpans, workedAround } from './worked-lane.ts';

/** The plain circle by its steps: most rings are cut at it, whatever moves. */
const even = keyedCache<ColumnPlan>(8);

/**
 * Columns of a skin and of its seat bands. With one row the whole ring takes the row's columns, so that nothing has to be
 * zipped; with several each seat band has its own and the rest of the ring is cut evenly, finer under a relief.
 */
export function planSeatBands(
  body: RingBody,
  height: number,
  cuts: readonly RowCut[],
  fields: readonly WorkedField[],
  around: number,
): { readonly sweep: Sweep; readonly seatBands: readonly SeatBand[] } {
  const { innerRadius } = body;
  const planned = (
    spans: Parameters<typeof planColumns>[0],
    steps: number,
  ): { sweep: Sweep; starts: readonly number[] } => {
    const { columns, starts } = planColumns(spans, steps);
    return { sweep: { columns, innerRadius, unrollRadius: innerRadius + height }, starts };
  };
  const seatBands = cuts.map((cut): SeatBand => ({
    cut,
    from: cut.from,
    to: cut.to,
    ...planned(spansOf(cut, around), around),
  }));
  if (fields.length > 0) return { sweep: planned(notchSpans(fields), workedAround(around)).sweep, seatBands };
  const [only] = seatBands;
  if (seatBands.length === 1 && only !== undefined) return { sweep: only.sweep, seatBands };
  const { columns } = even(String(around), () => planColumns([], around));
  return { sweep: { columns, innerRadius, unrollRadius: innerRadius + height }, seatBands };
}
