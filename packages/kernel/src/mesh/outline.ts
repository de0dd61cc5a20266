import { restingJoints, segmentAt, type RingBody } from '../body/ring-body.ts';
import { clipPiece, pointAt, type Piece, type Point2 } from '../math/piece.ts';
import { STILL } from '../math/swing.ts';
import { measured, type SectionRow } from './section-rows.ts';

/** What a run of rows belongs to. */
export interface RunPlace {
  readonly segment: number;
  /** Groove index, or null on the band. */
  readonly groove: number | null;
  /** Index of the inlaid strip, or null. */
  readonly inlay: number | null;
}

/** Pieces shorter than this are left out and bridged: single-precision corners could not tell their ends apart, mm. */
const SHORTEST = 2e-5;

function isTooShort(piece: Piece): boolean {
  if (piece.kind === 'arc') return Math.abs(piece.sweep) * piece.radius < SHORTEST;
  return Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0) < SHORTEST;
}

/** A piece of outline that lies in one segment. */
export interface SegmentPiece {
  readonly piece: Piece;
  readonly segment: number;
}

/** x at which the segment changes along an outline, at rest; wavy joints are cut by the mesh itself. */
function fixedJoints(body: RingBody): number[] {
  if (body.shell !== null) return [body.shell.from, body.shell.to];
  return body.joints === STILL ? restingJoints(body) : [];
}

/** Pieces of the chain cut at joints and at `cuts`, left to right, each with the segment it lies in. */
export function cutPieces(
  body: RingBody,
  chain: readonly Piece[],
  cuts: readonly number[],
  isBore = false,
): SegmentPiece[] {
  const joints = isBore && body.shell !== null ? [] : fixedJoints(body);
  const ends = [...joints, ...cuts].sort((a, b) => a - b);
  return chain.flatMap((piece) => {
    const from = pointAt(piece, 0).x;
    const to = pointAt(piece, 1).x;
    const inner = ends.filter((x) => x > from && x < to);
    const limits = inner.length === 0 ? [-Infinity, Infinity] : [-Infinity, ...inner, Infinity];
    return limits.slice(1).flatMap((limit, index) => {
      const clipped = inner.length === 0 ? piece : clipPiece(piece, limits[index] ?? -Infinity, limit);
      if (clipped === null || isTooShort(clipped)) return [];
      const middle = (pointAt(clipped, 0).x + pointAt(clipped, 1).x) / 2;
      return [{ piece: clipped, segment: isBore && body.shell !== null ? 1 : segmentAt(body, middle) }];
    });
  });
}

/** Keeps the pen's place along the section's outline: the last point, to the last bit, and the length so far. */
export class OutlinePen {
  #point: Point2;
  #length = 0;

  constructor(start: Point2) {
    this.#point = start;
  }

  get at(): Point2 {
    return this.#point;
  }

  get along(): number {
    return this.#length;
  }

  /** Moves the pen over a stretch that something else draws. */
  skip(to: Point2, length: number): void {
    this.#point = to;
    this.#length += length;
  }

  /** Joins rows to where the pen stands and moves it to their end. */
  draw(rows: readonly SectionRow[]): SectionRow[] {
    const { rows: numbered, end } = measured(rows, this.#point, this.#length);
    const last = numbered.at(-1);
    this.#length = end;
    if (last !== undefined) this.#point = { x: last.x, y: last.y };
    return numbered;
  }
}
