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
/** Everything of `of` that is not in `bits`. */
export const without = (of: Bits, bits: Bits): Bits => of.map((word, at) => word & ~(bits[at] ?? 0));

/** Visits the places in the set, ascending. */
export function eachPlace(bits: Bits, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const low = 31 - Math.clz32(rest & -rest);
      visit(word * 32 + low);
      rest &= rest - 1;
    }
  }
}

export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  eachPlace(bits, (place) => places.push(place));
  return places;
}
