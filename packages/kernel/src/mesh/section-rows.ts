import { itemAt, lastItem } from '../units/item-at.ts';
import { heightAtX, parameterAtX, pointAt, tangentAt, type ArcPiece, type Piece, type Point2 } from '../math/piece.ts';

/** One row of vertices: a point of the section with the unit normal out of the metal and its place along the outline, mm. */
export interface SectionRow {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly v: number;
}

/** Section area that the chords of one arc may cut off at 16 steps per arc, twelvefold, mm². */
const CHORD_LOSS = 0.024;
const STEPS_OF_LOSS = 16;

/**
 * Steps of an arc: chords leave R²·sweep³ / (12 n²) of the section between them and the arc, so broad and deep arcs
 * get many steps and edge radii few.
 */
export function arcSteps(piece: Piece, perArc: number): number {
  if (piece.kind === 'line') return 1;
  const desired = Math.sqrt((piece.radius ** 2 * Math.abs(piece.sweep) ** 3) / CHORD_LOSS);
  return Math.round(Math.min(1.5 * perArc, Math.max(3, (desired * perArc) / STEPS_OF_LOSS)));
}

/** Row at (x, y) with the normal at parameter t. */
function rowAt(piece: Piece, t: number, direction: 1 | -1, x: number, y: number): SectionRow {
  const tangent = tangentAt(piece, t);
  return { x, y, nx: -tangent.y * direction, ny: tangent.x * direction, v: 0 };
}

/**
 * Factor on the radius of an arc's inner points at which its chords enclose the arc's own area: the ends stay,
 * so (n − 2)k² + 2k = n·δ / sin δ. Moves them by a few micrometres and takes the chord error out of the volume.
 */
function areaKeeping(piece: Piece, steps: number): number {
  if (piece.kind === 'line' || steps < 2) return 1;
  const delta = Math.abs(piece.sweep) / steps;
  const target = (steps * delta) / Math.sin(delta);
  return steps === 2 ? target / 2 : (Math.sqrt(1 + (steps - 2) * target) - 1) / (steps - 2);
}

/** At least `least` rows along a piece at even parameters, left to right; `direction` 1 has the metal below, -1 above. */
export function evenRows(piece: Piece, perArc: number, direction: 1 | -1, least = 1): SectionRow[] {
  const steps = Math.max(least, arcSteps(piece, perArc));
  const factor = areaKeeping(piece, steps);
  const rows: SectionRow[] = [];
  for (let k = 0; k <= steps; k++) {
    const { x, y } = pointAt(piece, k / steps);
    const isInner = piece.kind === 'arc' && k > 0 && k < steps;
    rows.push(
      isInner
        ? rowAt(piece, k / steps, direction, piece.cx + (x - piece.cx) * factor, piece.cy + (y - piece.cy) * factor)
        : rowAt(piece, k / steps, direction, x, y),
    );
  }
  return rows;
}

/** As `areaKeeping`, for points at any x of an arc: the sum of their triangles with the centre is a quadratic in the factor. */
function areaKeepingAt({ cx, cy, radius }: ArcPiece, rows: readonly SectionRow[]): number {
  const doubled = rows.slice(1).map((row, k) => {
    const before = rows[k] ?? row;
    return Math.abs((before.x - cx) * (row.y - cy) - (row.x - cx) * (before.y - cy));
  });
  if (doubled.length < 2) return 1;
  const target = doubled.reduce((sum, area) => sum + radius * radius * Math.asin(Math.min(1, area / radius ** 2)), 0);
  const atEnds = itemAt(doubled, 0) + lastItem(doubled);
  const between = doubled.slice(1, -1).reduce((sum, area) => sum + area, 0);
  if (between === 0) return target / atEnds;
  return (Math.sqrt(atEnds * atEnds + 4 * between * target) - atEnds) / (2 * between);
}

/** Rows along an outer piece at given x; between the first and the last one arcs are moved out until they keep their area. */
export function rowsAtX(piece: Piece, xs: readonly number[]): SectionRow[] {
  const rows = xs.map((x) => rowAt(piece, parameterAtX(piece, x), 1, x, heightAtX(piece, x)));
  if (piece.kind === 'line') return rows;
  const factor = areaKeepingAt(piece, rows);
  return rows.map((row, k) =>
    k === 0 || k === rows.length - 1
      ? row
      : { ...row, x: piece.cx + (row.x - piece.cx) * factor, y: piece.cy + (row.y - piece.cy) * factor },
  );
}

/** Replaces the first point of `rows` by `start`, so that neighbours share it to the last bit. */
export function joined(
  rows: readonly SectionRow[],
  start: { readonly x: number; readonly y: number } | null,
): SectionRow[] {
  return rows.map((row, index) => (index === 0 && start !== null ? { ...row, x: start.x, y: start.y } : { ...row }));
}

/**
 * Rows whose first point is `start`, so that neighbours share it to the last bit, numbered by the length of the
 * outline from `from` on; returns the rows and where they end.
 */
export function measured(
  rows: readonly SectionRow[],
  start: Point2,
  from: number,
): { readonly rows: SectionRow[]; readonly end: number } {
  let v = from;
  let { x, y } = start;
  const numbered = rows.map((row, index) => {
    if (index > 0) {
      v += Math.hypot(row.x - x, row.y - y);
      ({ x, y } = row);
    }
    return { x, y, nx: row.nx, ny: row.ny, v };
  });
  return { rows: numbered, end: v };
}
