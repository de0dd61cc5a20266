import { itemAt, outside } from '../units/item-at.ts';
import type { PartDraft } from './part-draft.ts';
import type { SectionRow } from './section-rows.ts';
import type { Sweep } from './strip.ts';

/** A circle of the surface with the columns that it is cut at. */
export interface StitchSide {
  readonly row: SectionRow;
  readonly sweep: Sweep;
}

const TURN = 2 * Math.PI;

/** First column of the other side at or after the angle of this side's seam, and the turns between both. */
function meeting(
  angles: Float64Array,
  count: number,
  seam: number,
): { readonly first: number; readonly turns: number } {
  const turns = Math.floor((seam - itemAt(angles, 0)) / TURN + 1e-12);
  const wanted = seam - turns * TURN;
  let first = 0;
  while (first < count && (angles[first] ?? outside(angles, first)) < wanted - 1e-12) first++;
  return first === count ? { first: 0, turns: turns + 1 } : { first, turns };
}

function emitSide(part: PartDraft, { row, sweep }: StitchSide, first: number, turns: number): void {
  const { columns, innerRadius, unrollRadius } = sweep;
  const { x, y, nx, ny, v } = row;
  const radius = innerRadius + y;
  for (let k = 0; k <= columns.count; k++) {
    const isOver = first + k >= columns.count;
    const j = isOver ? first + k - columns.count : first + k;
    const c = columns.cos[j] ?? outside(columns.cos, j);
    const s = columns.sin[j] ?? outside(columns.sin, j);
    const angle = (columns.angles[j] ?? outside(columns.angles, j)) + (turns + (isOver ? 1 : 0)) * TURN;
    part.vertex(radius * c, radius * s, x, ny * c, ny * s, nx, angle * unrollRadius, v);
  }
}

/**
 * Joins two circles with different columns by one row of triangles: both are walked around together and the one that
 * lags behind takes the next step. Linear in the number of columns.
 */
export function stitchLoops(part: PartDraft, left: StitchSide, right: StitchSide): void {
  const a = left.sweep.columns;
  const b = right.sweep.columns;
  const { first, turns } = meeting(b.angles, b.count, itemAt(a.angles, 0));
  const base = part.reserve(a.count + b.count + 2, a.count + b.count);
  emitSide(part, left, 0, 0);
  emitSide(part, right, first, turns);
  const other = base + a.count + 1;
  const angleOf = (k: number): number => {
    const isOver = first + k >= b.count;
    return (
      (b.angles[isOver ? first + k - b.count : first + k] ??
        outside(b.angles, isOver ? first + k - b.count : first + k)) +
      (turns + (isOver ? 1 : 0)) * TURN
    );
  };
  let i = 0;
  let k = 0;
  while (i < a.count || k < b.count) {
    const stepLeft = k === b.count || (i < a.count && (a.angles[i + 1] ?? outside(a.angles, i + 1)) <= angleOf(k + 1));
    if (stepLeft) {
      part.triangle(base + i, base + i + 1, other + k);
      i++;
    } else {
      part.triangle(base + i, other + k + 1, other + k);
      k++;
    }
  }
}
