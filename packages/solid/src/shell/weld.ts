import { outside } from '@ringwerk/kernel/math';
import type { Shell } from './shell.ts';

/** Bits of a position's three single-precision numbers mixed into one; multipliers of the FNV and Murmur hashes. */
function mixed(a: number, b: number, c: number): number {
  let h = Math.imul(a, 0x85ebca6b) ^ Math.imul(b, 0xc2b2ae35) ^ Math.imul(c, 0x27d4eb2f);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}

/** Every position's three numbers as bits; adding zero turns −0 into +0. */
function positionBits({ vertices, stride }: Pick<Shell, 'vertices' | 'stride'>): Int32Array {
  const count = vertices.length / stride;
  const bits = new Int32Array(3 * count);
  const floats = new Float32Array(bits.buffer);
  for (let v = 0; v < count; v++) {
    for (let axis = 0; axis < 3; axis++)
      floats[3 * v + axis] = (vertices[v * stride + axis] ?? outside(vertices, v * stride + axis)) + 0;
  }
  return bits;
}

const isSame = (bits: Int32Array, a: number, b: number): boolean =>
  bits[3 * a] === bits[3 * b] && bits[3 * a + 1] === bits[3 * b + 1] && bits[3 * a + 2] === bits[3 * b + 2];

/**
 * Names for every vertex the first vertex at exactly the same position (+0 and −0 are one). Linear; vertices that
 * differ in the last bit stay apart.
 */
export function weldByPosition(shell: Pick<Shell, 'vertices' | 'stride'>): Uint32Array {
  const bits = positionBits(shell);
  const count = bits.length / 3;
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * count))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const first = new Uint32Array(count);
  for (let v = 0; v < count; v++) {
    let slot =
      mixed(
        bits[3 * v] ?? outside(bits, 3 * v),
        bits[3 * v + 1] ?? outside(bits, 3 * v + 1),
        bits[3 * v + 2] ?? outside(bits, 3 * v + 2),
      ) & mask;
    let known = table[slot] ?? outside(table, slot);
    while (known !== -1 && !isSame(bits, known, v)) {
      slot = (slot + 1) & mask;
      known = table[slot] ?? outside(table, slot);
    }
    if (known === -1) table[slot] = v;
    first[v] = known === -1 ? v : known;
  }
  return first;
}
