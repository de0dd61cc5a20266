import { describe, expect, test } from 'vitest';
import { mm, PLAIN_RING } from '@ringwerk/kernel';
import { FULL_RING, unreadPaths } from '@ringwerk/kernel/test/ring-changes';
import { ALLOYS } from '../alloys.ts';
import { CATALOGUE_LANGUAGES } from '../localised.ts';
import { ringFigures } from './ring-figures.ts';
import { NOT_FOR_COUPLES, ringLines, type FactFormat, type RingFigures } from './ring-lines.ts';

const format: FactFormat = {
  mm: (value, digits = Number.isInteger(value * 10) ? 1 : 2) => `${value.toFixed(digits)} mm`,
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
    real: listing === null ? null : { grades: 'F VS1', stock: `S-${listing}`, treatment: 'none' },
  })),
});
/** `role` is the heading of a ring's lines, not one of them. The stone of a listing has the listing's own quality. */
const HEADING = ['role'];

describe('ringLines', () => {
  test.each(CATALOGUE_LANGUAGES)('for the trade change with every field of the record, in %s', (language) => {
    const read = (ring: typeof FULL_RING) =>
      ringLines(ring, figuresOf(ring), { language, format, reader: 'trade', alloys: ALLOYS });
    expect(unreadPaths(read)).toEqual(HEADING);
  });

  test('for a couple leave out what is listed with its reason, and nothing else', () => {
    const read = (ring: typeof FULL_RING) =>
      ringLines(ring, figuresOf(ring), { language: 'de', format, reader: 'couple', alloys: ALLOYS });
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
        alloys: ALLOYS,
      })
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n');
    expect(words(1)).toContain('quer zum Ring');
    expect(words(1)).not.toContain('Abstand');
    expect(words(3)).toContain('Abstand 0.40 mm');
  });

  test.each([
    ['F17', 'width', 6, 2, '6.0 mm (fertig 5.47 mm)'],
    ['F05', 'width', 6, 2, '6.0 mm'],
  ] as const)(
    'say the ordered and the finished measure of %s where they differ',
    (profile, kind, width, height, value) => {
      const ring = { ...FULL_RING, ...PLAIN_RING, profile, width: mm(width), height: mm(height) };
      const lines = ringLines(ring, NOTHING, { language: 'de', format, reader: 'trade', alloys: ALLOYS });
      expect(lines.find((line) => line.kind === kind)?.value).toBe(value);
    },
  );

  test.each(['F11', 'F13'] as const)('say that %s is lower than ordered, in every language', (profile) => {
    for (const language of CATALOGUE_LANGUAGES) {
      const ring = { ...FULL_RING, ...PLAIN_RING, profile, width: mm(6), height: mm(2) };
      const lines = ringLines(ring, NOTHING, { language, format, reader: 'couple', alloys: ALLOYS });
      expect(lines.find((line) => line.kind === 'height')?.value).toMatch(/^2\.0 mm \(.*1\.\d\d mm.*\)$/);
    }
  });

  test('name a real stone with its origin and treatment and its own grades, never by the quality of its seat', () => {
    const [row] = FULL_RING.stones;
    if (row === undefined) throw new Error('the full ring has no stones');
    const ring = { ...FULL_RING, stones: [{ ...row, listing: 'stone-1', quality: 'tw-si' as const, count: 1 }] };
    const detail = {
      key: 'diamond-natural',
      listing: 'stone-1',
      colour: 'F',
      clarity: 'VS1',
      report: 'GIA 1',
      stock: 'S-1',
    };
    const words = (treatment: object, reader: 'trade' | 'couple'): string | undefined => {
      const figures = ringFigures(ring.stones, {
        weight: { shown: 4, rows: [{ count: 1, tradeCarats: 0.5 }] },
        trade: { lines: [{ kind: 'stone', detail: { ...detail, ...treatment } }] },
      });
      return ringLines(ring, figures, { language: 'en', format, reader, alloys: ALLOYS }).find(
        ({ kind }) => kind === 'stones',
      )?.value;
    };
    for (const reader of ['trade', 'couple'] as const) {
      expect(words({ treatment: 'none' }, reader)).toContain('Natural diamond · untreated, F VS1, GIA 1, no. S-1');
      expect(words({ treatment: 'hpht' }, reader)).toContain('Natural diamond · HPHT-treated');
      // Quotes of earlier versions were kept without it: then that is said.
      expect(words({}, reader)).toContain('Natural diamond · treatment not stated');
      expect(words({ treatment: 'none' }, reader)).not.toContain('TW/SI');
    }
    const unknown = ringLines(ring, NOTHING, { language: 'en', format, reader: 'trade', alloys: ALLOYS });
    expect(unknown.find(({ kind }) => kind === 'stones')?.value).not.toContain('TW/SI');
  });
});
