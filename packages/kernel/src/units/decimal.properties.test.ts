import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../test/random-design.ts';
import { allocate } from './allocate.ts';
import { decimal, divideHalfAway, plus, roundDown, roundHalfAway, times, toNumber, type Decimal } from './decimal.ts';

/*
 * Numbers as they are written in a price book: whole digits and a count of places. Both are kept beside the number, so that
 * what the kernel makes of it is compared with whole numbers and not with other fractions.
 */
interface Written {
  readonly digits: bigint;
  readonly places: number;
  readonly value: number;
}

const RUNS = 400;
const holds = <T>(name: string, arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void => {
  it(`${name} (seed ${SEED}, ${RUNS} runs)`, () => {
    fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: RUNS });
  });
};

/** Up to nine digits and six places: a binary number of that many digits is written back as the same decimal. */
const written: fc.Arbitrary<Written> = fc
  .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => ({ digits: BigInt(digits), places, value: Number(`${digits}e-${places}`) }));

const ten = (places: number): bigint => 10n ** BigInt(places);
/** Whether two fractions with powers of ten below are the same number. */
const isSame = (a: Pick<Decimal, 'digits' | 'places'>, b: Pick<Decimal, 'digits' | 'places'>): boolean =>
  a.digits * ten(b.places) === b.digits * ten(a.places);
const size = (value: bigint): bigint => (value < 0n ? -value : value);

describe('a decimal', () => {
  holds('is the number as it is written', written, (number) => {
    expect(isSame(decimal(number.value), number)).toBe(true);
    expect(toNumber(decimal(number.value))).toBe(number.value);
  });

  holds('multiplies like whole numbers', fc.tuple(written, written), ([a, b]) => {
    const product = { digits: a.digits * b.digits, places: a.places + b.places };
    expect(isSame(times(decimal(a.value), decimal(b.value)), product)).toBe(true);
    expect(isSame(times(decimal(b.value), decimal(a.value)), product)).toBe(true);
  });

  holds('adds like whole numbers, in any order', fc.tuple(written, written, written), ([a, b, c]) => {
    const [one, two, three] = [decimal(a.value), decimal(b.value), decimal(c.value)];
    const places = Math.max(a.places, b.places, c.places);
    const digits = [a, b, c].reduce((sum, each) => sum + each.digits * ten(places - each.places), 0n);
    expect(isSame(plus(plus(one, two), three), { digits, places })).toBe(true);
    expect(isSame(plus(one, plus(three, two)), { digits, places })).toBe(true);
  });

  it.each([
    [1e21, 10n ** 21n, 0],
    [2.5e-7, 25n, 8],
    [-1.25e-10, -125n, 12],
    [123e20, 123n * 10n ** 20n, 0],
    [-0, 0n, 0],
  ])('reads %d, which a program writes with an exponent', (value, digits, places) => {
    expect(isSame(decimal(value), { digits, places })).toBe(true);
  });
});

const place = fc.integer({ min: 0, max: 8 });

