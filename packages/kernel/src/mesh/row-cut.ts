import { restingJoints, type RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { ringFields } from '../stones/ring-fields.ts';
import { planRow, type RowPlan } from '../stones/row-plan.ts';
import { BLOCK_COLUMNS, seatBlock, type SeatBlock } from '../stones/seat-block.ts';
import { slotCut, type SlotCut } from '../stones/slot-cut.ts';
import type { ColumnSpan } from './columns.ts';

/** A row of stones as the direct mesh cuts it: re-meshed blocks around flush seats, or a slot. */
export interface RowCut {
  readonly index: number;
  readonly row: StoneRow;
  readonly plan: RowPlan;
  readonly block: SeatBlock | null;
  readonly slot: SlotCut | null;
  /** x of the seat band that the cut needs. */
  readonly from: number;
  readonly to: number;
}

/** Room between the seat bands of two rows, mm: the strip where their columns are zipped together. */
const BETWEEN = 0.02;
/** A wavy line stays this far from a seat band, mm. */
const FROM_LINES = 0.05;

/** Whether the direct mesh knows how to cut the row's setting at all. */
function isDirect(row: StoneRow): boolean {
  const isPlain = row.cut === 'round' && row.face === 'outer' && row.back === 'closed' && row.angle === 0;
  return isPlain && row.lift === 0 && (row.setting === 'flush' || row.setting === 'channel');
}

function cutOf(body: RingBody, row: StoneRow, index: number, room: readonly [number, number]): RowCut | null {
  const plan = planRow(body, row);
  if (row.setting === 'channel') {
    const slot = slotCut(body, row, plan);
    return slot === null ? null : { index, row, plan, block: null, slot, from: slot.from, to: slot.to };
  }
  const block = seatBlock(body, row, plan, room);
  return block === null ? null : { index, row, plan, block, slot: null, from: block.from, to: block.to };
}

/** Clear of lines that swing and of surfaces that are hammered, notched or bark. */
function isClearOfLines(ring: RingDesign, body: RingBody, { from, to }: RowCut): boolean {
  const swing = body.joints.amplitude;
  const joints = swing === 0 ? [] : restingJoints(body).map((x) => [x - swing, x + swing] as const);
  const grooves = body.wavy.map(({ groove, swing: { amplitude } }) => {
    const reach = groove.width / 2 + amplitude;
    return [groove.position - reach, groove.position + reach] as const;
  });
  const ends =
    body.shell === null ? [] : [[body.shell.from, body.shell.from] as const, [body.shell.to, body.shell.to] as const];
  const fields = ringFields(ring, body).map(({ relief: { lane } }) => [lane.from, lane.to] as const);
  return [...joints, ...grooves, ...ends, ...fields].every(([a, b]) => b + FROM_LINES < from || a - FROM_LINES > to);
}

/**
 * Rows that the direct mesh can cut, left to right, and the indices of those it cannot: other settings, seats over
 * edges, grooves, wavy lines and worked surfaces, and rows whose seat bands overlap. Their stones stand on whole skin until the ring
 * settles.
 */
export function rowCuts(ring: RingDesign, body: RingBody): { readonly cuts: RowCut[]; readonly left: number[] } {
  const order = ring.stones
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => isDirect(row))
    .sort((a, b) => a.row.position - b.row.position);
  const cuts: RowCut[] = [];
  order.forEach(({ row, index }, k) => {
    const middle = (other: StoneRow | undefined, end: number): number =>
      other === undefined ? end : (other.position + row.position) / 2;
    const room = [
      middle(order[k - 1]?.row, -Infinity) + BETWEEN / 2,
      middle(order[k + 1]?.row, Infinity) - BETWEEN / 2,
    ] as const;
    const cut = cutOf(body, row, index, room);
    const before = cuts.at(-1);
    if (cut === null || !isClearOfLines(ring, body, cut)) return;
    if (before === undefined || cut.from >= before.to + BETWEEN / 2) cuts.push(cut);
  });
  const isCut = (index: number): boolean => cuts.some((cut) => cut.index === index);
  return { cuts, left: ring.stones.flatMap((_, index) => (isCut(index) ? [] : [index])) };
}

/** Stretches around the ring in which a cut needs columns of its own. */
export function spansOf({ block, slot, plan }: RowCut, around: number): ColumnSpan[] {
  if (block !== null) {
    const { halfAngle } = block;
    return plan.angles.map((angle) => ({ from: angle - halfAngle, to: angle + halfAngle, steps: BLOCK_COLUMNS }));
  }
  if (slot === null || slot.isFull) return [];
  const steps = Math.max(4, Math.ceil((slot.halfAngle / Math.PI) * around));
  return [{ from: Math.PI / 2 - slot.halfAngle, to: Math.PI / 2 + slot.halfAngle, steps }];
}
