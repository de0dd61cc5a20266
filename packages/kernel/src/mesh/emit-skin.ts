import { line, pointAt, type Piece, type Point2 } from '../math/piece.ts';
import { segmentAt } from '../body/ring-body.ts';
import type { OuterStretch } from '../body/place-lines.ts';
import { emitSeatBandPiece, emitSeats, type SeatBandRun } from './emit-seat-band.ts';
import { boreCarriesSwing, carriesSwing, emitWavyBore, emitWavyPiece } from './emit-wavy.ts';
import { cutPieces, OutlinePen, type SegmentPiece } from './outline.ts';
import type { PartDraft } from './part-draft.ts';
import { evenRows } from './section-rows.ts';
import { emitNotchedFlank, emitWorkedRows, fieldAt, workedSteps } from './worked-lane.ts';
import { notchRows } from './relief-grid.ts';
import { emitOuterRows, isZipped, type Seam, type SkinBuild } from './skin-build.ts';
import { emitStrip } from './strip.ts';

/** A wavy line may start so far beside a seat band, mm; between lies a strip that joins their columns. */
const BESIDE_BELT = 0.03;

const lengthOf = (piece: Piece): number =>
  piece.kind === 'arc' ? piece.radius * Math.abs(piece.sweep) : Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0);

/** Remembers where the outer line or the bore passes from one segment to the next. */
function markSeams(seams: Seam[], from: number, to: number, at: Point2): void {
  for (let joint = Math.min(from, to); joint < Math.max(from, to); joint++) seams[joint] = at;
}

/** State of one walk over the outer outline. */
interface OuterWalk {
  readonly pen: OutlinePen;
  readonly runs: readonly SeatBandRun[];
  /** Segment of the last piece. */
  segment: number;
}

function emitPiece(build: SkinBuild, walk: OuterWalk, { piece, segment }: SegmentPiece, stretch: OuterStretch): void {
  const { pen, runs } = walk;
  const middle = (pointAt(piece, 0).x + pointAt(piece, 1).x) / 2;
  const isBand = stretch.groove === null && stretch.inlay === null;
  if (isBand && carriesSwing(build, piece)) {
    // A joint that does not swing may lie where the piece begins.
    noteSeam(build, walk, segmentAt(build.body, pointAt(piece, 0).x + 1e-9));
    emitWavyPiece(build, piece, pen.at, pen.along);
    pen.skip(pointAt(piece, 1), lengthOf(piece));
    walk.segment = segmentAt(build.body, pen.at.x - 1e-9);
    return;
  }
  noteSeam(build, walk, segment);
  const place = { groove: stretch.groove, inlay: stretch.inlay, segment };
  const part = build.target.outer(place, middle);
  const field = fieldAt(build.fields, place, middle);
  if (field !== null) {
    const rows = pen.draw(evenRows(piece, build.perArc, 1, workedSteps(lengthOf(piece), build.perArc)));
    emitWorkedRows(field, part, rows, build.sweep);
    return;
  }
  const run = isBand ? runs.find(({ seatBand }) => middle > seatBand.from && middle < seatBand.to) : undefined;
  if (run !== undefined) emitSeatBandPiece(build, run, pen, part, piece, middle);
  else emitOuterRows(build, part, pen.draw(evenRows(piece, build.perArc, 1)));
}

/** Joints between the last piece and one in `segment`; a shell's joint is crossed twice. */
function noteSeam(build: SkinBuild, walk: OuterWalk, segment: number): void {
  if (segment === walk.segment) return;
  if (build.body.shell === null) markSeams(build.outerSeams, walk.segment, segment, walk.pen.at);
  else build.outerSeams[segment === 0 ? 0 : 1] = walk.pen.at;
  walk.segment = segment;
}

/** Places at which the outer line is cut besides its joints. */
function cutsOf(build: SkinBuild): number[] {
  const { seatBands, fields } = build;
  const edges = [
    ...seatBands.flatMap(({ from, to }) => [from, to]),
    ...fields.flatMap(({ relief }) => notchRows(relief)),
  ];
  if (!isZipped(build)) return edges;
  const beside = seatBands.flatMap(({ from, to }) => [from - BESIDE_BELT, to + BESIDE_BELT]);
  const isOutside = (x: number): boolean => seatBands.every(({ from, to }) => x < from || x > to);
  return [...edges, ...beside.filter(isOutside)];
}

