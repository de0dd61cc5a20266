import { itemAt, outside } from '../units/item-at.ts';
import type { ArcPiece, Piece } from '../math/piece.ts';
import { upperSide } from '../math/piece.ts';
import type { FastChain } from '../stones/metal/fast-chain.ts';
import { BLOCK_COLUMNS, type SeatBlock } from '../stones/seat-block.ts';
import type { SectionRow } from './section-rows.ts';
import { FIELDS } from './instanced-patch.ts';
import type { StripVertices } from './strip.ts';
import type { PartDraft } from './part-draft.ts';

/** Rings of quads between a block's border and the seat rim. */
export const RINGS = 2;
/** Vertices of a spoke beyond the border: one per ring, and the seat rim. */
export const SPOKE = RINGS + 1;

/** A piece of the surface inside a block, with its vertices on the grid. */
export interface BlockStrip {
  readonly part: PartDraft;
  readonly piece: Piece;
  readonly rows: readonly SectionRow[];
  /** Seat rim angle of every row, right-hand side. */
  readonly angles: readonly number[];
  readonly at: StripVertices;
}

/** Where a line of vertices leaves the grid on its way to the seat rim, and the seat rim's angle that it ends at. */
export interface Border {
  readonly strip: BlockStrip;
  readonly row: number;
  readonly column: number;
  readonly angle: number;
}

/** What the rim of a seat is drawn on. */
export interface SeatRim {
  readonly innerRadius: number;
  /** Row's centre line, mm. */
  readonly position: number;
  /** The band's outer line, and the surface that the stones are set into. */
  readonly outer: FastChain;
  readonly ground: FastChain;
  readonly block: SeatBlock;
  readonly growth: number;
  readonly unrollRadius: number;
}

/** The surface between a run of borders on one piece and the seat rim, as plain numbers. */
export interface SeatRimRun {
  readonly strip: BlockStrip;
  readonly borders: readonly Border[];
  /** `SPOKE` vertices per border as a patch holds them. */
  readonly vertices: Float64Array;
  /** t, z and height of every border's own vertex. */
  readonly rims: Float64Array;
}

/** Height above the ring's axis at which the ground is met at the offsets t along the ring and s across it, see `surfaceAbove`. */
function groundAbove({ innerRadius, ground, position }: SeatRim, t: number, s: number): number {
  const radius = innerRadius + ground.height(position + s);
  return Math.sqrt(Math.max(0, radius * radius - t * t));
}

/** Writes normal and v of the vertex at x, turned by the angle of this sine and cosine around the ring's axis. */
function shade(run: SeatRimRun, at: number, sin: number, cos: number): void {
  const { vertices, strip } = run;
  const { piece, rows } = strip;
  const first = rows[0] ?? outside(rows, 0);
  const last = rows.at(-1) ?? first;
  const x = Math.min(last.x, Math.max(first.x, vertices[at + 1] ?? outside(vertices, at + 1)));
  const [across, up] = piece.kind === 'arc' ? arcNormal(piece, x) : lineNormal(piece);
  vertices[at + 3] = up * sin;
  vertices[at + 4] = across;
  vertices[at + 5] = up * cos;
  vertices[at + 7] = first.v + ((last.v - first.v) * (x - first.x)) / (last.x - first.x || 1);
}

function arcNormal(piece: ArcPiece, x: number): readonly [across: number, up: number] {
  const sign = piece.sweep < 0 ? 1 : -1;
  const across = Math.min(1, Math.max(-1, (x - piece.cx) / piece.radius));
  return [sign * across, sign * upperSide(piece) * Math.sqrt(1 - across * across)];
}

function lineNormal({ x0, y0, x1, y1 }: Piece & { kind: 'line' }): readonly [across: number, up: number] {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [-(y1 - y0) / length, (x1 - x0) / length];
}

/** Writes the vertices of one spoke from the border to the seat rim. */
function writeSpoke(run: SeatRimRun, spoke: number, seatRim: SeatRim): void {
  const { vertices, rims, borders, strip } = run;
  const border = borders[spoke];
  if (border === undefined) return;
  const { innerRadius, position, outer, block, unrollRadius } = seatRim;
  const [t, s] = seatRimPoint(border, seatRim);
  const height = groundAbove(seatRim, t, s);
  const seatRimTurn = Math.atan2(t, height);
  const borderTurn = block.halfAngle * ((2 * border.column) / BLOCK_COLUMNS - 1);
  const { x: borderX, y: borderY } = itemAt(strip.rows, border.row);
  // On a crease spoke the border and the seat rim have the same x, and so must every vertex between them.
  const seatRimX = Math.abs(position + s - borderX) < 1e-9 ? borderX : position + s;
  let at = FIELDS * SPOKE * spoke;
  for (let ring = 1; ring <= RINGS; ring++, at += FIELDS) {
    const share = ring / SPOKE;
    const x = seatRimX === borderX ? borderX : borderX + (seatRimX - borderX) * share;
    const turn = borderTurn + (seatRimTurn - borderTurn) * share;
    const radius = innerRadius + outer.height(x);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    vertices[at] = radius * sin;
    vertices[at + 1] = x;
    vertices[at + 2] = radius * cos;
    vertices[at + 6] = turn * unrollRadius;
    shade(run, at, sin, cos);
  }
  const reach = Math.sqrt(t * t + height * height) || 1;
  vertices[at] = t;
  vertices[at + 1] = seatRimX;
  vertices[at + 2] = height;
  vertices[at + 6] = seatRimTurn * unrollRadius;
  shade(run, at, t / reach, height / reach);
  const rimRadius = innerRadius + borderY;
  rims[3 * spoke] = rimRadius * Math.sin(borderTurn);
  rims[3 * spoke + 1] = borderX;
  rims[3 * spoke + 2] = rimRadius * Math.cos(borderTurn);
}