describe('rounding', () => {
  holds(
    'lies at most half a step away, and a half goes away from zero',
    fc.tuple(written, place),
    ([number, places]) => {
      const rounded = roundHalfAway(decimal(number.value), places);
      expect(rounded.places).toBe(places);
      const common = ten(places + number.places);
      const exact = (number.digits * common) / ten(number.places);
      const made = (rounded.digits * common) / ten(places);
      const step = common / ten(places);
      const off = size(made - exact) * 2n;
      expect(off <= step).toBe(true);
      if (off === step) expect(size(made) > size(exact)).toBe(true);
    },
  );

  holds('of a refund is that of the charge with the other sign', fc.tuple(written, place), ([{ value }, places]) => {
    const charge = roundHalfAway(decimal(value), places);
    expect(roundHalfAway(decimal(-value), places).digits).toBe(-charge.digits);
    expect(roundDown(decimal(-value), places).digits).toBe(-roundDown(decimal(value), places).digits);
  });

  holds('down never grows, and loses less than a step', fc.tuple(written, place), ([number, places]) => {
    const cut = roundDown(decimal(number.value), places);
    const common = ten(places + number.places);
    const exact = size((number.digits * common) / ten(number.places));
    const made = size((cut.digits * common) / ten(places));
    expect(made <= exact).toBe(true);
    expect(exact - made < common / ten(places)).toBe(true);
  });

  holds('twice is rounding once', fc.tuple(written, place), ([{ value }, places]) => {
    const once = roundHalfAway(decimal(value), places);
    expect(roundHalfAway(once, places)).toEqual(once);
    expect(roundDown(once, places)).toEqual(once);
  });

  const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
  holds('of a quotient obeys the same half', fc.tuple(whole, whole), ([a, b]) => {
    fc.pre(b !== 0);
    const [dividend, divisor] = [BigInt(a), BigInt(b)];
    const quotient = divideHalfAway(dividend, divisor);
    const off = 2n * size(dividend - quotient * divisor);
    expect(off <= size(divisor)).toBe(true);
    if (off === size(divisor)) expect(size(quotient * divisor) > size(dividend)).toBe(true);
  });

  it.each([
    // [value, places, half away from zero, cut]
    [0.125, 2, 0.13, 0.12],
    [0.135, 2, 0.14, 0.13],
    [-0.125, 2, -0.13, -0.12],
    [1.5, 0, 2, 1],
    [2.5, 0, 3, 2],
    [-2.5, 0, -3, -2],
    [0.4999, 0, 0, 0],
    [99.995, 2, 100, 99.99],
    [1.0049, 2, 1, 1],
    [4.1905, 2, 4.19, 4.19],
    [140.1763, 2, 140.18, 140.17],
    [12_173.2, 0, 12_173, 12_173],
    [116_567.7, 0, 116_568, 116_567],
  ])('%d to %d places is %d, cut %d', (value, places, rounded, cut) => {
    expect(toNumber(roundHalfAway(decimal(value), places))).toBe(rounded);
    expect(toNumber(roundDown(decimal(value), places))).toBe(cut);
  });
});

describe('a total that is shared out', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 6 });
  const total = fc.integer({ min: 0, max: 100_000 });

  holds('is made of whole parts that sum to it', fc.tuple(total, weights), ([sum, shares]) => {
    const parts = allocate(sum, shares);
    expect(parts).toHaveLength(shares.length);
    expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(sum);
  });

  holds('gives every part its share, rounded down or up', fc.tuple(total, weights), ([sum, shares]) => {
    const all = shares.reduce((a, b) => a + b, 0);
    fc.pre(all > 0);
    allocate(sum, shares).forEach((part, index) => {
      const exact = (sum * (shares[index] ?? 0)) / all;
      expect(Math.abs(part - exact)).toBeLessThan(1);
      if (shares[index] === 0) expect(part).toBe(0);
    });
  });

  holds(
    'rounds the largest remainders up, the earlier of two equal ones',
    fc.tuple(total, weights),
    ([sum, shares]) => {
      const all = shares.reduce((a, b) => a + b, 0);
      fc.pre(all > 0);
      // Remainders as whole numbers over the sum of the weights: nothing is rounded on the way.
      const remainders = shares.map((share) => (sum * share) % all);
      const isUp = allocate(sum, shares).map((part, index) => part * all > sum * (shares[index] ?? 0));
      isUp.forEach((up, index) => {
        if (!up) return;
        const own = remainders[index] ?? 0;
        remainders.forEach((other, at) => {
          if (isUp[at] ?? at === index) return;
          expect(other < own || (other === own && at > index) || other === 0).toBe(true);
        });
      });
    },
  );

  holds('does not depend on the unit of the weights', fc.tuple(total, weights), ([sum, shares]) => {
    const inOther = shares.map((share) => share * 1024);
    expect(allocate(sum, inOther)).toEqual(allocate(sum, shares));
  });

  it.each([
    [419, [1, 1], [210, 209]],
    [1, [1, 1, 1], [1, 0, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [10, [1, 2, 3], [2, 3, 5]],
    [7, [3, 0, 3], [4, 0, 3]],
    [0, [0, 0], [0, 0]],
    [3, [], []],
  ])('%d over %j is %j', (sum, shares, parts) => {
    expect(allocate(sum, shares)).toEqual(parts);
  });
});
