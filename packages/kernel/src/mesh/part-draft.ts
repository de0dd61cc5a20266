import type { PartKind, RingPart } from '../design/ring-part.ts';
import type { MeshData } from '../math/mesh-data.ts';

/** Names a part and how it looks; one per region that can be picked. */
export interface PartName {
  readonly id: string;
  readonly kind: PartKind;
  readonly segment: number;
  readonly alloy: string;
  readonly finish: string;
  readonly patternSeed?: number;
}

interface Size {
  readonly vertices: number;
  readonly indices: number;
}

const FIRST_SIZE: Size = { vertices: 1024, indices: 6144 };

/**
 * How large the parts of each name were last. A slider asks for the same scene sixty times a second: arrays that are
 * made as large as they were filled the last time need neither grow nor be copied.
 */
const LAST_SIZES = new Map<string, Size>();

/** A part while it is being filled: arrays that double when full, because strips arrive one by one. */
export class PartDraft {
  readonly name: PartName;
  /** Replaced by `reserve`: whoever writes into them reads them afterwards. */
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  uvs: Float32Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
  /** Written so far; whoever writes into the arrays counts on. */
  vertexCount = 0;
  indexCount = 0;

  constructor(name: PartName) {
    this.name = name;
    const { vertices, indices } = LAST_SIZES.get(name.id) ?? FIRST_SIZE;
    this.positions = new Float32Array(3 * vertices);
    this.normals = new Float32Array(3 * vertices);
    this.uvs = new Float32Array(2 * vertices);
    this.indices = new Uint32Array(indices);
  }

  /** Makes room for this many more vertices and triangles and returns the index of the next vertex. */
  reserve(vertices: number, triangles: number): number {
    const capacity = this.uvs.length / 2;
    if (this.vertexCount + vertices > capacity) {
      const size = Math.max(2 * capacity, this.vertexCount + vertices);
      this.positions = grown(this.positions, new Float32Array(3 * size));
      this.normals = grown(this.normals, new Float32Array(3 * size));
      this.uvs = grown(this.uvs, new Float32Array(2 * size));
    }
    const needed = this.indexCount + 3 * triangles;
    if (needed > this.indices.length) {
      this.indices = grown(this.indices, new Uint32Array(Math.max(2 * this.indices.length, needed)));
    }
    return this.vertexCount;
  }

  /** Adds a vertex; `reserve` must have made room. */
  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, u: number, v: number): number {
    const index = this.vertexCount++;
    const { positions, normals, uvs } = this;
    const at = 3 * index;
    positions[at] = x;
    positions[at + 1] = y;
    positions[at + 2] = z;
    normals[at] = nx;
    normals[at + 1] = ny;
    normals[at + 2] = nz;
    uvs[2 * index] = u;
    uvs[2 * index + 1] = v;
    return index;
  }

  triangle(a: number, b: number, c: number): void {
    const { indices } = this;
    indices[this.indexCount++] = a;
    indices[this.indexCount++] = b;
    indices[this.indexCount++] = c;
  }

  /** Quad a-b-c-d counter-clockwise. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  isEmpty(): boolean {
    return this.indexCount === 0;
  }

  /** The part with its arrays; the draft must not be used afterwards. */
  finish(): RingPart {
    const { vertexCount, indexCount } = this;
    LAST_SIZES.set(this.name.id, { vertices: vertexCount, indices: indexCount });
    const mesh: MeshData = {
      positions: filled(this.positions, 3 * vertexCount),
      normals: filled(this.normals, 3 * vertexCount),
      uvs: filled(this.uvs, 2 * vertexCount),
      indices: filled(this.indices, indexCount),
    };
    return { ...this.name, mesh };
  }
}

const filled = <T extends Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(array: T, length: number): T =>
  array.length === length ? array : (array.slice(0, length) as T);

function grown<T extends Float32Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
