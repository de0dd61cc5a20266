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
  expect(padDesign(pair, { sizes: [null, 64.5], alloys: [] })).toEqual(sized(54, 64.5));
});

test('an alloy replaces that of every segment and leaves the finish', () => {
  const segments = [{ alloy: 'au750-rose', share: 1, finish: 'polished', pattern: 0 }];
  expect(padDesign(pair, { sizes: [], alloys: ['au750-rose'] })).toEqual({
    ...pair,
    rings: pair.rings.map((ring) => ({ ...ring, segments })),
  });
});

test('each alloy of a ring of several colours is replaced by itself', () => {
  const colours = (...alloys: readonly string[]): Design => ({
    ...pair,
    rings: pair.rings.map((ring) => ({
      ...ring,
      segments: alloys.map((alloy) => ({ alloy, share: 1, finish: 'polished', pattern: 0 })),
    })),
  });
  const changed = padDesign(colours('au750-rose', 'au750-white'), { sizes: [], alloys: [null, 'pt950-ru'] });
  expect(changed).toEqual(colours('au750-rose', 'pt950-ru'));
});
