import { LANGUAGES, type LooseStone } from '@ringwerk/contract';
import { parseDesign } from '@ringwerk/kernel';
import { priceOfGross } from '@ringwerk/kernel/price';
import { describe, expect, it, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { compileSvg } from './pdf-compiler.ts';
import { presentationSheet, type PresentationSource, type PresentedRing } from './presentation-sheet.ts';

const read = parseDesign(WORKED_EXAMPLE);
if (!read.ok) throw new Error('the worked example is no design');
const DESIGN = read.value;
const RETAIL = priceOfGross(87_795, { currency: 'EUR', taxRate: 0.19 });
const ring = (changes: Partial<PresentedRing> = {}): PresentedRing => ({
  name: 'Donau',
  articleNumber: 'RW-09-014',
  code: 'ABCDEFG7',
  design: DESIGN,
  alloys: [],
  figures: [],
  retail: RETAIL,
  ...changes,
});
const STONE: LooseStone = {
  listing: 'a2f0c5a6-0000-4000-8000-0000000000f3',
  stockNumber: 'RB-1042',
  shape: 'round',
  carats: 0.52,
  origin: 'natural',
  treatment: 'none',
  colour: 'F',
  clarity: 'VS1',
  cutGrade: 'EX',
  lab: 'GIA',
  reportNumber: '2141438171',
  measurements: [5.16, 5.18, 3.2],
};
const source = (changes: Partial<PresentationSource> = {}): PresentationSource => ({
  title: 'Familie Brandt',
  language: 'de',
  printedOn: '2026-11-27',
  hasPrices: true,
  items: [ring()],
  dealer: {
    company: 'Juwelier Huber',
    street: 'Markt 1',
    postcode: '83209',
    city: 'Prien',
    phone: '',
    email: 'laden@example.com',
    country: 'DE',
    colour: null,
    logo: null,
  },
  ...changes,
});

it('says a ring by name, number, traits and retail price', () => {
  const [part] = presentationSheet(source()).parts;
  expect(part).toMatchObject({ name: 'Donau', about: 'RW-09-014 · ABCD-EFG7', price: '877,95\u00A0€' });
  expect(part?.lines).toEqual([...new Set(part?.lines)]);
  expect(part?.lines[0]).toMatch(/mm × .*mm · .*(gold|Platin|silber)/iu);
});

it('says no price where none is wanted, and that there is none where a ring has none today', () => {
  const hidden = presentationSheet(source({ hasPrices: false }));
  expect([hidden.parts[0]?.price, hidden.notes]).toEqual(['', ['Stand 27. November 2026.']]);
  const gone = presentationSheet(source({ items: [ring({ retail: null, articleNumber: null })] }));
  expect(gone.parts[0]).toMatchObject({ price: 'Preis auf Anfrage', about: 'ABCD-EFG7' });
});

it('says a loose stone by cut and weight, what it is and was done to it, with its cut drawn', () => {
  const [part] = presentationSheet(source({ items: [{ stone: STONE, isAvailable: true, retail: RETAIL }] })).parts;
  expect(part).toMatchObject({
    name: 'Diamant Brillant, 0,52\u00A0ct',
    about: 'GIA 2141438171',
    price: '877,95\u00A0€',
    lines: ['natürlich · unbehandelt', 'F · VS1 · EX', expect.stringContaining('5,16')],
  });
  expect(part?.drawing).toContain('<svg');
  const bare = { stone: { ...STONE, reportNumber: '', lab: '' } as const, retail: null };
  const items = [
    { ...bare, isAvailable: true },
    { ...bare, isAvailable: false },
  ];
  const { parts } = presentationSheet(source({ items }));
  expect(parts.map(({ price, about }) => [price, about])).toEqual([
    ['Preis auf Anfrage', ''],
    ['Nicht verfügbar', ''],
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('it prints, with nothing left to fill in, what was typed as it was typed', () => {
    const sheet = presentationSheet(
      source({
        language,
        title: '#panic("x") *b*',
        items: [ring({ name: '$1 [x]' }), { stone: STONE, isAvailable: true, retail: RETAIL }],
      }),
    );
    expect(JSON.stringify(sheet)).not.toContain('{date}');
    expect(() => compileSvg('presentation', sheet)).not.toThrow();
  });
});

it('lays two beside each other, and goes on over pages', () => {
  const heightOf = (count: number): number => {
    const svg = compileSvg(
      'presentation',
      presentationSheet(source({ items: Array.from({ length: count }, () => ring()) })),
    );
    return Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/u.exec(svg)?.[1]);
  };
  expect(heightOf(2)).toBe(heightOf(1));
  expect(heightOf(40)).toBeGreaterThan(1.9 * heightOf(1));
});
