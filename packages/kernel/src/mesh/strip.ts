import { outside } from '../units/item-at.ts';
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

/** Writes the vertices of a strip, straight into the part's arrays: most of a scene's vertices come through here. */
export function emitVertices(strip: Strip, sweep: Sweep): StripVertices {
  const { part, rows, from, to } = strip;
  const { angles, cos, sin } = sweep.columns;
  const stride = to - from + 1;
  const base = part.reserve(rows.length * stride, 2 * (rows.length - 1) * (stride - 1));
  const { positions, normals, uvs } = part;
  let at = base;
  for (const { x, y, nx, ny, v } of rows) {
    const radius = sweep.innerRadius + y;
    for (let j = from; j <= to; j++, at++) {
      const c = cos[j] ?? outside(cos, j);
      const s = sin[j] ?? outside(sin, j);
      positions[3 * at] = radius * c;
      positions[3 * at + 1] = radius * s;
      positions[3 * at + 2] = x;
      normals[3 * at] = ny * c;
      normals[3 * at + 1] = ny * s;
      normals[3 * at + 2] = nx;
      uvs[2 * at] = (angles[j] ?? outside(angles, j)) * sweep.unrollRadius;
      uvs[2 * at + 1] = v;
    }
  }
  part.vertexCount = at;
  return { base, stride };
}

/** Quads between two rows of vertices that start at `row` and `next`, for the columns `from` to `to`. */
export function emitQuads(part: PartDraft, row: number, next: number, from: number, to: number): void {
  const { indices } = part;
  let at = part.indexCount;
  for (let j = from; j < to; j++, at += 6) {
    indices[at] = row + j;
    indices[at + 1] = row + j + 1;
    indices[at + 2] = next + j + 1;
    indices[at + 3] = row + j;
    indices[at + 4] = next + j + 1;
    indices[at + 5] = next + j;
  }
  part.indexCount = at;
}

export function emitStrip(strip: Strip, sweep: Sweep): void {
  const { base, stride } = emitVertices(strip, sweep);
  emitGrid(strip.part, base, strip.rows.length, stride - 1);
}

/** Quads over rows × (columns + 1) vertices that stand row by row from `base`. */
export function emitGrid(part: PartDraft, base: number, rows: number, columns: number): void {
  for (let i = 0; i + 1 < rows; i++) {
    const row = base + i * (columns + 1);
    emitQuads(part, row, row + columns + 1, 0, columns);
  }
}
