import { outside } from '@ringwerk/kernel/math';
import { DataUtils } from 'three';
import type { Rgb } from '../ring-viewer.ts';
import { FACE_FRAMES, texelDirection } from './cube-faces.ts';

/** Patches of the studio along either edge of a face, from which wide lobes gather: 7.5° each. */
const PATCHES = 12;

/** Mean light of the studio's patches: direction, solid angle and radiance, seven numbers each. */
export function patchesOf(faces: readonly Uint16Array[], size: number): Float32Array {
  const sources = new Float32Array(7 * FACE_FRAMES.length * PATCHES * PATCHES);
  const direction: [number, number, number] = [0, 0, 0];
  faces.forEach((data, face) => {
    const frame = FACE_FRAMES[face];
    if (frame === undefined) throw new RangeError(`a cube has no face ${face}`);
    for (let texel = 0; texel < size * size; texel += 1) {
      const share = texelDirection(frame, size, texel, direction);
      const row = Math.floor((texel / size / size) * PATCHES);
      const column = Math.floor(((texel % size) / size) * PATCHES);
      const at = 7 * ((face * PATCHES + row) * PATCHES + column);
      for (let k = 0; k < 3; k += 1) {
        sources[at + k] =
          (sources[at + k] ?? outside(sources, at + k)) + share * (direction[k] ?? outside(direction, k));
        sources[at + 4 + k] =
          (sources[at + 4 + k] ?? outside(sources, at + 4 + k)) +
          share * DataUtils.fromHalfFloat(data[4 * texel + k] ?? outside(data, 4 * texel + k));
      }
      sources[at + 3] = (sources[at + 3] ?? outside(sources, at + 3)) + share;
    }
  });
  for (let at = 0; at < sources.length; at += 7) {
    const [x = 0, y = 0, z = 0, share = 1] = sources.subarray(at, at + 4);
    const length = Math.hypot(x, y, z);
    sources.set([x / length, y / length, z / length], at);
    for (let k = 4; k < 7; k += 1) sources[at + k] = (sources[at + k] ?? outside(sources, at + k)) / share;
  }
  return sources;
}

/**
 * A level through its GGX lobe as it is seen straight on, patch by patch and normalised by its own sum. Gaussians on a
 * flat plane of angles lose what they spread beyond the sphere: a matt ring lost a tenth of its light, the roughest
 * metal two fifths.
 */
export function paintWideLobe(
  patches: Float32Array,
  alpha: number,
  sizeOfFace: number,
): readonly Uint16Array<ArrayBuffer>[] {
  const size = Math.min(sizeOfFace, Math.max(8, Math.round(4 / alpha)));
  const direction: [number, number, number] = [0, 0, 0];
  return FACE_FRAMES.map((frame) => {
    const wide = new Float32Array(3 * size * size);
    for (let texel = 0; texel < size * size; texel += 1) {
      texelDirection(frame, size, texel, direction);
      gatherLobe(patches, alpha * alpha, direction, wide, 3 * texel);
    }
    return enlarged(wide, size, sizeOfFace);
  });
}

/** What a lobe of that squared width gathers from the patches, written to `out[at..at+2]`. */
function gatherLobe(sources: Float32Array, alpha2: number, [x, y, z]: Rgb, out: Float32Array, at: number): void {
  let [r, g, b, sum] = [0, 0, 0, 0];
  for (let j = 0; j < sources.length; j += 7) {
    const rise =
      x * (sources[j] ?? outside(sources, j)) +
      y * (sources[j + 1] ?? outside(sources, j + 1)) +
      z * (sources[j + 2] ?? outside(sources, j + 2));
    if (rise <= 0) continue;
    const q = 1 - ((1 - alpha2) * (1 + rise)) / 2;
    const seen = rise / (rise + Math.sqrt(rise * rise + alpha2 * (1 - rise * rise)));
    const weight = ((sources[j + 3] ?? outside(sources, j + 3)) * seen) / (q * q);
    r += weight * (sources[j + 4] ?? outside(sources, j + 4));
    g += weight * (sources[j + 5] ?? outside(sources, j + 5));
    b += weight * (sources[j + 6] ?? outside(sources, j + 6));
    sum += weight;
  }
  out[at] = r / sum;
  out[at + 1] = g / sum;
  out[at + 2] = b / sum;
}

/** A face at a larger size, between its texels in proportion. */
function enlarged(face: Float32Array, from: number, to: number): Uint16Array<ArrayBuffer> {
  const data = new Uint16Array(4 * to * to);
  const one = DataUtils.toHalfFloat(1);
  const place = (at: number): number => Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5));
  for (let row = 0; row < to; row += 1) {
    const y = place(row);
    const [top, below] = [Math.floor(y), Math.min(from - 1, Math.floor(y) + 1)];
    for (let column = 0; column < to; column += 1) {
      const x = place(column);
      const [left, right] = [Math.floor(x), Math.min(from - 1, Math.floor(x) + 1)];
      const at = 4 * (row * to + column);
      for (let k = 0; k < 3; k += 1) {
        const value = (j: number, i: number): number =>
          face[3 * (j * from + i) + k] ?? outside(face, 3 * (j * from + i) + k);
        const high = value(top, left) + (value(top, right) - value(top, left)) * (x - left);
        const low = value(below, left) + (value(below, right) - value(below, left)) * (x - left);
        data[at + k] = DataUtils.toHalfFloat(high + (low - high) * (y - top));
      }
      data[at + 3] = one;
    }
  }
  return data;
}
