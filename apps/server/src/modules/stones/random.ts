/** A small deterministic random source (mulberry32): same seed, same stones, on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, bound). */
  below(bound: number): number;
  /** One of `values`, chosen by the weight beside it. */
  weighted<T>(values: readonly (readonly [T, number])[]): T;
  /** Around 0, standard deviation 1, cut at ±3. */
  bell(): number;
  /** A version 4 UUID. */
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const word = (): string =>
    Math.floor(next() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0');
  return {
    next,
    below: (bound) => Math.floor(next() * bound),
    weighted(values) {
      const total = values.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      const last = values.at(-1);
      if (last === undefined) throw new Error('weighted() needs at least one value');
      return last[0];
    },
    // Twelve uniform numbers sum to a bell of variance 1.
    bell() {
      let sum = -6;
      for (let draw = 0; draw < 12; draw += 1) sum += next();
      return Math.max(-3, Math.min(3, sum));
    },
    uuid() {
      const hex = word() + word() + word() + word();
      const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3] ?? '8';
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
