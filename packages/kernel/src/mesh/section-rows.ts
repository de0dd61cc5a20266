import { heightAtX, parameterAtX, pointAt, tangentAt, type Piece } from '../math/piece.ts';

/** One row of vertices: a point of the section with the unit normal out of the metal and its place along the outline, mm. */
export interface SectionRow {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly v: number;
}

/** Steps of an arc: full for the broad ones, half for edge radii. */
function arcSteps(piece: Piece, perArc: number): number {
  if (piece.kind === 'line') return 1;
  return Math.abs(piece.sweep) > 2.5 || piece.radius > 1.2 ? perArc : Math.max(3, Math.round(perArc / 2));
}

function rowAt(piece: Piece, t: number, direction: 1 | -1, v: number): SectionRow {
  const { x, y } = pointAt(piece, t);
  const tangent = tangentAt(piece, t);
  return { x, y, nx: -tangent.y * direction, ny: tangent.x * direction, v };
}

/** Rows along a piece at even parameters, left to right; `direction` 1 has the metal below, -1 above. */
export function evenRows(piece: Piece, perArc: number, direction: 1 | -1): SectionRow[] {
  const steps = arcSteps(piece, perArc);
  return Array.from({ length: steps + 1 }, (_, k) => rowAt(piece, k / steps, direction, 0));
}

/** Rows along an outer piece at given x. */
export function rowsAtX(piece: Piece, xs: readonly number[]): SectionRow[] {
  return xs.map((x) => ({ ...rowAt(piece, parameterAtX(piece, x), 1, 0), x, y: heightAtX(piece, x) }));
}

/** Replaces the first point of `rows` by `start`, so that neighbours share it to the last bit. */
export function joined(
  rows: readonly SectionRow[],
  start: { readonly x: number; readonly y: number } | null,
): SectionRow[] {
  return rows.map((row, index) => (index === 0 && start !== null ? { ...row, x: start.x, y: start.y } : { ...row }));
}

/** Numbers the rows by the length of the outline, starting at `from`; returns the rows and where they end. */
export function measured(
  rows: readonly SectionRow[],
  from: number,
): { readonly rows: SectionRow[]; readonly end: number } {
  let v = from;
  let last: SectionRow | null = null;
  const numbered = rows.map((row) => {
    if (last !== null) v += Math.hypot(row.x - last.x, row.y - last.y);
    last = row;
    return { ...row, v };
  });
  return { rows: numbered, end: v };
}
