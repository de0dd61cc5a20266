/** 32 mixed bits of three integers: the same on every machine, because integer products are exact. */
function hashBits(a: number, b: number, seed: number): number {
  let h = Math.imul(a, 0x8da6b343) ^ Math.imul(b, 0xd8163841) ^ Math.imul(seed + 1, 0x9e3779b9);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

const TO_UNIT = 1 / 4294967296;

/** A number in [0, 1) that belongs to two integers and a seed; no state, no order. */
export const hashUnit = (a: number, b: number, seed: number): number => hashBits(a, b, seed) * TO_UNIT;
