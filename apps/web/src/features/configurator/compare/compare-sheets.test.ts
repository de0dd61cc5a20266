import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm, PLAIN_ROW, type Design, type StoneRow } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { differingFacts } from './compare-sheets.ts';

const pair = examplePair();
const STONE = {
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(1.5),
  length: mm(1.5),
  extent: 'count',
  count: 1,
  spacing: mm(0.2),
  position: mm(0),
} as unknown as StoneRow; // the trade's ids are plain texts in the record
const withFirst = (change: Partial<Design['rings'][number]>): Design => ({
  ...pair,
  rings: pair.rings.map((ring) => (ring.role === 'first' ? { ...ring, ...change } : ring)),
});

describe('what several designs do not have in common', () => {
  it('is nothing for equal designs', () => {
    expect(differingFacts([pair, examplePair(), pair])).toEqual([]);
  });

  it('names only the ring and the fact that differ, with every value', () => {
    expect(differingFacts([pair, withFirst({ width: mm(5) }), pair])).toEqual([
      { role: 'first', fact: 'width', index: 0, values: [4, 5, 4] },
    ]);
  });

  it('leaves open what only one of them has', () => {
    const facts = differingFacts([pair, withFirst({ stones: [STONE] })]);
    expect(facts.find(({ fact }) => fact === 'setting')?.values).toEqual([null, 'flush']);
    expect(facts.every(({ role }) => role === 'first')).toBe(true);
  });

  it('compares a single ring with a pair', () => {
    const single: Design = {
      ...pair,
      rings: pair.rings.slice(0, 1).map((ring) => ({ ...ring, role: 'single' as const })),
    };
    const facts = differingFacts([pair, single]);
    expect(facts.find(({ role, fact }) => role === 'single' && fact === 'width')?.values).toEqual([undefined, 4]);
  });
});
