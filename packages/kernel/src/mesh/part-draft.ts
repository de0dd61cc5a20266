import type { MeshData, PartKind, RingPart } from './mesh-data.ts';

/** Names a part and how it looks; one per region that can be picked. */
export interface PartName {
  readonly id: string;
  readonly kind: PartKind;
  readonly segment: number;
  readonly alloy: string;
  readonly finish: string;
  readonly patternSeed?: number;
}

/** Arrays that a draft fills. */
interface Sheet {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/**
 * Arrays of finished drafts. A slider asks for the same scene sixty times a second; growing new arrays from small ones
 * took a quarter of that time. What is in them is never read.
 */
const SPARE: Sheet[] = [];
const SPARE_MOST = 24;

const newSheet = (): Sheet => ({
  positions: new Float32Array(3 * 1024),
  normals: new Float32Array(3 * 1024),
  uvs: new Float32Array(2 * 1024),
  indices: new Uint32Array(3 * 2048),
});

/** A part while it is being filled: arrays that double when full, because strips arrive one by one. */
export class PartDraft {
  readonly name: PartName;
  private positions: Float32Array<ArrayBuffer>;
  private normals: Float32Array<ArrayBuffer>;
  private uvs: Float32Array<ArrayBuffer>;
  private indices: Uint32Array<ArrayBuffer>;
  private vertexCount = 0;
  private indexCount = 0;

  constructor(name: PartName) {
    this.name = name;
    const sheet = SPARE.pop() ?? newSheet();
    this.positions = sheet.positions;
    this.normals = sheet.normals;
    this.uvs = sheet.uvs;
    this.indices = sheet.indices;
  }

  /** Makes room for this many more vertices and triangles and returns the index of the next vertex. */
  reserve(vertices: number, triangles: number): number {
    const capacity = this.positions.length / 3;
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

  /** The part with arrays of its own; the draft must not be used afterwards. */
  finish(): RingPart {
    const mesh: MeshData = {
      positions: this.positions.slice(0, 3 * this.vertexCount),
      normals: this.normals.slice(0, 3 * this.vertexCount),
      uvs: this.uvs.slice(0, 2 * this.vertexCount),
      indices: this.indices.slice(0, this.indexCount),
    };
    this.release();
    return { ...this.name, mesh };
  }

  /** Gives the arrays back for the next draft. */
  release(): void {
    const { positions, normals, uvs, indices } = this;
    if (SPARE.length < SPARE_MOST) SPARE.push({ positions, normals, uvs, indices });
  }
}

function grown<T extends Float32Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
