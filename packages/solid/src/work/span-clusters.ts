import { outside } from '@ringwerk/kernel/math';
import type { ColumnMap } from '../shell/column-map.ts';
import type { AngularSpan } from './work-step.ts';

const TURN = 2 * Math.PI;
/** Metal that stays untouched between a tool and the plane of a cut, radians (0.1 mm on a ring of 20 mm). */
const MARGIN = 0.01;

/** Columns from `from` on to `to`, counter-clockwise, both with free planes. */
export interface ColumnRange {
  readonly from: number;
  /** Columns further on than `from`, below a turn. */
  readonly reach: number;
}

const inTurn = (angle: number): number => ((angle % TURN) + TURN) % TURN;

/** The free column nearest to an angle, searched in one direction; null when there is none. */
function freeColumn({ angles, free }: ColumnMap, angle: number, direction: 1 | -1): number | null {
  const count = angles.length;
  const at = inTurn(angle);
  const above = angles.findIndex((column) => column >= at);
  const first = above === -1 ? 0 : above;
  let column = direction === 1 ? first : (first - 1 + count) % count;
  for (let k = 0; k < count; k++) {
    if (free[column] === 1) return column;
    column = (column + direction + count) % count;
  }
  return null;
}

/**
 * Ranges of columns that hold all spans, apart from each other; null when they take more than `share` of the ring
 * or the shell has no free planes. Quadratic in the number of ranges that meet.
 */
export function spanClusters(
  map: ColumnMap,
  spans: readonly AngularSpan[],
  share: number,
): readonly ColumnRange[] | null {
  const count = map.angles.length;
  const ranges: ColumnRange[] = [];
  for (const span of spans) {
    const from = freeColumn(map, span.from - MARGIN, -1);
    const to = freeColumn(map, span.to + MARGIN, 1);
    if (from === null || to === null || from === to) return null;
    ranges.push({ from, reach: (to - from + count) % count });
  }
  const merged = mergeRanges(ranges, count);
  if (merged === null) return null;
  const covered = merged.reduce((sum, { from, reach }) => {
    const start = map.angles[from] ?? outside(map.angles, from);
    return sum + inTurn((map.angles[(from + reach) % count] ?? outside(map.angles, (from + reach) % count)) - start);
  }, 0);
  return covered > share * TURN ? null : merged;
}

/** Joins ranges that overlap or touch; null when they close the ring. */
function mergeRanges(ranges: readonly ColumnRange[], count: number): ColumnRange[] | null {
  const merged: ColumnRange[] = [];
  for (const range of ranges) {
    let current = range;
    for (let k = 0; k < merged.length;) {
      const joined = joinRanges(current, merged[k] ?? current, count);
      if (joined === null) k++;
      else {
        if (joined.reach >= count) return null;
        current = joined;
        merged.splice(k, 1);
        k = 0;
      }
    }
    merged.push(current);
  }
  return merged;
}

function joinRanges(a: ColumnRange, b: ColumnRange, count: number): ColumnRange | null {
  const ahead = (b.from - a.from + count) % count;
  if (ahead <= a.reach) return { from: a.from, reach: Math.max(a.reach, ahead + b.reach) };
  const behind = (a.from - b.from + count) % count;
  if (behind <= b.reach) return { from: b.from, reach: Math.max(b.reach, behind + a.reach) };
  return null;
}
