import { itemAt, lastItem } from '../../units/item-at.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Rows that can be set side by side. */
const ROWS = 5;

/** Arc of a row, radians: [from, to]. */
function arcOf(context: RuleContext, index: number): readonly [number, number] {
  const { angles, pitch } = context.plan(index);
  const [first, last] = [itemAt(angles, 0), lastItem(angles)];
  return [first - pitch / 2, last + pitch / 2];
}

/** At most five rows side by side; single stones and strewn ones are no rows. */
export const stoneRows: RingRule = (context) => {
  const { stones } = context.ring;
  const rows = stones.flatMap((row, index) =>
    row.face === 'outer' &&
    row.setting !== 'scatter' &&
    row.setting !== 'channel-cross' &&
    context.plan(index).count > 1
      ? [{ index, arc: arcOf(context, index) }]
      : [],
  );
  if (rows.length <= ROWS) return [];
  const beside = ([from]: readonly [number, number]): number =>
    rows.filter(({ arc: [a, b] }) => from >= a - 1e-9 && from < b).length;
  const crowded = rows.findIndex(({ arc }) => beside(arc) > ROWS);
  const last = rows.at(-1);
  if (crowded < 0 || last === undefined) return [];
  return [issue('stone.rows', `${context.path}/stones/${last.index}/extent`, { count: rows.length, max: ROWS })];
};
