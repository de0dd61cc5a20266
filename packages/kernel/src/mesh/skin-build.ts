import type { RingBody } from '../body/ring-body.ts';
import type { WorkedField } from '../body/worked-fields.ts';
import type { Point2 } from '../math/piece.ts';
import type { RowCut } from './row-cut.ts';
import type { RunPlace } from './outline.ts';
import type { PartDraft } from './part-draft.ts';
import type { SectionRow } from './section-rows.ts';
import { emitStrip, type Sweep } from './strip.ts';
import type { Track } from './track.ts';
import { stitchLoops } from './stitch-loops.ts';

/** Where the surfaces of a skin go: parts that can be picked, or one body per alloy. */
export interface SkinTarget {
  /** Part of a piece of the outer outline whose middle is x. */
  outer(place: RunPlace, x: number): PartDraft;
  /** Part of a flank; it belongs to the segment beside it. */
  flank(segment: number): PartDraft;
  inner(segment: number): PartDraft;
  seat(row: number, segment: number): PartDraft;
}

/** A seat band around the ring that a row of stones is cut into, with columns of its own. */
export interface SeatBand {
  readonly cut: RowCut;
  readonly from: number;
  readonly to: number;
  readonly sweep: Sweep;
  /** First column of every block, or of the slot. */
  readonly starts: readonly number[];
}

/** A place where two alloys meet on the surface: a point of the section, or a line that swings. */
export type Seam = Point2 | Track;

export const isTrack = (seam: Seam): seam is Track => typeof seam.x !== 'number';

/** One pass around the section. */
export interface SkinBuild {
  readonly body: RingBody;
  readonly target: SkinTarget;
  readonly seatBands: readonly SeatBand[];
  readonly sweep: Sweep;
  readonly perArc: number;
  /** Stretches whose finish is geometry; their rows and columns stand closer. */
  readonly fields: readonly WorkedField[];
  /** Where joint k meets the outer line and the bore; the ends of the shells' joint are 0 and 1. */
  readonly outerSeams: Seam[];
  readonly innerSeams: Seam[];
  /** Ends of the outer line over every inlaid strip, by index of the record. */
  readonly inlaySeams: Map<number, readonly [Point2, Point2]>;
}

const NEAR = 1e-9;

/** Whether seat bands have other columns than the skin, so that strips beside them must be zipped. */
export const isZipped = ({ seatBands, sweep }: SkinBuild): boolean =>
  seatBands.some((seatBand) => seatBand.sweep !== sweep);

/** Columns of the circle at x: those of the seat band that x bounds or lies in. */
export function sweepAt({ seatBands, sweep }: SkinBuild, x: number): Sweep {
  return seatBands.find(({ from, to }) => x >= from - NEAR && x <= to + NEAR)?.sweep ?? sweep;
}

/** Writes rows of the outer line as a strip; where a seat band with other columns begins, the last rows are zipped to it. */
export function emitOuterRows(build: SkinBuild, part: PartDraft, rows: readonly SectionRow[]): void {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return;
  const left = sweepAt(build, first.x);
  const right = sweepAt(build, last.x);
  const isInSeatBand = left === right && sweepAt(build, (first.x + last.x) / 2) === left;
  if (!isZipped(build) || isInSeatBand) emitStrip({ part, rows, from: 0, to: left.columns.count }, left);
  else zipRows(build.sweep, part, rows, left, right);
}

/** A strip whose first and last row may have columns of their own. */
function zipRows(sweep: Sweep, part: PartDraft, rows: readonly SectionRow[], left: Sweep, right: Sweep): void {
  const sides = rows.map((row, k) => ({ row, sweep: k === 0 ? left : k === rows.length - 1 ? right : sweep }));
  const even = sides.filter((side) => side.sweep === sweep).map(({ row }) => row);
  if (even.length > 1) emitStrip({ part, rows: even, from: 0, to: sweep.columns.count }, sweep);
  sides.slice(1).forEach((side, k) => {
    const before = sides[k];
    if (before !== undefined && (before.sweep !== sweep || side.sweep !== sweep)) stitchLoops(part, before, side);
  });
}
