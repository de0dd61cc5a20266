import { designDistance } from '@ringwerk/advice/budget';
import { houseCatalogue } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { shownDesign } from '@ringwerk/search';
import { LANGUAGES, searchModels, type Model } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { fixedModels } from '../../../test/house-models.ts';
import { HouseAlloys } from '../alloys/house-alloys.ts';
import { weightStore } from '../designs/design-weights.ts';
import { currentPriceList } from '../pricing/price-basis.ts';
import { Catalogue } from './catalogue.ts';

type Found = z.output<typeof searchModels.answer>;

let shop: TestApp;
let german: TestUser;
let dutch: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  german = await shop.logIn('10001');
  dutch = await shop.logIn('10002');
});
afterAll(() => shop.close());

async function search(query: Record<string, string | number>, user: TestUser = german): Promise<Found> {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) parameters.set(key, String(value));
  const answer = await user.call({ url: `/api/models?${parameters.toString()}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return searchModels.answer.parse(answer.json());
}
const gross = (model: Model) => (model.with ?? model.without)?.retail.gross ?? 0;
const sample = MODELS.filter((_, index) => index % 25 === 0);

describe('every model of the collection', () => {
  test('has a price and a weight in each of its forms', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => search({ sort: 'article', pageSize: 96, page })));
    const models = pages.flatMap((page) => page.models);
    expect(models.map((model) => model.setId)).toEqual(MODELS.map((model) => model.setId).sort((a, b) => a - b));
    for (const model of models) {
      const source = MODELS.find(({ setId }) => setId === model.setId);
      expect(model.with === null).toBe(source?.with === null);
      for (const form of [model.with, model.without]) {
        if (form === null) continue;
        expect(form.grams).toBeGreaterThan(0.5);
        expect(form.retail.gross).toBeGreaterThan(form.cost ?? Infinity);
      }
    }
  });

  test('costs the same in the list as in evaluateDesign', async () => {
    for (const { setId } of sample) {
      const model: Model = (await german.call({ url: `/api/models/${setId}` })).json();
      const form = model.with ?? model.without;
      const answer = await german.call({
        method: 'POST',
        url: '/api/designs/evaluate',
        payload: { design: form?.design },
      });
      const { total } = answer.json().evaluation;
      expect([form?.grams, form?.cost, form?.retail]).toEqual([total.grams, total.cost, total.retail]);
    }
  });
});

describe('the collection', () => {
  test('is priced by the list of the day as soon as the server listens', async () => {
    const own = await startTestApp();
    const prepare = vi.spyOn(Catalogue.prototype, 'prepare').mockResolvedValue();
    try {
      await own.app.listen({ host: '127.0.0.1', port: 0 });
      const priceList = await currentPriceList(own.database);
      await vi.waitFor(() => expect(prepare).toHaveBeenCalledExactlyOnceWith(priceList));
    } finally {
      prepare.mockRestore();
      await own.close();
    }
  });

  test('is weighed once: what was prepared is what a search finds', async () => {
    const models = fixedModels(sample);
    const clock = () => new Date();
    const weights = weightStore(shop.database, clock, { warn: () => {} });
    const read = vi.spyOn(weights, 'read');
    const few = new Catalogue({
      models,
      alloys: new HouseAlloys(shop.database),
      clock,
      modelStills: async () => () => null,
      weights,
    });
    const priceList = await currentPriceList(shop.database);
    await few.prepare(priceList);
    expect(read).toHaveBeenCalledOnce();
    expect(read.mock.lastCall?.[0].length).toBeGreaterThanOrEqual(sample.length);
    const retailRule = { factor: 2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
    for (const { setId } of sample) expect(await few.bySetId({ priceList, retailRule }, setId)).not.toBeNull();
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('filters', () => {
  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'category %i holds its models only',
    async (category) => {
      const { total, models } = await search({ category, pageSize: 96 });
      expect(total).toBe(MODELS.filter((model) => model.categories.includes(category)).length);
      expect(total).toBeGreaterThanOrEqual(20);
      expect(models.every((model) => model.categories.includes(category))).toBe(true);
    },
  );

  test.each(['engagementring', 'memoire', 'special', 'zweiklang'])('kind %s', async (kind) => {
    const { total, models } = await search({ kind });
    expect(total).toBeGreaterThanOrEqual(24);
    expect(models.every((model) => model.kind === kind)).toBe(true);
  });

  test('counts of a facet are what choosing it gives, and are not narrowed by itself', async () => {
    const { facets } = await search({ category: 9 });
    const colours = Object.entries(facets.colours);
    expect(colours.length).toBeGreaterThan(1);
    for (const [colour, count] of colours) {
      const chosen = await search({ category: 9, colour });
      expect(chosen.total).toBe(count);
      expect(chosen.facets.colours).toEqual(facets.colours);
      expect(chosen.models.every((model) => model.colours.includes(colour))).toBe(true);
    }
  });

  test.each([
    ['fineness', 'finenesses'],
    ['profile', 'profiles'],
    ['finish', 'finishes'],
    ['cut', 'cuts'],
  ] as const)('so are those of %s, named in the reader’s language', async (filter, name) => {
    const { facets } = await search({ lang: 'fr' });
    const values = facets[name];
    expect(values.length).toBeGreaterThan(2);
    for (const { id, label, count } of values.slice(0, 4)) {
      const chosen = await search({ [filter]: id, lang: 'fr' });
      expect([label !== '', chosen.total]).toEqual([true, count]);
      expect(chosen.facets[name]).toEqual(values);
    }
    const [first, second] = values;
    const both = await search({ [filter]: `${first?.id},${second?.id}` });
    expect(both.total).toBeGreaterThan(Math.max(first?.count ?? 0, second?.count ?? 0) - 1);
    expect((await search({ [filter]: 'nothing-of-this' })).total).toBe(0);
  });

  test('stones of a set and their carats are those of the form that the list shows', async () => {
    const { total, facets } = await search({});
    const set = await search({ stones: 'with' });
    expect(Object.values(facets.counts).reduce((sum, count) => sum + count, 0)).toBe(set.total);
    const one = await search({ count: 'one', pageSize: 96 });
    expect(one.models.every((model) => model.with?.stoneCount === 1)).toBe(true);
    expect(one.total).toBe(facets.counts['one']);
    const plain = await search({ stones: 'without' });
    expect([plain.facets.counts, plain.facets.cuts, plain.facets.carats.bins]).toEqual([{}, [], []]);
    expect((await search({ stones: 'without', count: 'one' })).total).toBe(0);
    const rich = await search({ caratMin: 0.5, sort: 'price-desc' });
    expect(rich.total).toBeGreaterThan(0);
    expect(rich.total).toBeLessThan(total);
    expect(rich.facets.carats).toEqual(facets.carats);
  });

  test('a distribution has every value once, and is not narrowed by its own filter', async () => {
    const { total, facets } = await search({ kind: 'memoire' });
    const sum = (bins: readonly number[]) => bins.reduce((all, count) => all + count, 0);
    expect(sum(facets.price.bins)).toBe(total);
    // One ring a set: one width, one height.
    expect([sum(facets.widths.bins), sum(facets.heights.bins)]).toEqual([total, total]);
    const [least, most] = [facets.heights.min, facets.heights.max];
    const low = await search({ kind: 'memoire', heightMax: (least + most) / 2, pageSize: 96 });
    expect(low.total).toBeGreaterThan(0);
    expect(low.total).toBeLessThan(total);
    expect(
      low.models.every(
        ({ with: set, without }) => ((set ?? without)?.design.rings[0]?.height ?? 9) <= (least + most) / 2,
      ),
    ).toBe(true);
    expect(low.facets.heights).toEqual(facets.heights);
    expect(sum(low.facets.price.bins)).toBe(low.total);
  });

  test('price from and to, width from and to', async () => {
    const all = await search({ category: 9, pageSize: 96 });
    const middle = Math.round((all.facets.price.min + all.facets.price.max) / 2);
    const [cheap, dear] = [
      await search({ category: 9, priceMax: middle, pageSize: 96 }),
      await search({ category: 9, priceMin: middle + 1, pageSize: 96 }),
    ];
    expect(cheap.total + dear.total).toBe(all.total);
    expect(cheap.models.every((model) => gross(model) <= middle)).toBe(true);
    expect(cheap.facets.price).toEqual(all.facets.price);
    const narrow = await search({ widthMax: 3.5, pageSize: 96 });
    expect(narrow.total).toBeGreaterThan(0);
    expect(narrow.models.every((model) => Math.min(...model.widths) <= 3.5)).toBe(true);
  });

  test('with stones only models that have stones, without only the plain form counts', async () => {
    const withStones = await search({ stones: 'with', sort: 'price' });
    expect(withStones.models.every((model) => model.with !== null && model.with.stoneCount > 0)).toBe(true);
    const prices = withStones.models.map((model) => model.with?.retail.gross ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const without = await search({ stones: 'without', sort: 'price-desc' });
    const plain = without.models.map((model) => model.without?.retail.gross ?? 0);
    expect(plain).toEqual(plain.toSorted((a, b) => b - a));
  });

  test('pages neither overlap nor leave gaps', async () => {
    const whole = (await search({ category: 7, sort: 'popular', pageSize: 96 })).models.map(({ setId }) => setId);
    const paged: number[] = [];
    for (let page = 1; paged.length < whole.length && page < 20; page += 1) {
      paged.push(
        ...(await search({ category: 7, sort: 'popular', pageSize: 5, page })).models.map(({ setId }) => setId),
      );
    }
    expect(paged).toEqual(whole);
  });

  test('a page behind the last is empty, wrong values are refused by name', async () => {
    expect((await search({ page: 9999 })).models).toEqual([]);
    for (const query of ['category=13', 'category=x', 'page=0', 'pageSize=1000', 'sort=nice', 'lang=it', 'colr=red']) {
      const answer = await german.call({ url: `/api/models?${query}` });
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json().error.issues[0].path).toBe(`/${query.split('=')[0]}`);
    }
  });
});

describe('text', () => {
  test('an article number comes first, however it is written', async () => {
    for (const { articleNumber, setId } of sample) {
      for (const q of [articleNumber, articleNumber.toLowerCase().replaceAll('-', ''), String(setId)]) {
        expect((await search({ q })).models[0]?.setId, q).toBe(setId);
      }
    }
  });

  test('a name is found in all six languages', async () => {
    for (const language of LANGUAGES) {
      for (const { names, setId } of sample) {
        const { models } = await search({ q: names[language], lang: language, pageSize: 96 });
        const place = models.findIndex((model) => model.setId === setId);
        expect(place, `${language} ${names[language]}`).toBeGreaterThanOrEqual(0);
        expect(models[place]?.name).toBe(names[language]);
      }
    }
  });

  test.each(['Roségold', 'rose gold', 'ローズゴールド', '로즈골드', 'milgrain', 'or rose', 'Mokume'])(
    'a trait is found: %s',
    async (q) => expect((await search({ q })).total).toBeGreaterThan(5),
  );

  test('kinds, sentences and words that nothing knows, with prices and facets of what is shown', async () => {
    const engagement = await search({ q: 'Verlobungsring', pageSize: 96 });
    expect(engagement.total).toBe(MODELS.filter(({ kind }) => kind === 'engagementring').length);
    const found = await search({ q: 'roségold Quastenflosser 4 mm', pageSize: 96 });
    expect(found.search).toMatchObject({
      understood: [
        { kind: 'concept', label: 'Roségold', from: 0, to: 8, isNegated: false },
        { kind: 'measure', of: 'width', least: 4, most: 4, isAbout: true, from: 24, to: 28 },
      ],
      unknownWords: [{ word: 'Quastenflosser', from: 9, to: 23 }],
      isPartial: false,
      stones: null,
    });
    expect(found.models.every((model) => model.colours.includes('rose'))).toBe(true);
    expect((await search({ category: 9 })).search).toBeNull();
  });

  test('more than a hundred properties still put the nearest rings in order, each of them once', async () => {
    const { search: reading, total, models } = await search({ q: `40 mm ${'18k '.repeat(110)}`, pageSize: 96 });
    expect([reading?.isPartial, (reading?.understood.length ?? 0) > 100]).toEqual([true, true]);
    expect(new Set(models.map(({ setId }) => setId)).size).toBe(Math.min(total, 96));
  });

  test('"ohne Stein" lists and prices the form without, unless the switch says otherwise', async () => {
    const without = await search({ q: 'Platin ohne Stein', pageSize: 96 });
    expect(without.search?.stones).toBe('without');
    const prices = without.models.map((model) => model.without?.retail.gross ?? 0);
    expect(without.facets.price.max).toBe(Math.max(...prices));
    const withStones = await search({ q: 'Platin ohne Stein', stones: 'with', pageSize: 96 });
    expect(withStones.models.every((model) => model.with !== null)).toBe(true);
  });

  test('one typing error in a name is forgiven at least nine times in ten', async () => {
    let hits = 0;
    let asked = 0;
    for (const { names, setId } of MODELS) {
      const word = names.de.split(' ')[0] ?? '';
      if (word.length < 5) continue;
      const middle = Math.floor(word.length / 2);
      for (const typo of [
        word.slice(0, middle) + word.slice(middle + 1),
        `${word.slice(0, middle)}x${word.slice(middle + 1)}`,
        `${word.slice(0, middle)}${word[middle + 1] ?? ''}${word[middle] ?? ''}${word.slice(middle + 2)}`,
      ]) {
        asked += 1;
        const { models } = await search({ q: typo, pageSize: 96 });
        if (models.some((model) => model.setId === setId)) hits += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(hits / asked).toBeGreaterThan(0.9);
  });
});

describe('rings that look like one', () => {
  test('come likest first, without the ring itself, and are filtered and paged as every list', async () => {
    const like = 9014;
    const { total, models } = await search({ like, pageSize: 96 });
    const ids = models.map(({ setId }) => setId);
    expect([total > 5, total < 96]).toEqual([true, true]);
    expect(ids).not.toContain(like);
    const { alloys } = houseCatalogue([]);
    const designOf = (setId: number) => {
      const model = MODELS.find((each) => each.setId === setId);
      if (model === undefined) throw new Error(`there is no set ${setId}`);
      return shownDesign(model);
    };
    const distances = ids.map((id) => designDistance(designOf(like), designOf(id), alloys));
    expect(distances.every((distance, at) => distance >= (distances[at - 1] ?? 0) - 0.001)).toBe(true);
    expect(Math.max(...distances)).toBeLessThan(0.5);
    const second = await search({ like, page: 2, pageSize: 5 });
    expect(second.models.map(({ setId }) => setId)).toEqual(ids.slice(5, 10));
    const narrow = await search({ like, widthMax: 4, pageSize: 96 });
    expect(narrow.models.map(({ setId }) => setId)).toEqual(
      ids.filter((id) => narrow.models.some((m) => m.setId === id)),
    );
    expect(narrow.total).toBeLessThan(total);
  });

  test('an unknown set is a coded 404', async () => {
    const answer = await german.call({ url: '/api/models?like=999999' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'model.unknown']);
  });
});

describe('dealers', () => {
  test("prices are by the caller's own rule and country", async () => {
    const inGermany = await search({ q: 'RW-09-001' });
    const inTheNetherlands = await search({ q: 'RW-09-001' }, dutch);
    const [german, other] = [inGermany.models[0]?.without?.retail, inTheNetherlands.models[0]?.without?.retail];
    expect(german?.net).toBe(other?.net);
    expect([german?.taxRate, other?.taxRate]).toEqual([0.19, 0.21]);
  });

  test('a changed retail rule changes the next answer', async () => {
    const before = (await search({ q: 'RW-09-001' }, dutch)).models[0]?.without?.retail.net ?? 0;
    await shop.database.pool.query(
      `update dealers set retail_rule = jsonb_set(retail_rule, '{factor}', '3.3') where customer_number = '10002'`,
    );
    const after = (await search({ q: 'RW-09-001' }, dutch)).models[0]?.without?.retail.net ?? 0;
    expect(after / before).toBeCloseTo(1.5, 4);
  });

  test('nobody sees the collection without a login', async () => {
    expect((await shop.app.inject({ url: '/api/models' })).statusCode).toBe(401);
    expect((await shop.app.inject({ url: '/api/models/9001' })).statusCode).toBe(401);
  });

  test('an unknown set is a coded 404', async () => {
    const answer = await german.call({ url: '/api/models/999999' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'model.unknown']);
    expect((await german.call({ url: '/api/models/abc' })).statusCode).toBe(400);
  });
});
