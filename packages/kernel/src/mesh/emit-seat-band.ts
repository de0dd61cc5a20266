import { itemAt, outside } from '../units/item-at.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { segmentAt } from '../body/ring-body.ts';
import type { Piece, Point2 } from '../math/piece.ts';
import { BLOCK_COLUMNS, knotRows, type SeatBlock } from '../stones/seat-block.ts';
import type { SlotCut } from '../stones/slot-cut.ts';
import type { OutlinePen } from './outline.ts';
import type { PartDraft } from './part-draft.ts';
import type { BlockStrip } from './seat-rim-run.ts';
import { emitStoneSeat, seatTemplate } from './seat-mesh.ts';
import { evenRows, rowsAtX, type SectionRow } from './section-rows.ts';
import type { SeatBand, SkinBuild } from './skin-build.ts';
import { emitEndWall, slotRows } from './slot-mesh.ts';
import { emitQuads, emitStrip, emitVertices } from './strip.ts';

/** What is gathered while the pen runs over a seat band: opened strips of a flush row, or the surface between a slot's lips. */
export interface SeatBandRun {
  readonly seatBand: SeatBand;
  readonly strips: BlockStrip[];
  readonly opening: Point2[];
}

/** Rows of a piece of surface between two knots of the block, ready to be opened around every stone. */
function blockStrip(
  seatBand: SeatBand,
  block: SeatBlock,
  part: PartDraft,
  piece: Piece,
  rows: SectionRow[],
  knot: number,
): BlockStrip {
  const from = itemAt(block.knots, knot).angle;
  const to = itemAt(block.knots, knot + 1).angle;
  const last = rows.length - 1;
  // Both strips at a crease must name its angle to the last bit.
  const angles = rows.map((_, k) => (k === last ? to : from + ((to - from) * k) / last));
  const { count } = seatBand.sweep.columns;
  const strip = { part, rows, from: 0, to: count };
  const at = emitVertices(strip, seatBand.sweep);
  const starts = seatBand.starts.toSorted((a, b) => a - b);
  for (let i = 0; i < last; i++) {
    const row = at.base + i * at.stride;
    let closed = 0;
    for (const start of starts) {
      emitQuads(part, row, row + at.stride, closed, start);
      closed = start + BLOCK_COLUMNS;
    }
    emitQuads(part, row, row + at.stride, closed, count);
  }
  return { part, piece, rows, angles, at };
}

/** One piece of the outline inside a seat band. */
export function emitSeatBandPiece(
  build: SkinBuild,
  run: SeatBandRun,
  pen: OutlinePen,
  part: PartDraft,
  piece: Piece,
  middle: number,
): void {
  const { seatBand } = run;
  const { block, slot } = seatBand.cut;
  if (block !== null) {
    const knot = block.knots.findIndex((_, k) => middle < (block.knots[k + 1]?.x ?? Infinity));
    const rows = pen.draw(rowsAtX(piece, knotRows(block, knot)));
    run.strips.push(blockStrip(seatBand, block, part, piece, rows, knot));
    return;
  }
  const rows = pen.draw(evenRows(piece, build.perArc, 1));
  run.opening.push(...(run.opening.length === 0 ? rows : rows.slice(1)));
  if (slot !== null) emitBesideSlot(seatBand, slot, part, rows);
}

/** Columns that a slot's span took; the span stands whole between its first column and its end angle. */
function slotSteps({ sweep, starts }: SeatBand, slot: SlotCut): number {
  const { angles, count } = sweep.columns;
  const first = itemAt(starts, 0);
  const end = (angles[first] ?? outside(angles, first)) + 2 * slot.halfAngle;
  let steps = 1;
  while (first + steps < count && (angles[first + steps] ?? outside(angles, first + steps)) < end - 1e-9) steps++;
  return steps;
}

/** The surface between a slot's lips exists only where the slot does not run. */
function emitBesideSlot(seatBand: SeatBand, slot: SlotCut, part: PartDraft, rows: readonly SectionRow[]): void {
  if (slot.isFull) return;
  const { sweep, starts } = seatBand;
  const first = itemAt(starts, 0);
  const last = first + slotSteps(seatBand, slot);
  if (first > 0) emitStrip({ part, rows, from: 0, to: first }, sweep);
  if (last < sweep.columns.count) emitStrip({ part, rows, from: last, to: sweep.columns.count }, sweep);
}

/** Walls, floor and ends of a slot; `opening` is the surface between the lips as the band's columns outside have it. */
function emitSlot(part: PartDraft, seatBand: SeatBand, slot: SlotCut, row: StoneRow, opening: readonly Point2[]): void {
  const left = opening[0];
  const right = opening.at(-1);
  if (left === undefined || right === undefined) return;
  const { sweep, starts } = seatBand;
  const runs = slotRows(slot, row, left, right);
  if (slot.isFull) {
    for (const rows of runs) emitStrip({ part, rows, from: 0, to: sweep.columns.count }, sweep);
    return;
  }
  const first = itemAt(starts, 0);
  const last = first + slotSteps(seatBand, slot);
  for (const rows of runs) emitStrip({ part, rows, from: first, to: last }, sweep);
  const below = runs.map((rows) => rows[0] ?? left);
  const outline = [...below, right, ...opening.slice(1, -1).toReversed()].map(({ x, y }) => ({ x, y }));
  emitEndWall(part, outline, first, 1, sweep);
  emitEndWall(part, outline, last, -1, sweep);
}

/** Seats of a seat band, once all its surface is drawn. */
export function emitSeats(build: SkinBuild, { seatBand, strips, opening }: SeatBandRun): void {
  const { row, plan, block, slot, index } = seatBand.cut;
  const part = build.target.seat(index, segmentAt(build.body, row.position));
  if (slot !== null) emitSlot(part, seatBand, slot, row, opening);
  if (block === null || strips.length === 0) return;
  const { sweep, starts } = seatBand;
  const template = seatTemplate(strips, build.body, row, plan, block, sweep.unrollRadius);
  plan.angles.forEach((angle, stone) => {
    emitStoneSeat(part, template, { angle, column: starts[stone] ?? outside(starts, stone), sweep });
  });
}
