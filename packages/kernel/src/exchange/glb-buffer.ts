import { itemAt } from '../units/item-at.ts';

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;
/** The highest 16-bit index is kept free for restarts. */
const SHORT_LIMIT = 65_535;
/** Every view starts at a multiple of the largest component. */
const ALIGNMENT = 4;

/** A buffer view and its accessor, as glTF's JSON has them. */
type Json = Readonly<Record<string, unknown>>;

/** The binary chunk of a GLB while it grows, with the views and accessors that describe it. */
export class GlbBuffer {
  readonly views: Json[] = [];
  readonly accessors: Json[] = [];
  byteLength = 0;
  readonly #chunks: Uint8Array[] = [];

  #view(data: Float32Array | Uint32Array | Uint16Array, target: number): number {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const padding = (ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT;
    this.views.push({ buffer: 0, byteOffset: this.byteLength, byteLength: bytes.length, target });
    this.#chunks.push(bytes, new Uint8Array(padding));
    this.byteLength += bytes.length + padding;
    return this.views.length - 1;
  }

  /** Index of a new accessor of vectors; positions must give their bounds. */
  vectors(data: Float32Array, type: 'VEC2' | 'VEC3', hasBounds: boolean): number {
    const size = type === 'VEC2' ? 2 : 3;
    const bufferView = this.#view(data, ARRAY_BUFFER);
    const bounds = hasBounds ? boundsOf(data, size) : {};
    this.accessors.push({ bufferView, componentType: FLOAT, count: data.length / size, type, ...bounds });
    return this.accessors.length - 1;
  }

  /** Index of a new accessor of triangle corners, 16-bit where that suffices. */
  triangles(indices: Uint32Array, vertices: number): number {
    const isShort = vertices <= SHORT_LIMIT;
    const bufferView = this.#view(isShort ? Uint16Array.from(indices) : indices, ELEMENT_ARRAY_BUFFER);
    const componentType = isShort ? UNSIGNED_SHORT : UNSIGNED_INT;
    this.accessors.push({ bufferView, componentType, count: indices.length, type: 'SCALAR' });
    return this.accessors.length - 1;
  }

  writeTo(target: Uint8Array, from: number): void {
    let at = from;
    for (const chunk of this.#chunks) {
      target.set(chunk, at);
      at += chunk.length;
    }
  }
}

function boundsOf(data: Float32Array, size: number): Json {
  const min = Array.from({ length: size }, () => Infinity);
  const max = Array.from({ length: size }, () => -Infinity);
  for (let k = 0; k < data.length; k++) {
    const axis = k % size;
    const value = itemAt(data, k);
    if (value < itemAt(min, axis)) min[axis] = value;
    if (value > itemAt(max, axis)) max[axis] = value;
  }
  return { min, max };
}
