import type { PartDraft } from './part-draft.ts';

/** A vertex in a stone's own frame: t along the ring, z across, height above the ring's axis; with normal in the same frame. */
export interface LocalVertex {
  readonly t: number;
  readonly z: number;
  readonly height: number;
  readonly nt: number;
  readonly nz: number;
  readonly nh: number;
  readonly u: number;
  readonly v: number;
}

const FIELDS = 8;

/**
 * A piece of surface that is the same for every stone of a row, kept as plain numbers: it is turned and written once
 * per stone, hundreds of vertices for each, while a slider moves.
 */
export interface Stamp {
  readonly vertices: Float64Array;
  /** Corners: k ≥ 0 is vertex k of the stamp, k < 0 is border vertex −1 − k. */
  readonly corners: Int32Array;
  /** Vertices of the surface around, counted from the block's first column. */
  readonly border: Int32Array;
}

export function makeStamp(
  vertices: readonly LocalVertex[],
  corners: readonly number[],
  border: readonly number[] = [],
): Stamp {
  const numbers = new Float64Array(FIELDS * vertices.length);
  vertices.forEach(({ t, z, height, nt, nz, nh, u, v }, k) =>
    numbers.set([t, z, height, nt, nz, nh, u, v], FIELDS * k),
  );
  return { vertices: numbers, corners: Int32Array.from(corners), border: Int32Array.from(border) };
}

/** Writes a stamp turned to an angle with this cosine and sine; `u` is added to every u. */
export function emitStamp(part: PartDraft, stamp: Stamp, c: number, s: number, u: number, borderBase: number): void {
  const { vertices, corners, border } = stamp;
  const base = part.reserve(vertices.length / FIELDS, corners.length / 3);
  const at = (k: number): number => vertices[k] ?? 0;
  for (let k = 0; k < vertices.length; k += FIELDS) {
    const t = at(k);
    const height = at(k + 2);
    const nt = at(k + 3);
    const nh = at(k + 5);
    // Every part uses this one formula, so that parts meet exactly.
    part.vertex(
      height * c - t * s,
      height * s + t * c,
      at(k + 1),
      nh * c - nt * s,
      nh * s + nt * c,
      at(k + 4),
      u + at(k + 6),
      at(k + 7),
    );
  }
  const index = (k: number): number => {
    const corner = corners[k] ?? 0;
    return corner >= 0 ? base + corner : borderBase + (border[-1 - corner] ?? 0);
  };
  for (let k = 0; k < corners.length; k += 3) part.triangle(index(k), index(k + 1), index(k + 2));
}
