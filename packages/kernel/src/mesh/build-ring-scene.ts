import { beadCount } from '../body/bead-row.ts';
import { BEAD_HEIGHT_RATIO, beadDiameter, grooveFloor } from '../body/cut-groove.ts';
import { ringBody, type RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { line, pointAt, type Piece, type Point2 } from '../math/piece.ts';
import { placeStones } from '../stones/layout-row.ts';
import { planRow, type RowPlan } from '../stones/row-plan.ts';
import { mm } from '../units/quantities.ts';
import { emitBeads } from './bead-mesh.ts';
import { planColumns, type ColumnSpan } from './columns.ts';
import type { RingScene, StonePlacement, Tessellation } from './mesh-data.ts';
import { cutPieces, OutlinePen, segmentAt, type RunPlace } from './outline.ts';
import { PartDraft, type PartName } from './part-draft.ts';
import { BLOCK_COLUMNS, knotRows, seatBlock, type SeatBlock } from '../stones/seat-block.ts';
import { emitMouth, emitSeat, seatTemplate, type BlockStrip } from './seat-mesh.ts';
import { evenRows, rowsAtX, type SectionRow } from './section-rows.ts';
import { slotCut, type SlotCut } from '../stones/slot-cut.ts';
import { emitEndWall, slotRows } from './slot-mesh.ts';
import { emitCells, emitStrip, emitVertices, type Sweep } from './strip.ts';

/** What is cut out of the band for the ring's row of stones. */
interface RowCut {
  readonly row: StoneRow;
  readonly plan: RowPlan;
  readonly block: SeatBlock | null;
  readonly slot: SlotCut | null;
}

function rowCut(body: RingBody, row: StoneRow | undefined): RowCut | null {
  if (row === undefined) return null;
  const plan = planRow(body, row);
  const isFlush = row.setting === 'flush';
  return {
    row,
    plan,
    block: isFlush ? seatBlock(body, row, plan) : null,
    slot: isFlush ? null : slotCut(body, row, plan),
  };
}

function spansOf(cut: RowCut | null, around: number): ColumnSpan[] {
  if (cut === null) return [];
  const { block, slot, plan } = cut;
  if (block !== null) {
    const { halfAngle } = block;
    return plan.angles.map((angle) => ({ from: angle - halfAngle, to: angle + halfAngle, steps: BLOCK_COLUMNS }));
  }
  if (slot === null || slot.isFull) return [];
  const steps = Math.max(4, Math.ceil((slot.halfAngle / Math.PI) * around));
  return [{ from: Math.PI / 2 - slot.halfAngle, to: Math.PI / 2 + slot.halfAngle, steps }];
}

/** One build: the ring, its body and the parts as they fill. */
class SceneBuild {
  readonly ring: RingDesign;
  readonly body: RingBody;
  readonly cut: RowCut | null;
  readonly sweep: Sweep;
  readonly starts: readonly number[];
  readonly perArc: number;
  private readonly drafts = new Map<string, PartDraft>();

  constructor(ring: RingDesign, tables: KernelTables, tessellation: Tessellation) {
    this.ring = ring;
    this.body = ringBody(ring, tables);
    this.cut = rowCut(this.body, ring.stones[0]);
    const { columns, starts } = planColumns(spansOf(this.cut, tessellation.around), tessellation.around);
    const { innerRadius } = this.body;
    this.sweep = { columns, innerRadius, unrollRadius: innerRadius + ring.height };
    this.starts = starts;
    this.perArc = tessellation.perArc;
  }

  part(id: string, kind: PartName['kind'], segment: number): PartDraft {
    const known = this.drafts.get(id);
    if (known !== undefined) return known;
    const { alloy = '', finish = 'polished' } = this.ring.segments[segment] ?? {};
    const draft = new PartDraft({ id, kind, segment, alloy, finish: kind === 'band' ? finish : 'polished' });
    this.drafts.set(id, draft);
    return draft;
  }

  outerPart({ groove, segment }: RunPlace): PartDraft {
    if (groove === null) return this.part(`band-${segment}`, 'band', segment);
    // A groove on a joint shows both alloys; the piece on its own centre's segment keeps the plain name.
    const home = segmentAt(this.body, this.ring.grooves[groove]?.position ?? 0);
    const id = segment === home ? `groove-${groove}` : `groove-${groove}-${segment}`;
    return this.part(id, 'groove', segment);
  }

  seatPart(): PartDraft {
    return this.part('seat-0', 'seat', segmentAt(this.body, this.cut?.row.position ?? 0));
  }

  strip(part: PartDraft, rows: readonly SectionRow[], from = 0, to = this.sweep.columns.count): void {
    emitStrip({ part, rows, from, to }, this.sweep);
  }

  parts(): RingScene['parts'] {
    return [...this.drafts.values()].filter((draft) => !draft.isEmpty()).map((draft) => draft.finish());
  }
}

/** Rows of a piece of surface between two knots of the block, ready to be opened around every stone. */
function emitBlockStrip(
  build: SceneBuild,
  block: SeatBlock,
  part: PartDraft,
  piece: BlockStrip['piece'],
  rows: SectionRow[],
  knot: number,
): BlockStrip {
  const from = block.knots[knot]?.angle ?? 0;
  const to = block.knots[knot + 1]?.angle ?? 0;
  const last = rows.length - 1;
  // Both strips at a crease must name its angle to the last bit.
  const angles = rows.map((_, k) => (k === last ? to : from + ((to - from) * k) / last));
  const strip = { part, rows, from: 0, to: build.sweep.columns.count };
  const at = emitVertices(strip, build.sweep);
  const open = new Uint8Array(build.sweep.columns.count);
  for (const start of build.starts) open.fill(1, start, start + BLOCK_COLUMNS);
  emitCells(strip, at, (column) => open[column] === 1);
  return { part, piece, rows, angles, at };
}

function emitMouths(build: SceneBuild, strips: readonly BlockStrip[]): void {
  const { cut, sweep, body } = build;
  if (cut === null || cut.block === null || strips.length === 0) return;
  const template = seatTemplate(strips, body, cut.row, cut.plan, cut.block);
  const seats = build.seatPart();
  cut.plan.angles.forEach((angle, index) => {
    emitMouth(template, { angle, column: build.starts[index] ?? 0, sweep });
    emitSeat(seats, template, angle);
  });
}

/** Walls, floor and ends of a slot; `mouth` is the surface between the lips as the band's columns outside have it. */
function emitSlot(build: SceneBuild, slot: SlotCut, row: StoneRow, mouth: readonly Point2[]): void {
  const left = mouth[0];
  const right = mouth.at(-1);
  if (left === undefined || right === undefined) return;
  const part = build.seatPart();
  const { count } = build.sweep.columns;
  const first = build.starts[0] ?? 0;
  const last = slot.isFull ? count : first + slotSteps(build, slot);
  const runs = slotRows(slot, row, left, right);
  for (const rows of runs) build.strip(part, rows, slot.isFull ? 0 : first, last);
  if (slot.isFull) return;
  const below = runs.map((rows) => rows[0] ?? left);
  const outline = [...below, right, ...mouth.slice(1, -1).toReversed()].map(({ x, y }) => ({ x, y }));
  emitEndWall(part, outline, first, 1, build.sweep);
  emitEndWall(part, outline, last, -1, build.sweep);
}

/** Columns that a slot's span took; the span stands whole between its first column and its end angle. */
function slotSteps(build: SceneBuild, slot: SlotCut): number {
  const { angles, count } = build.sweep.columns;
  const first = build.starts[0] ?? 0;
  const end = (angles[first] ?? 0) + 2 * slot.halfAngle;
  let steps = 1;
  while (first + steps < count && (angles[first + steps] ?? 0) < end - 1e-9) steps++;
  return steps;
}

/** What is gathered while the pen runs over the outer outline. */
interface OuterRun {
  readonly pen: OutlinePen;
  readonly strips: BlockStrip[];
  /** Surface between the lips of a slot. */
  readonly mouth: Point2[];
}

interface Interval {
  readonly from: number;
  readonly to: number;
}
const isWithin = (x: number, interval: Interval | null): boolean =>
  interval !== null && x > interval.from && x < interval.to;

/** One piece of the outline: opened for seats, left out where a slot runs, or plain. */
function emitPiece(build: SceneBuild, run: OuterRun, piece: Piece, place: RunPlace): void {
  const block = build.cut?.block ?? null;
  const slot = build.cut?.slot ?? null;
  const part = build.outerPart(place);
  const middle = (pointAt(piece, 0).x + pointAt(piece, 1).x) / 2;
  const isBand = place.groove === null;
  if (block !== null && isBand && isWithin(middle, block)) {
    const knot = block.knots.findIndex((_, k) => middle < (block.knots[k + 1]?.x ?? Infinity));
    const rows = run.pen.draw(rowsAtX(piece, knotRows(block, knot)));
    run.strips.push(emitBlockStrip(build, block, part, piece, rows, knot));
    return;
  }
  const rows = run.pen.draw(evenRows(piece, build.perArc, 1));
  if (slot === null || !isBand || !isWithin(middle, slot)) {
    build.strip(part, rows);
    return;
  }
  run.mouth.push(...(run.mouth.length === 0 ? rows : rows.slice(1)));
  emitBesideSlot(build, slot, part, rows);
}

/** The outer outline from the left flank's top to the right flank's top. */
function emitOuter(build: SceneBuild, pen: OutlinePen): void {
  const { body, cut } = build;
  const cuts = [cut?.block, cut?.slot].flatMap((each) => (each ? [each.from, each.to] : []));
  const run: OuterRun = { pen, strips: [], mouth: [] };
  for (const { groove, chain } of body.stretches) {
    for (const { piece, segment } of cutPieces(body, chain, groove === null ? cuts : [])) {
      emitPiece(build, run, piece, { groove, segment });
    }
  }
  emitMouths(build, run.strips);
  if (cut?.slot) emitSlot(build, cut.slot, cut.row, run.mouth);
}

/** The surface between a slot's lips exists only where the slot does not run. */
function emitBesideSlot(build: SceneBuild, slot: SlotCut, part: PartDraft, rows: readonly SectionRow[]): void {
  if (slot.isFull) return;
  const first = build.starts[0] ?? 0;
  const last = first + slotSteps(build, slot);
  if (first > 0) build.strip(part, rows, 0, first);
  if (last < build.sweep.columns.count) build.strip(part, rows, last, build.sweep.columns.count);
}

const isFlankOpen = (from: Point2, to: Point2): boolean => Math.abs(from.y - to.y) > 2e-5;

/** The whole skin of the ring, once around its section. */
function emitSkin(build: SceneBuild): void {
  const { body } = build;
  const firstOuter = body.outer[0];
  const lastOuter = body.outer.at(-1);
  if (firstOuter === undefined || lastOuter === undefined) return;
  const inner = cutPieces(body, body.section.inner, []);
  const head = inner[0];
  const tail = inner.at(-1);
  if (head === undefined || tail === undefined) return;
  // Without a flank the bore's edge radius runs straight into the outer one: both share that corner.
  const top = pointAt(firstOuter, 0);
  const under = pointAt(head.piece, 0);
  const start = isFlankOpen(under, top) ? under : top;
  const pen = new OutlinePen(start);
  const lastSegment = body.lanes.length - 1;
  if (start === under) {
    build.strip(build.part('band-0', 'band', 0), pen.draw(evenRows(line(under.x, under.y, top.x, top.y), 1, 1)));
  }
  emitOuter(build, pen);
  const foot = pointAt(tail.piece, 1);
  if (isFlankOpen(foot, pen.at)) {
    const rows = pen.draw(evenRows(line(pen.at.x, pen.at.y, foot.x, foot.y), 1, 1));
    build.strip(build.part(`band-${lastSegment}`, 'band', lastSegment), rows);
  }
  inner.toReversed().forEach(({ piece, segment }, index) => {
    const rows = pen.draw(evenRows(piece, build.perArc, -1).toReversed());
    // The outline closes on the very point it started from.
    const closed =
      index < inner.length - 1 ? rows : rows.map((row, k) => (k === rows.length - 1 ? { ...row, ...start } : row));
    build.strip(build.part(`inner-${segment}`, 'inner', segment), closed);
  });
}

function emitBeadRows(build: SceneBuild): void {
  const { body, ring } = build;
  ring.grooves.forEach((groove, index) => {
    if (groove.shape !== 'milgrain' || body.skippedGrooves.includes(index)) return;
    const bead = beadDiameter(groove.width);
    const floorRadius = body.innerRadius + grooveFloor(body.section.outer, groove);
    const count = beadCount(floorRadius + BEAD_HEIGHT_RATIO * bead, groove.width);
    const part = build.part(`bead-${index}`, 'bead', segmentAt(body, groove.position));
    emitBeads(part, { floorRadius, position: groove.position, bead, count });
  });
}

function stonesOf(build: SceneBuild): readonly StonePlacement[] {
  const { cut } = build;
  return cut === null ? [] : placeStones(cut.plan, cut.row, 0).placements;
}

/**
 * Everything that is drawn of a parsed ring: its skin with grooves, beads and real seats, closed over all parts,
 * and its stones. Never throws for a parsed ring; a seat that cannot be cut cleanly stays uncut and the rules say why.
 */
export function buildRingScene(ring: RingDesign, tables: KernelTables, tessellation: Tessellation): RingScene {
  const build = new SceneBuild(ring, tables, tessellation);
  emitSkin(build);
  emitBeadRows(build);
  const { innerRadius } = build.body;
  return {
    parts: build.parts(),
    stones: stonesOf(build),
    outerRadius: mm(innerRadius + ring.height),
    innerRadius: mm(innerRadius),
    width: ring.width,
  };
}
