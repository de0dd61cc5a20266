import { itemAt, outside } from '../units/item-at.ts';
/** Angles at which the ring is cut around, with their cosines; the last column is the first one again. */
export interface Columns {
  readonly count: number;
  readonly angles: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** A stretch around the ring that needs its own even columns: a stone's block or the two ends of a slot. */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
}

export interface ColumnPlan {
  readonly columns: Columns;
  /** Index of the first column of every span, in the order of the spans given. */
  readonly starts: readonly number[];
}

const TURN = 2 * Math.PI;
/** Where the seam lies when nothing is in the way: at the bottom, where nobody looks. */
const BOTTOM = -Math.PI / 2;
/** Spans that end this close to the next one share a column, radians. */
const TOUCH = 1e-9;

const turned = (angle: number): number => ((angle % TURN) + TURN) % TURN;

/** Seam at the bottom, or at the end of the span that covers it. */
function seamOf(spans: readonly ColumnSpan[]): number {
  const covering = spans.find((span) => turned(BOTTOM - span.from) < span.to - span.from);
  return covering === undefined ? BOTTOM : covering.to;
}

/**
 * Columns around the ring, ascending from the seam. Between spans the ring is cut evenly into steps no wider
 * than a turn over `around`. Spans must not overlap and none may be longer than a turn.
 */
export function planColumns(spans: readonly ColumnSpan[], around: number): ColumnPlan {
  const seam = seamOf(spans);
  const order = spans
    .map((span, index) => ({ index, steps: span.steps, length: span.to - span.from, offset: turned(span.from - seam) }))
    .map((span) => (span.offset > TURN - TOUCH ? { ...span, offset: 0 } : span))
    .sort((a, b) => a.offset - b.offset);
  const starts: number[] = spans.map(() => 0);
  // Every gap between spans may end on a step of its own.
  const room = new Float64Array(around + order.reduce((sum, { steps }) => sum + steps + 1, 2));
  room[0] = seam;
  let count = 0;
  let reached = 0;
  const fill = (to: number, steps: number): void => {
    for (let k = 1; k <= steps; k++) room[count + k] = seam + reached + ((to - reached) * k) / steps;
    count += steps;
    reached = to;
  };
  const fillEvenly = (to: number): void => {
    if (to - reached > TOUCH) fill(to, Math.max(1, Math.ceil(((to - reached) / TURN) * around - 1e-6)));
  };
  for (const span of order) {
    fillEvenly(span.offset);
    starts[span.index] = count;
    fill(span.offset + span.length, span.steps);
  }
  fillEvenly(TURN);
  const angles = room.subarray(0, count + 1);
  const cos = new Float64Array(count + 1);
  const sin = new Float64Array(count + 1);
  for (let j = 0; j < count; j++) {
    const angle = room[j] ?? outside(room, j);
    cos[j] = Math.cos(angle);
    sin[j] = Math.sin(angle);
  }
  // The seam closes only if both its columns are the same to the last bit.
  cos[count] = itemAt(cos, 0);
  sin[count] = itemAt(sin, 0);
  return { columns: { count, angles, cos, sin }, starts };
}
