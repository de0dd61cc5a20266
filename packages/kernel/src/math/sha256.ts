import { outside } from '../units/item-at.ts';
/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4 §4.2.2). */
const ROUND = primesFractions(64, (prime) => Math.cbrt(prime));
const START = primesFractions(8, (prime) => Math.sqrt(prime));

function primesFractions(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (isPrime) words[found++] = Math.floor((root(candidate) % 1) * 2 ** 32);
  }
  return words;
}

const at = (words: Uint32Array, index: number): number => words[index] ?? outside(words, index);
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, schedule: Uint32Array): void {
  for (let t = 16; t < 64; t++) {
    const near = at(schedule, t - 2);
    const far = at(schedule, t - 15);
    const s0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const s1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    schedule[t] = at(schedule, t - 16) + s0 + at(schedule, t - 7) + s1;
  }
  const v = state.slice();
  for (let t = 0; t < 64; t++) {
    const e = at(v, 4);
    const a = at(v, 0);
    const choose = (e & at(v, 5)) ^ (~e & at(v, 6));
    const majority = (a & at(v, 1)) ^ (a & at(v, 2)) ^ (at(v, 1) & at(v, 2));
    const first =
      (at(v, 7) + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choose + at(ROUND, t) + at(schedule, t)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    v.copyWithin(1, 0, 7);
    v[4] = at(v, 4) + first;
    v[0] = first + second;
  }
  for (let k = 0; k < 8; k++) state[k] = at(state, k) + at(v, k);
}

/** SHA-256 of bytes as 64 hex digits. Collision-proof because stills and caches of strangers' designs share one key space. */
export function sha256Hex(bytes: Uint8Array): string {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = START.slice();
  const schedule = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getUint32(block * 64 + t * 4);
    compress(state, schedule);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
