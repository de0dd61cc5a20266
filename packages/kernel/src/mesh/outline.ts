import type { RingBody } from '../body/ring-body.ts';
import { clipPiece, pointAt, type Piece, type Point2 } from '../math/piece.ts';
import { joined, measured, type SectionRow } from './section-rows.ts';

/** What a run of rows belongs to. */
export interface RunPlace {
  readonly segment: number;
  /** Groove index, or null on the band. */
  readonly groove: number | null;
}

/** Pieces shorter than this are left out and bridged: single-precision corners could not tell their ends apart, mm. */
const SHORTEST = 2e-5;

function isTooShort(piece: Piece): boolean {
  if (piece.kind === 'arc') return Math.abs(piece.sweep) * piece.radius < SHORTEST;
  return Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0) < SHORTEST;
}

/** Segment whose lane holds x. */
export const segmentAt = (body: RingBody, x: number): number =>
  Math.max(
    0,
    body.lanes.findIndex(([, to]) => x < to),
  );

/** Pieces of the chain cut at joints and at `cuts`, left to right, each with the segment it lies in. */
export function cutPieces(
  body: RingBody,
  chain: readonly Piece[],
  cuts: readonly number[],
): { readonly piece: Piece; readonly segment: number }[] {
  const ends = [...body.lanes.slice(0, -1).map(([, to]) => to), ...cuts].sort((a, b) => a - b);
  return chain.flatMap((piece) => {
    const from = pointAt(piece, 0).x;
    const to = pointAt(piece, 1).x;
    const inner = ends.filter((x) => x > from && x < to);
    const limits = [-Infinity, ...inner, Infinity];
    return limits.slice(1).flatMap((limit, index) => {
      const clipped = clipPiece(piece, limits[index] ?? -Infinity, limit);
      if (clipped === null || isTooShort(clipped)) return [];
      const middle = (pointAt(clipped, 0).x + pointAt(clipped, 1).x) / 2;
      return [{ piece: clipped, segment: segmentAt(body, middle) }];
    });
  });
}

/** Keeps the pen's place along the section's outline: the last point, to the last bit, and the length so far. */
export class OutlinePen {
  private point: Point2;
  private length = 0;

  constructor(start: Point2) {
    this.point = start;
  }

  get at(): Point2 {
    return this.point;
  }

  /** Joins rows to where the pen stands and moves it to their end. */
  draw(rows: readonly SectionRow[]): SectionRow[] {
    const { rows: numbered, end } = measured(joined(rows, this.point), this.length);
    const last = numbered.at(-1);
    this.length = end;
    if (last !== undefined) this.point = { x: last.x, y: last.y };
    return numbered;
  }
}
