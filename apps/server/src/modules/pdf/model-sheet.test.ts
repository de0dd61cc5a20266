import { ALLOYS, houseCatalogue, KERNEL, PRICE_LIST } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { LANGUAGES, type Language } from '@ringwerk/contract';
import { mm } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { checkDesign } from '@ringwerk/kernel/rules';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { kernelWith } from '../designs/server-kernel.ts';
import { alloysFor } from '../catalogue/alloys-for.ts';
import { weightsBySize } from './model-figures.ts';
import { modelSheet, type ModelSheetSource } from './model-sheet.ts';
import { compilePdf } from './pdf-compiler.ts';

const RULE = { factor: 2.37, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
const kernel = kernelWith([]);

function modelOf(setId: number) {
  const model = MODELS.find((each) => each.setId === setId);
  if (model === undefined) throw new Error(`the collection has no set ${setId}`);
  return { model, design: model.with ?? model.without };
}

function source(language: Language, changes: Partial<ModelSheetSource> = {}): ModelSheetSource {
  const { model, design } = modelOf(9014);
  const { total } = evaluateDesign(design, KERNEL, PRICE_LIST, RULE);
  if (total === null) throw new Error('the article has no price');
  return {
    language,
    article: model.articleNumber,
    name: model.names[language],
    design,
    alloys: [],
    priced: ALLOYS.map(({ id }) => id),
    sizes: [],
    retail: total.retail,
    printedOn: '2026-11-27',
    dealer: {
      company: 'Juwelier Sonnleitner',
      street: 'Marktgasse 7',
      postcode: '93047',
      city: 'Regensburg',
      phone: '',
      email: '',
      country: 'DE',
      colour: null,
      logo: null,
    },
    ...changes,
  };
}

describe('the data sheet of an article', () => {
  test('says everything in each of the six languages', () => {
    const titles = LANGUAGES.map((language) => {
      const sheet = modelSheet(source(language));
      expect(sheet.rings).toHaveLength(2);
      for (const ring of sheet.rings) expect(ring.section.svg).toContain('<path');
      const words = { ...sheet, page: '', rings: [] };
      expect(/undefined|\{\w+\}/u.exec(JSON.stringify(words))).toBeNull();
      return [sheet.title, sheet.weights.title, sheet.alloys.title, sheet.price?.label];
    });
    for (const words of [0, 1, 2, 3]) expect(new Set(titles.map((title) => title[words])).size).toBe(LANGUAGES.length);
  });

  test('names the retail price with tax and sizes, or no amount at all', () => {
    const { price } = modelSheet(source('de'));
    expect(price?.gross).toMatch(/^[\d.]+,\d\d\s€$/u);
    expect(price?.note).toBe('inklusive 19\u00A0% Mehrwertsteuer · in Weite 54 / 62');
    const without = modelSheet(source('de', { retail: null }));
    expect(without.price).toBeNull();
    expect(JSON.stringify(without)).not.toContain('€');
  });

  test('weighs each ring in the standard sizes, its own and those of the shop, and marks its own', () => {
    const { design } = modelOf(9014);
    const rows = weightsBySize(design, [53], kernel);
    expect(rows.map(({ size }) => size)).toEqual([48, 52, 53, 54, 56, 60, 62, 64, 68]);
    for (const [index, ring] of design.rings.entries()) {
      const grams = rows.map((row) => row.grams[index] ?? 0);
      expect(grams).toEqual(grams.toSorted((a, b) => a - b));
      const own = evaluateDesign(design, KERNEL, PRICE_LIST, RULE).rings[index]?.weight?.shown;
      expect(rows.find(({ size }) => size === ring.size)?.grams[index]).toBe(own);
    }
    const { weights } = modelSheet(source('de', { sizes: [53] }));
    expect(weights.columns.filter(({ isOwn }) => isOwn).map(({ cells }) => cells[0])).toEqual(['54', '62']);
  });

  test('puts a dash where the rules refuse a size, and says what it means', () => {
    // A row of stones that is set for one size does not close in another.
    const { design } =
      MODELS.filter(({ kind }) => kind === 'memoire').map(({ setId }) => modelOf(setId))[0] ?? modelOf(0);
    const rows = weightsBySize(design, [], kernel);
    const refused = rows.filter(({ size }) =>
      checkDesign({ ...design, rings: design.rings.map((ring) => ({ ...ring, size: mm(size) })) }, kernel.tables).some(
        ({ severity }) => severity === 'error',
      ),
    );
    expect(rows.filter(({ grams }) => grams.includes(null))).toEqual(refused);
    const { weights } = modelSheet(source('en', { design }));
    expect(weights.note === '').toBe(refused.length === 0);
  });

  test('offers the alloys that the rules accept, the country has and the list prices', () => {
    const { design } = modelOf(2001);
    const { alloys } = houseCatalogue([]);
    const fitting = alloysFor(design, alloys, kernel).map(({ id }) => id);
    expect(fitting.length).toBeGreaterThan(10);
    // Milgrain is rolled into metal that gives: no titanium, no carbon.
    expect(fitting).not.toContain('titanium');
    expect(fitting.length).toBeLessThan(alloys.length);
    const shown = modelSheet(source('en', { design, priced: fitting.slice(0, 3) })).alloys;
    expect(shown.entries.length).toBeLessThanOrEqual(3);
    expect(modelSheet(source('en', { design, priced: [] })).alloys).toMatchObject({
      entries: [],
      note: 'In the alloys shown only.',
    });
  });

  test('never names a second alloy of a two-tone ring as its main one', () => {
    const twoTone = MODELS.map(({ without }) => without).find(
      ({ rings }) => new Set(rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy))).size === 2,
    );
    if (twoTone === undefined) throw new Error('the collection has no ring of two metals');
    const used = new Set(twoTone.rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)));
    const fitting = alloysFor(twoTone, houseCatalogue([]).alloys, kernel).map(({ id }) => id);
    expect(fitting.filter((id) => used.has(id))).toHaveLength(1);
  });

  test('is printed with its pictures, and without any', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#c9a26b' } })
      .png()
      .toBuffer();
    const sheet = modelSheet(source('jp'));
    const at = new Date('2026-11-27T10:00:00Z');
    const bare = compilePdf('model', sheet, at);
    const pictured = compilePdf('model', sheet, at, { rings: [picture, null, picture] });
    expect(Buffer.from(bare).toString('latin1')).toContain('%PDF-1.7');
    expect(
      Buffer.from(pictured)
        .toString('latin1')
        .match(/\/Subtype \/Image/gu)?.length ?? 0,
    ).toBeGreaterThan(
      Buffer.from(bare)
        .toString('latin1')
        .match(/\/Subtype \/Image/gu)?.length ?? 0,
    );
  });
});
