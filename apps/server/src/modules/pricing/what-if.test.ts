import { FIRST_HOUSE_LIST, FIRST_RATES, KERNEL } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { houseDate, searchStones, type WhatIf } from '@ringwerk/contract';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { compareLists } from './compare-lists.ts';
import { composeFrozen } from './freeze-price-list.ts';
import { belowGuard, biggestMovers, distributionOf } from './what-if.ts';

const list = (change: object) => composeFrozen({ ...FIRST_HOUSE_LIST, ...change }, FIRST_RATES, '2026-11-24');
const BEFORE = list({});
const articles = MODELS.slice(0, 40).map((model) => ({
  design: model.without,
  shown: model.articleNumber,
  weights: null,
}));

describe('two lists side by side', () => {
  test('price what evaluation prices, article by article', async () => {
    const after = list({ turning: 2_900 });
    const { priced, unpriced } = await compareLists(articles, { before: BEFORE, after });
    expect([priced.length, unpriced]).toEqual([40, 0]);
    for (const { shown, after: cost } of priced) {
      const design = articles.find((article) => article.shown === shown)?.design;
      const rule = { factor: 1, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
      expect(design && evaluateDesign(design, KERNEL, after, rule).total?.cost).toBe(cost);
    }
  });

  test('count an article that the new list does not price', async () => {
    const silver = { alloyFee: { gold: 210 } };
    const { priced, unpriced } = await compareLists(articles, { before: BEFORE, after: list(silver) });
    expect(priced.length + unpriced).toBe(40);
    expect(unpriced).toBeGreaterThan(0);
  });

  test('tell how far they are, and end when they are cancelled', async () => {
    const done: number[] = [];
    await compareLists(
      articles,
      { before: BEFORE, after: BEFORE },
      {
        onProgress: (count) => done.push(count),
      },
    );
    expect(done.at(-1)).toBe(40);
    const cancel = new AbortController();
    const endless = (function* endless() {
      for (;;) yield* articles;
    })();
    const running = compareLists(
      endless,
      { before: BEFORE, after: BEFORE },
      {
        signal: cancel.signal,
        onProgress: () => cancel.abort(new Error('cancelled')),
      },
    );
    await expect(running).rejects.toThrow('cancelled');
  });
});

const row = (before: number, after: number, margin = 0.5) => ({ shown: String(after), before, after, margin });

test('changes are counted by whole percent, and none is lost', () => {
  const rows = [row(100_000, 100_000), row(100_000, 101_000), row(100_000, 101_999), row(100_000, 99_999)];
  expect(distributionOf(rows)).toEqual([
    { least: -1, count: 1 },
    { least: 0, count: 1 },
    { least: 1, count: 2 },
  ]);
});

test('the biggest movers go up or down, and what stays is none', () => {
  const rows = [row(100, 101), row(100, 80), row(100, 100), row(100, 110)];
  expect(biggestMovers(rows, 2).map(({ after }) => after)).toEqual([80, 110]);
});

test('the guard warns of a thin margin and of a low price', () => {
  const rows = [row(1, 50_000, 0.4), row(1, 50_000, 0.1), row(1, 900, 0.6)];
  expect(belowGuard(rows, { margin: 0.15, least: 1_000 }).map(({ margin }) => margin)).toEqual([0.1, 0.6]);
});

describe('a draft before it counts', () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await startTestApp();
  });
  afterAll(() => house.close());

  test('shows the whole collection and every open quote, and changes none of them', { timeout: 120_000 }, async () => {
    const staff = await house.logIn('90001');
    const dealer = await house.logIn('10001');
    const quote = await dealer.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE } });
    const { lists } = (await staff.call({ url: '/api/price-lists' })).json();
    const post = (url: string, payload: object) => staff.call({ method: 'POST', url, payload });
    const draft = (await post('/api/price-lists', { name: 'Spring', from: lists[0].id })).json();
    const cells = [{ path: '/turning', value: 2_500 }];
    const url = `/api/price-lists/${draft.id}`;
    await staff.call({ method: 'PATCH', url, payload: { version: 1, cells } });
    const answer = await staff.call({ url: `${url}/what-if` });
    expect(answer.statusCode, answer.body).toBe(200);
    const found: WhatIf = answer.json();
    expect(found.articles).toBeGreaterThan(MODELS.length);
    expect(found.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(found.articles);
    expect(found.movers[0]).toMatchObject({ articleNumber: expect.stringMatching(/^RW-/) });
    expect(found.quotes).toMatchObject({ count: 1, unpriced: 0, before: 33_535, after: 33_635 });
    expect((await dealer.call({ url: `/api/quotes/${quote.json().id}` })).json().cost).toBe(33_535);
  });

  test('prices an open quote with a real stone', { timeout: 120_000 }, async () => {
    const staff = await house.logIn('90001');
    const dealer = await house.logIn('10001');
    const url = '/api/stones?shape=round&caratMin=0.4&caratMax=0.55';
    const { stones } = searchStones.answer.parse((await dealer.call({ url })).json());
    const stone = stones.find(({ hold }) => hold === null);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const payload = { design: ringFor(stone) };
    const quote = await dealer.call({ method: 'POST', url: '/api/quotes', payload });
    expect(quote.statusCode, quote.body).toBe(200);
    const { lists } = (await staff.call({ url: '/api/price-lists' })).json();
    const found: WhatIf = (await staff.call({ url: `/api/price-lists/${lists[0].id}/what-if` })).json();
    expect(found.quotes.unpriced).toBe(0);
  });

  test(
    'prices the collection as the house has it: with a new model, without a withdrawn one',
    {
      timeout: 120_000,
    },
    async () => {
      const staff = await house.logIn('90001');
      const { lists } = (await staff.call({ url: '/api/price-lists' })).json();
      const articleCount = async (): Promise<number> => {
        const found: WhatIf = (await staff.call({ url: `/api/price-lists/${lists[0].id}/what-if` })).json();
        return found.articles + found.unpriced;
      };
      const first = await articleCount();
      const [withdrawn] = MODELS.filter((model) => model.with !== null);
      const change = { version: 1, withdrawnFrom: houseDate(new Date()) };
      const url = `/api/house-models/${withdrawn?.setId}`;
      expect((await staff.call({ method: 'PATCH', url, payload: change })).statusCode).toBe(200);
      expect(await articleCount()).toBe(first - 2);
      const { code } = (
        await staff.call({ method: 'POST', url: '/api/designs', payload: { design: WORKED_EXAMPLE } })
      ).json();
      const payload = { section: 23, code, names: { de: 'Nordwind' } };
      const created = await staff.call({ method: 'POST', url: '/api/house-models', payload });
      expect(created.statusCode, created.body).toBe(200);
      const forms = created.json().forms.with === null ? 1 : 2;
      expect(await articleCount()).toBe(first - 2 + forms);
    },
  );
});
