import { ALLOYS, KERNEL_TABLES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { findErrors, repairKeeping } from '@ringwerk/kernel/rules';
import { Lexicon, readQuery } from '@ringwerk/search';
import { describe, expect, test } from 'vitest';
import { missingLabels, SENTENCES } from '../../test/sentences.ts';
import { spokenSentences } from '../../test/spoken-sentences.ts';
import { priceOf } from '../../test/workshop.ts';
import { designFromWords, type WordsDesign } from './design-from-words.ts';

const lexicon = new Lexicon(
  MODELS.flatMap(({ names }) => Object.values(names)),
  ALLOYS,
);
/** A plain pair, a pair with stones, an engagement ring and an eternity ring: no search chooses them here. */
const BASES = [11_001, 10_001, 21_001, 22_001].flatMap((setId) => MODELS.find((model) => model.setId === setId) ?? []);

async function made(
  text: string,
  most: number | null = null,
): Promise<WordsDesign & { words: (at: number) => string }> {
  const query = readQuery(text, lexicon);
  const means = {
    alloys: ALLOYS,
    market: 'DE',
    tables: KERNEL_TABLES,
    rules: { findErrors, repairKeeping },
    names: 'Name & Name',
    pause: async () => true,
  } as const;
  const found = await designFromWords(query, BASES, means, { most, price: priceOf });
  if (found === null) throw new Error(`no design for ${text}`);
  return {
    ...found,
    words: (at) => query.text.slice(query.clauses[at]?.span.from, query.clauses[at]?.span.to),
  };
}

const grossOf = ({ design }: WordsDesign): number => (priceOf(design)?.gross ?? NaN) / 100;
const mostIn = (labels: readonly string[]): number => {
  const label = labels.find((one) => one.startsWith('price<='));
  // Prices in yen and won are no matter of these words.
  return label === undefined ? Number.MAX_SAFE_INTEGER : Number(label.slice('price<='.length)) * 100;
};

describe('what is said', () => {
  test.each(SENTENCES)('$language: $text', async ({ text, labels }) => {
    const found = await made(text, mostIn(labels));
    expect(findErrors(found.design, KERNEL_TABLES)).toEqual([]);
    expect(found.unmet.map(({ clause }) => found.words(clause))).toEqual([]);
    expect(missingLabels(found.design, grossOf(found), labels)).toEqual([]);
  });

  test('at random is made, or said to be missing, and the rules accept it', async () => {
    for (const { text, labels } of spokenSentences(60, 5)) {
      const found = await made(text);
      expect(findErrors(found.design, KERNEL_TABLES), text).toEqual([]);
      const missing = missingLabels(found.design, grossOf(found), labels);
      expect(missing.length > 0, `${text}: ${missing.join(' ')}`).toBe(found.unmet.length > 0);
    }
  });
});

describe('requirements that contradict each other', () => {
  test.each([
    ['2 mm breiter Ring mit einem Brillanten von 1 ct in Kanalfassung', '1 ct'],
    ['1,5 mm gold band, hammered', '1,5 mm'],
    ['ring 2 mm, flush set diamond 4 mm diameter', 'diameter'],
  ])('%s: what gave way is said with the rules in its way', async (text, part) => {
    const found = await made(text);
    expect(findErrors(found.design, KERNEL_TABLES)).toEqual([]);
    expect(found.unmet.length).toBeGreaterThan(0);
    expect(found.unmet.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(found.unmet.map(({ clause }) => found.words(clause)).join(' · ')).toContain(part);
  });

  test('no stone and three stones: one of both is said to be missing', async () => {
    const found = await made('ohne Stein mit drei Brillanten, 4 mm Roségold');
    expect(found.unmet.length).toBeGreaterThan(0);
  });

  test('a price that nothing meets is said', async () => {
    const found = await made('Platin 950 8 mm unter 100 Euro', 10_000);
    expect(found.unmet.map(({ clause }) => found.words(clause))).toEqual(['unter 100 Euro']);
  });
});

describe('what is not said', () => {
  test('is assumed and named', async () => {
    const found = await made('sie 4 mm rosé mit drei Steinen, er 6 mm Platin matt, innen unsere Namen');
    const fields = (ring: number) => found.assumptions.filter((one) => one.ring === ring).map(({ field }) => field);
    expect(fields(0)).toEqual(['finish', 'profile', 'height', 'size', 'stones', 'engraving']);
    expect(fields(1)).toEqual(['profile', 'height', 'size', 'engraving']);
    expect(found.design.rings.map(({ engravings }) => engravings[0]?.text)).toEqual(['Name & Name', 'Name & Name']);
  });

  test('words that are to be engraved are taken as they were typed', async () => {
    const found = await made('Gelbgold 5 mm, Gravur innen „Für immer“');
    expect(found.design.rings.map(({ engravings }) => engravings[0]?.text)).toEqual(['Für immer', 'Für immer']);
  });

  test('the same words give the same design', async () => {
    const [first, second] = [await made('Roségold 4 mm matt'), await made('Roségold 4 mm matt')];
    expect(first.design).toEqual(second.design);
  });
});
