import { outside } from '../units/item-at.ts';
import type { PartDraft } from './part-draft.ts';

/** Numbers of a vertex in a stone's own frame. */
export const FIELDS = 8;

/**
 * A piece of surface that is the same for every stone of a row, kept as plain numbers: it is turned and written once
 * per stone, hundreds of vertices for each, while a slider moves.
 */
export interface InstancedPatch {
  /** By vertex t along the ring, z across, height above the ring's axis; the normal in the same frame; u and v. */
  readonly vertices: Float64Array;
  /** Corners: k ≥ 0 is vertex k of the patch, k < 0 is border vertex −1 − k. */
  readonly corners: Int32Array;
  /** Vertices of the surface around, counted from the block's first column. */
  readonly border: Int32Array;
}

/** Writes a patch turned to an angle with this cosine and sine; `u` is added to every u. */
export function emitInstancedPatch(
  part: PartDraft,
  patch: InstancedPatch,
  c: number,
  s: number,
  u: number,
  borderBase: number,
): void {
  const { vertices, corners, border } = patch;
  const base = part.reserve(vertices.length / FIELDS, corners.length / 3);
  writeVertices(part, vertices, c, s, u);
  const { indices, indexCount } = part;
  for (let k = 0; k < corners.length; k++) {
    const corner = corners[k] ?? outside(corners, k);
    indices[indexCount + k] =
      corner >= 0 ? base + corner : borderBase + (border[-1 - corner] ?? outside(border, -1 - corner));
  }
  part.indexCount = indexCount + corners.length;
}

function writeVertices(part: PartDraft, vertices: Float64Array, c: number, s: number, u: number): void {
  const { positions, normals, uvs } = part;
  let vertex = part.vertexCount;
  for (let k = 0; k < vertices.length; k += FIELDS, vertex++) {
    const t = vertices[k] ?? outside(vertices, k);
    const height = vertices[k + 2] ?? outside(vertices, k + 2);
    const nt = vertices[k + 3] ?? outside(vertices, k + 3);
    const nh = vertices[k + 5] ?? outside(vertices, k + 5);
    // Every part uses this one formula, so that parts meet exactly.
    positions[3 * vertex] = height * c - t * s;
    positions[3 * vertex + 1] = height * s + t * c;
    positions[3 * vertex + 2] = vertices[k + 1] ?? outside(vertices, k + 1);
    normals[3 * vertex] = nh * c - nt * s;
    normals[3 * vertex + 1] = nh * s + nt * c;
    normals[3 * vertex + 2] = vertices[k + 4] ?? outside(vertices, k + 4);
    uvs[2 * vertex] = u + (vertices[k + 6] ?? outside(vertices, k + 6));
    uvs[2 * vertex + 1] = vertices[k + 7] ?? outside(vertices, k + 7);
  }
  part.vertexCount = vertex;
}
