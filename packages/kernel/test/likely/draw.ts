/** A source of random choices that gives the same ones for the same seed, in Node and in a browser. */
export interface Draw {
  /** Number in [0, 1). */
  readonly unit: () => number;
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean;
  /** Multiple of `step` in [min, max]; `min` when the range is empty. */
  readonly length: (min: number, max: number, step: number) => number;
  readonly one: <T>(values: readonly T[]) => T;
  readonly many: <T>(count: number, make: (index: number) => T) => T[];
}

/** Mulberry32: 32 bits of state, long enough a period for some thousand draws a design. */
export function drawFrom(seed: number): Draw {
  let state = (Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) + 0x6d2b79f5) >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const length = (min: number, max: number, step: number): number => {
    const first = Math.ceil(min / step - 1e-6);
    const last = Math.max(first, Math.floor(max / step + 1e-6));
    return Number(((first + Math.floor(unit() * (last - first + 1))) * step).toFixed(3));
  };
  return {
    unit,
    chance: (probability) => unit() < probability,
    length,
    one: (values) => {
      const value = values[Math.floor(unit() * values.length)];
      if (value === undefined) throw new Error('A choice needs at least one value.');
      return value;
    },
    many: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}
