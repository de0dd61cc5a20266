import { LANGUAGES, type Language } from '@ringwerk/contract';
import { unreadPaths } from '@ringwerk/kernel/test/ring-changes';
import { KERNEL, NOT_FOR_COUPLES, PRICE_LIST } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { priceOfGross, type RetailRule } from '@ringwerk/kernel/price';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compilePdf, compileSvg } from './pdf-compiler.ts';
import { figuresOf, quoteSheet, type QuoteSheet } from './quote-sheet.ts';
import type { QuotedPosition, QuotedRings, QuoteSheetSource } from './quote-sheet-source.ts';

const RULE: RetailRule = { factor: 2.37, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
const pair = MODELS.find((model) => model.kind === 'pair' && model.with !== null)?.with;

const DEALER: QuoteSheetSource['dealer'] = {
  company: 'Juwelier Sonnleitner',
  street: 'Marktgasse 7',
  postcode: '93047',
  city: 'Regensburg',
  phone: '+49 941 555020',
  email: 'atelier@sonnleitner.example',
  country: 'DE',
  colour: null,
  logo: null,
};

function source(
  language: Language,
  changes: Partial<QuoteSheetSource> = {},
  design: Design | undefined = pair ?? undefined,
  figures?: QuotedRings['figures'],
) {
  if (design === undefined) throw new Error('the catalogue holds no pair');
  const evaluation = evaluateDesign(design, KERNEL, PRICE_LIST, RULE);
  if (evaluation.total === null && figures === undefined) throw new Error('the pair cannot be made');
  const retail = evaluation.total?.retail ?? priceOfGross(100, { currency: 'EUR', taxRate: 0.19 });
  const rings: QuotedRings = {
    code: '7K3M9QX2',
    articleNumber: 'RW-09-014',
    design,
    alloys: [],
    figures: figures ?? figuresOf(design, evaluation),
    page: 'https://portal.example/paar/abcdefgh',
  };
  const position: QuotedPosition = {
    number: 1,
    quantity: 1,
    text: '',
    retail,
    sum: retail,
    discount: null,
    alternative: null,
    rings,
    stone: null,
  };
  const sheet = quoteSheet({
    number: 'Q-2026-01001',
    customerName: 'Anna & Paul Huber',
    persons: { first: '', second: '' },
    language,
    createdOn: '2026-11-21',
    validUntil: '2026-12-05',
    positions: [position],
    discount: null,
    retail,
    choices: [],
    dealer: DEALER,
    ...changes,
  });
  return { evaluation, position, sheet };
}
const ringsOf = ({ positions: [position] }: QuoteSheet) => position?.rings ?? [];

describe('quote sheet', () => {
  test('calls the rings by their persons, and by the trade’s words where nobody is named', () => {
    const titles = (persons: QuoteSheetSource['persons']): unknown =>
      ringsOf(source('fr', { persons }).sheet).map(({ title }) => title);
    expect(titles({ first: 'Anna', second: 'Marie' })).toEqual(['Alliance de Anna', 'Alliance de Marie']);
    expect(titles({ first: '', second: '' })).toEqual(['Alliance femme', 'Alliance homme']);
  });
  test('changes with every field of the record but those that a couple’s paper leaves out for a reason', () => {
    const words = (ring: RingDesign): unknown => {
      const figures = [
        {
          grams: 5,
          stones: ring.stones.map(({ count, listing }) => ({
            count,
            carats: 0.1,
            real: listing === null ? null : { grades: 'F VS1', stock: listing, treatment: 'none' },
          })),
        },
      ];
      const { sheet } = source('de', {}, { version: 3, rings: [ring] }, figures);
      return ringsOf(sheet).map(({ title, rows }) => ({ title, rows }));
    };
    expect(new Set(unreadPaths(words))).toEqual(new Set(Object.keys(NOT_FOR_COUPLES)));
  });

  test.each(LANGUAGES)('prints in %s', (language) => {
    const { sheet } = source(language);
    const pdf = compilePdf('quote', sheet, new Date('2026-11-21T10:00:00Z'));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pdf.byteLength).toBeGreaterThan(10_000);
    expect(pdf.byteLength).toBeLessThan(200_000);
  });

  test('holds gross with tax, dimensions and weight as the reader writes them', () => {
    const { sheet, evaluation } = source('de');
    const gross = (evaluation.total?.retail.gross ?? 0) / 100;
    expect(sheet.price.gross.replaceAll(/[^\d,]/g, '')).toBe(gross.toFixed(2).replace('.', ','));
    expect(sheet.price.including).toMatch(/19\s%/);
    expect(sheet.facts.map(([, value]) => value)).toEqual([
      'Anna & Paul Huber',
      '21. November 2026',
      '5. Dezember 2026',
    ]);
    expect(sheet.positions[0]?.facts.map(([, value]) => value)).toEqual(['7K3M-9QX2', 'RW-09-014 · mit Steinen']);
    expect(ringsOf(sheet)).toHaveLength(2);
    expect(JSON.stringify(ringsOf(sheet)[0]?.rows)).toMatch(/\d,\d+\sg/);
  });

  test('neither trade price nor factor nor any line of the calculation is among the data', () => {
    for (const language of LANGUAGES) {
      const { sheet, evaluation } = source(language);
      const text = JSON.stringify(sheet, (key, value) => (key === 'svg' ? '' : value)).replaceAll(/[  .,’']/g, '');
      const secret = [
        evaluation.total?.cost ?? 0,
        ...evaluation.rings.flatMap((ring) => [
          ring.trade?.cost ?? 0,
          ...(ring.trade?.lines ?? []).map((line) => line.amount),
        ]),
      ].filter((amount) => amount > 999);
      expect(secret.length).toBeGreaterThan(4);
      for (const amount of secret) expect(text, String(amount)).not.toContain(String(amount));
      expect(text).not.toContain('237');
    }
  });

  test('what a customer types stays text', () => {
    const { sheet } = source('en', { customerName: '#panic("x") $x$ *b* <script> \\ @ref' });
    expect(() => compilePdf('quote', sheet, new Date())).not.toThrow();
    expect(compileSvg('quote', sheet)).toContain('<svg');
  });

  test('shows the rendered picture where there is one, and keeps none for the next document', async () => {
    const { sheet } = source('de');
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c9a24b' } })
      .png()
      .toBuffer();
    const pictured = compileSvg('quote', sheet, { rings: [picture] });
    const plain = compileSvg('quote', sheet);
    expect(pictured.match(/data:image\/png/g)).toHaveLength(1);
    expect(plain).not.toContain('data:image/png');
  });

  test('the drawings have the true size in mm', () => {
    const { sheet } = source('de');
    const ring = pair?.rings[0];
    if (ring === undefined) throw new Error('no ring');
    const outer = ring.size / Math.PI + 2 * ring.height;
    expect(ringsOf(sheet)[0]?.elevation.height).toBeCloseTo(outer + 1, 6);
    expect(ringsOf(sheet)[0]?.elevation.width).toBeCloseTo(ring.width + 1, 6);
  });
});
