/** A set of models by their places in the collection. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xff_ff_ff_ff);
  const rest = size & 31;
  if (rest > 0 && bits.length > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export const addBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = ((bits[at >>> 5] ?? 0) | (1 << (at & 31))) >>> 0;
};
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function addAll(into: Bits, bits: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (bits[word] ?? 0);
}
export function keepOnly(into: Bits, bits: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & (bits[word] ?? 0);
}
/** What both sets have. */
export function both(a: Bits, b: Bits): Bits {
  const shared = a.slice();
  keepOnly(shared, b);
  return shared;
}
/** Everything of `of` that is not in `bits`. */
export const without = (of: Bits, bits: Bits): Bits => of.map((word, at) => word & ~(bits[at] ?? 0));

/** How many of its 32 bits a word has. */
function onesOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** How many places the set has. */
export function countOf(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesOf(bits[word] ?? 0);
  return count;
}
/** How many places two sets share. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += onesOf((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** The places in the set, ascending. */
export function placesOf(bits: Bits): Uint32Array {
  const places = new Uint32Array(countOf(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      places[count] = word * 32 + 31 - Math.clz32(rest & -rest);
      count += 1;
      rest &= rest - 1;
    }
  }
  return places;
}
