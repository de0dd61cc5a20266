import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, allBits, both, countBoth, countOf, noBits, placesOf, type Bits } from './bits.ts';

const SIZE = 130;
const bitsOf = (places: readonly number[]): Bits => {
  const bits = noBits(SIZE);
  for (const place of places) addBit(bits, place);
  return bits;
};
const places = fc.uniqueArray(fc.nat(SIZE - 1));
const ascending = (some: readonly number[]): number[] => some.toSorted((a, b) => a - b);

test('a set gives back its places in order, and how many they are', () => {
  fc.assert(
    fc.property(places, (some) => {
      expect(Array.from(placesOf(bitsOf(some)))).toEqual(ascending(some));
      expect(countOf(bitsOf(some))).toBe(some.length);
    }),
    { seed: 3, numRuns: 200 },
  );
});

test('what two sets share is counted as it is found', () => {
  fc.assert(
    fc.property(places, places, (some, others) => {
      const shared = some.filter((place) => others.includes(place));
      const [a, b] = [bitsOf(some), bitsOf(others)];
      expect(Array.from(placesOf(both(a, b)))).toEqual(ascending(shared));
      expect(countBoth(a, b)).toBe(shared.length);
      // Neither was changed.
      expect([countOf(a), countOf(b)]).toEqual([some.length, others.length]);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test.each([0, 1, 31, 32, 33, 100_000])('everything of %i models is as many', (size) => {
  expect(countOf(allBits(size))).toBe(size);
});