/** The seat rim's point from the row's centre line: along it and across it; on a crease spoke exactly the crease, in both strips. */
function seatRimPoint(
  { strip, row, angle }: Border,
  { position, block, growth }: SeatRim,
): readonly [t: number, s: number] {
  const reach = block.radius * growth;
  const onCrease = itemAt(strip.rows, row).x - position;
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  if (Math.abs(block.radius * across - onCrease) >= 1e-9) return [reach * along, reach * across];
  return [Math.sign(along) * Math.sqrt(Math.max(0, reach * reach - onCrease * onCrease)), onCrease];
}

/** What the triangles around a seat rim leave of the metal under the surface, mm³, and what a lift of the inner points by 1 mm adds. */
class Missed {
  metal = 0;
  perLift = 0;
  readonly #seatRim: SeatRim;
  /** t, z and height of every point of the run, spoke by spoke from the border to the seat rim. */
  readonly #points: Float64Array;

  constructor(run: SeatRimRun, seatRim: SeatRim) {
    this.#seatRim = seatRim;
    const spokes = run.borders.length;
    this.#points = new Float64Array(3 * (SPOKE + 1) * spokes);
    for (let spoke = 0; spoke < spokes; spoke++) {
      const at = 3 * (SPOKE + 1) * spoke;
      this.#points.set(run.rims.subarray(3 * spoke, 3 * spoke + 3), at);
      for (let k = 0; k < SPOKE; k++) {
        const from = FIELDS * (SPOKE * spoke + k);
        this.#points.set(run.vertices.subarray(from, from + 3), at + 3 * (k + 1));
      }
    }
    for (let spoke = 1; spoke < spokes; spoke++) this.#between((SPOKE + 1) * (spoke - 1), (SPOKE + 1) * spoke);
  }

  /** The triangles between two spokes, given by their first points. */
  #between(before: number, here: number): void {
    let edge = this.#above(before, here);
    for (let k = 0; k < SPOKE; k++) {
      const [a0, a1, b0, b1] = [before + k, before + k + 1, here + k, here + k + 1];
      const [low, high] = [k > 0 ? 1 : 0, k < RINGS ? 1 : 0];
      const across = this.#above(a0, b1);
      const next = this.#above(a1, b1);
      this.#triangle(this.#area(a0, b0, b1), edge + this.#above(b0, b1) + across, 2 * low + high);
      this.#triangle(this.#area(a0, b1, a1), across + next + this.#above(a0, a1), low + 2 * high);
      edge = next;
    }
  }

  #triangle(area: number, above: number, lifted: number): void {
    this.metal += (area * above) / 3;
    this.perLift += (area * lifted) / 3;
  }

  /** How far the surface stands over the middle of an edge: the deviation of a curved surface from a triangle is a quadratic. */
  #above(a: number, b: number): number {
    const points = this.#points;
    const seatRim = this.#seatRim;
    const t = ((points[3 * a] ?? outside(points, 3 * a)) + (points[3 * b] ?? outside(points, 3 * b))) / 2;
    const z =
      ((points[3 * a + 1] ?? outside(points, 3 * a + 1)) + (points[3 * b + 1] ?? outside(points, 3 * b + 1))) / 2;
    return (
      groundAbove(seatRim, t, z - seatRim.position) -
      ((points[3 * a + 2] ?? outside(points, 3 * a + 2)) + (points[3 * b + 2] ?? outside(points, 3 * b + 2))) / 2
    );
  }

  /** Seen along the stone's axis, mm². */
  #area(a: number, b: number, c: number): number {
    const points = this.#points;
    const [t, z] = [points[3 * a] ?? outside(points, 3 * a), points[3 * a + 1] ?? outside(points, 3 * a + 1)];
    const bt = (points[3 * b] ?? outside(points, 3 * b)) - t;
    const bz = (points[3 * b + 1] ?? outside(points, 3 * b + 1)) - z;
    return (
      (bt * ((points[3 * c + 1] ?? outside(points, 3 * c + 1)) - z) -
        ((points[3 * c] ?? outside(points, 3 * c)) - t) * bz) /
      2
    );
  }
}

/** Lifts the inner points of all runs until the triangles around the seat rim hold the metal under the surface: a micrometre. */
function raise(runs: readonly SeatRimRun[], seatRim: SeatRim): void {
  let [metal, perLift] = [0, 0];
  for (const run of runs) {
    const missed = new Missed(run, seatRim);
    metal += missed.metal;
    perLift += missed.perLift;
  }
  const lift = perLift === 0 ? 0 : metal / perLift;
  for (const { vertices, borders } of runs) {
    for (let spoke = 0; spoke < borders.length; spoke++) {
      for (let k = 0; k < RINGS; k++) {
        const at = FIELDS * (SPOKE * spoke + k) + 2;
        vertices[at] = (vertices[at] ?? outside(vertices, at)) + lift;
      }
    }
  }
}

/** Surface between the block's borders and the seat rim, run by run. */
export function seatRimRuns(borders: readonly (readonly Border[])[], seatRim: SeatRim): SeatRimRun[] {
  const runs = borders.flatMap((own): SeatRimRun[] => {
    const strip = own[0]?.strip;
    if (strip === undefined) return [];
    const vertices = new Float64Array(FIELDS * SPOKE * own.length);
    const run = { strip, borders: own, vertices, rims: new Float64Array(3 * own.length) };
    for (let spoke = 0; spoke < own.length; spoke++) writeSpoke(run, spoke, seatRim);
    return [run];
  });
  raise(runs, seatRim);
  return runs;
}