/** The outer outline from the left flank's top to the right flank's top; returns the segment it ends in. */
function emitOuter(build: SkinBuild, pen: OutlinePen, segment: number): number {
  const walk: OuterWalk = {
    pen,
    runs: build.seatBands.map((seatBand) => ({ seatBand, strips: [], opening: [] })),
    segment,
  };
  const cuts = cutsOf(build);
  for (const stretch of build.body.stretches) {
    const isBand = stretch.groove === null && stretch.inlay === null;
    const from = pen.at;
    for (const piece of cutPieces(build.body, stretch.chain, isBand ? cuts : []))
      emitPiece(build, walk, piece, stretch);
    if (stretch.inlay !== null) build.inlaySeams.set(stretch.inlay, [from, pen.at]);
  }
  for (const run of walk.runs) emitSeats(build, run);
  return walk.segment;
}

const isFlankOpen = (from: Point2, to: Point2): boolean => Math.abs(from.y - to.y) > 2e-5;

/** An upright flank from where the pen stands to `to`; shells meet on it. */
function emitFlank(build: SkinBuild, pen: OutlinePen, to: Point2, segment: number, side: 0 | 1): number {
  const { body, sweep, target } = build;
  const lip = side === 0 ? to : pen.at;
  const field = fieldAt(build.fields, { groove: null, inlay: null }, lip.x + (side === 0 ? 1e-6 : -1e-6));
  const draw = (part: PartDraft, end: Point2): void => {
    const top = pen.at.y === lip.y ? 0 : end.y === lip.y ? 1 : null;
    const rows = pen.draw(evenRows(line(pen.at.x, pen.at.y, end.x, end.y), 1, 1));
    if (field !== null && top !== null) emitNotchedFlank(field, part, rows, top, sweep);
    else emitStrip({ part, rows, from: 0, to: sweep.columns.count }, sweep);
  };
  const y = body.shell?.y ?? 0;
  const crosses = body.shell !== null && (y - pen.at.y) * (to.y - y) > 0;
  if (!crosses) {
    draw(target.flank(segment), to);
    return segment;
  }
  draw(target.flank(segment), { x: to.x, y });
  build.outerSeams[side] = pen.at;
  draw(target.flank(1 - segment), to);
  return 1 - segment;
}

/** The bore from right to left, ending on the very point that the outline started from. */
function emitBore(build: SkinBuild, pen: OutlinePen, pieces: readonly SegmentPiece[], start: Point2): void {
  let last: number | null = null;
  pieces.toReversed().forEach(({ piece, segment }, index) => {
    const isLast = index === pieces.length - 1;
    const end = isLast ? start : pointAt(piece, 0);
    if (boreCarriesSwing(build, piece)) {
      emitWavyBore(build, piece, pen.at, end, pen.along);
      pen.skip(end, lengthOf(piece));
      last = segmentAt(build.body, pen.at.x + 1e-9);
      return;
    }
    if (last !== null && segment !== last) markSeams(build.innerSeams, segment, last, pen.at);
    last = segment;
    const rows = pen.draw(evenRows(piece, build.perArc, -1).toReversed());
    const closed = isLast ? rows.map((row, k) => (k === rows.length - 1 ? { ...row, ...start } : row)) : rows;
    emitStrip({ part: build.target.inner(segment), rows: closed, from: 0, to: build.sweep.columns.count }, build.sweep);
  });
}

/** The whole skin of the ring, once around its section. */
export function emitSkin(build: SkinBuild): void {
  const { body } = build;
  const firstOuter = body.outer[0];
  const inner = cutPieces(body, body.section.inner, [], true);
  const head = inner[0];
  const tail = inner.at(-1);
  if (firstOuter === undefined || head === undefined || tail === undefined) return;
  // Without a flank the bore's edge radius runs straight into the outer one: both share that corner.
  const top = pointAt(firstOuter, 0);
  const under = pointAt(head.piece, 0);
  const start = isFlankOpen(under, top) ? under : top;
  const pen = new OutlinePen(start);
  let segment = body.shell === null ? 0 : 1;
  if (start === under) segment = emitFlank(build, pen, top, segment, 0);
  segment = emitOuter(build, pen, segment);
  const foot = pointAt(tail.piece, 1);
  if (isFlankOpen(foot, pen.at)) emitFlank(build, pen, foot, segment, 1);
  emitBore(build, pen, inner, start);
}
