import { describe, expect, test } from 'vitest';
import { FULL_RING, unreadPaths } from '@ringwerk/kernel/test/ring-changes';
import { CATALOGUE_LANGUAGES } from '../localised.ts';
import { NOT_FOR_COUPLES, ringLines, type FactFormat, type RingFigures } from './ring-lines.ts';

const format: FactFormat = {
  mm: (value, digits) => `${value.toFixed(digits)} mm`,
  carats: (value) => `${value} ct`,
  grams: (value) => `${value} g`,
  number: (value, digits) => value.toFixed(digits),
};
const NOTHING: RingFigures = { grams: null, stones: [] };
/** Real stones are named by their stock number, as the listing that the record holds leads to it. */
const figuresOf = (ring: typeof FULL_RING): RingFigures => ({
  grams: 5.2,
  stones: ring.stones.map(({ count, listing }) => ({
    count,
    carats: 0.1,
    real: listing === null ? null : { grades: 'F VS1', stock: `S-${listing}` },
  })),
});
/** `role` is the heading of a ring's lines, not one of them. The stone of a listing has the listing's own quality. */
const HEADING = ['role'];

describe('ringLines', () => {
  test.each(CATALOGUE_LANGUAGES)('for the trade change with every field of the record, in %s', (language) => {
    const read = (ring: typeof FULL_RING) => ringLines(ring, figuresOf(ring), { language, format, reader: 'trade' });
    expect(unreadPaths(read)).toEqual(HEADING);
  });

  test('for a couple leave out what is listed with its reason, and nothing else', () => {
    const read = (ring: typeof FULL_RING) =>
      ringLines(ring, figuresOf(ring), { language: 'de', format, reader: 'couple' });
    expect(new Set(unreadPaths(read))).toEqual(new Set([...HEADING, ...Object.keys(NOT_FOR_COUPLES)]));
  });

  test('say how a long stone lies, and nothing of neighbours for a single one', () => {
    const [oval] = FULL_RING.stones;
    if (oval === undefined) throw new Error('the full ring has no stones');
    const words = (count: number) =>
      ringLines({ ...FULL_RING, stones: [{ ...oval, count, orientation: 'across' }] }, NOTHING, {
        language: 'de',
        format,
        reader: 'trade',
      })
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n');
    expect(words(1)).toContain('quer zum Ring');
    expect(words(1)).not.toContain('Abstand');
    expect(words(3)).toContain('Abstand 0.40 mm');
  });
});
