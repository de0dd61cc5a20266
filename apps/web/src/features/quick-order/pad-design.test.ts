import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm, type Design } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { padDesign } from './pad-design.ts';

const pair = examplePair();
const sized = (...sizes: readonly number[]): Design => ({
  ...pair,
  rings: pair.rings.map((ring, index) => ({ ...ring, size: mm(sizes[index] ?? ring.size) })),
});

test('a size belongs to its ring; what is not given stays as in the catalogue', () => {
  expect(padDesign(pair, { sizes: [null, 64.5], alloy: null })).toEqual(sized(54, 64.5));
});

test('an alloy replaces that of every segment and leaves the finish', () => {
  const segments = [{ alloy: 'au750-rose', share: 1, finish: 'polished', pattern: 0 }];
  expect(padDesign(pair, { sizes: [], alloy: 'au750-rose' })).toEqual({
    ...pair,
    rings: pair.rings.map((ring) => ({ ...ring, segments })),
  });
});
