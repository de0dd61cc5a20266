import type { Columns } from './columns.ts';
import type { PartDraft } from './part-draft.ts';
import type { SectionRow } from './section-rows.ts';

/** Rows swept around the ring from column `from` to column `to`. */
export interface Strip {
  readonly part: PartDraft;
  readonly rows: readonly SectionRow[];
  readonly from: number;
  readonly to: number;
}

/** Where the vertices of an emitted strip stand: row i, column j is base + i·stride + j − from. */
export interface StripVertices {
  readonly base: number;
  readonly stride: number;
}

export interface Sweep {
  readonly columns: Columns;
  readonly innerRadius: number;
  /** u = angle × this radius, mm. */
  readonly unrollRadius: number;
}

/** Writes the vertices of a strip. */
export function emitVertices(strip: Strip, sweep: Sweep): StripVertices {
  const { part, rows, from, to } = strip;
  const { angles, cos, sin } = sweep.columns;
  const stride = to - from + 1;
  const base = part.reserve(rows.length * stride, 2 * (rows.length - 1) * (stride - 1));
  for (const { x, y, nx, ny, v } of rows) {
    const radius = sweep.innerRadius + y;
    for (let j = from; j <= to; j++) {
      const c = cos[j] ?? 1;
      const s = sin[j] ?? 0;
      part.vertex(radius * c, radius * s, x, ny * c, ny * s, nx, (angles[j] ?? 0) * sweep.unrollRadius, v);
    }
  }
  return { base, stride };
}

/** Fills a strip with quads, leaving out cells that `isOpen` names by column. */
export function emitCells(strip: Strip, at: StripVertices, isOpen: ((column: number) => boolean) | null): void {
  const { part, rows, from, to } = strip;
  for (let i = 0; i + 1 < rows.length; i++) {
    const row = at.base + i * at.stride - from;
    const next = row + at.stride;
    for (let j = from; j < to; j++) {
      if (isOpen === null || !isOpen(j)) part.quad(row + j, row + j + 1, next + j + 1, next + j);
    }
  }
}

export function emitStrip(strip: Strip, sweep: Sweep): void {
  emitCells(strip, emitVertices(strip, sweep), null);
}

/** Quads over rows × (columns + 1) vertices that stand row by row from `base`. */
export function emitGrid(part: PartDraft, base: number, rows: number, columns: number): void {
  for (let i = 0; i + 1 < rows; i++) {
    const row = base + i * (columns + 1);
    const next = row + columns + 1;
    for (let j = 0; j < columns; j++) part.quad(row + j, row + j + 1, next + j + 1, next + j);
  }
}
