import { FIRST_HOUSE_LIST, FIRST_RATES, KERNEL } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { getWhatIf, houseDate, searchStones, type KeptWhatIf } from '@ringwerk/contract';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
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

const DAWN = {
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  density: 15.2,
  loss: 0.05,
  lab: [88.7, 5.1, 22.2],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE'],
  isWithdrawn: false,
  note: '',
};

// The collection is weighed and priced up to three times in a test.
describe('a draft before it counts', { timeout: 120_000 }, () => {
  let house: TestApp;
  let staff: TestUser;
  let dealer: TestUser;
  let inForce: string;
  beforeAll(async () => {
    house = await startTestApp();
    [staff, dealer] = await Promise.all([house.logIn('90001'), house.logIn('10001')]);
    inForce = (await staff.call({ url: '/api/price-lists' })).json().lists[0].id;
  });
  afterAll(() => house.close());

  const post = (url: string, payload?: object, user = staff) =>
    user.call({ method: 'POST', url, ...(payload === undefined ? {} : { payload }) });
  const draftOf = async (cells: readonly object[]): Promise<string> => {
    const draft = (await post('/api/price-lists', { name: 'Spring', from: inForce })).json();
    await change(draft.id, 1, cells);
    return draft.id;
  };
  const change = async (id: string, version: number, cells: readonly object[]) => {
    const answer = await staff.call({ method: 'PATCH', url: `/api/price-lists/${id}`, payload: { version, cells } });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const start = async (id: string) => expect((await post(`/api/price-lists/${id}/what-if`)).statusCode).toBe(204);
  const read = async (id: string) => {
    const answer = await staff.call({ url: `/api/price-lists/${id}/what-if` });
    expect(answer.statusCode, answer.body).toBe(200);
    return getWhatIf.answer.parse(answer.json());
  };
  const computed = async (id: string): Promise<KeptWhatIf> => {
    await start(id);
    expect(await house.runJobs()).toBe(1);
    const { job, result } = await read(id);
    expect(job).toBeNull();
    if (result === null) throw new Error('the job has left no result');
    return result;
  };

  test('shows the whole collection and every open quote, and changes none of them', async () => {
    const quote = await post('/api/quotes', { design: WORKED_EXAMPLE }, dealer);
    const found = await computed(await draftOf([{ path: '/turning', value: 2_500 }]));
    expect(found.articles).toBeGreaterThan(MODELS.length);
    expect(found.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(found.articles);
    expect(found.movers[0]).toMatchObject({ articleNumber: expect.stringMatching(/^RW-/), name: expect.any(String) });
    expect(found.quotes).toMatchObject({ count: 1, unpriced: 0, before: 33_535, after: 33_635 });
    expect(found.quotes.movers).toEqual([{ number: quote.json().number, before: 33_535, after: 33_635 }]);
    expect(found).toMatchObject({ changedSince: [], madeBy: expect.any(String), weighedOtherwise: { count: 0 } });
    expect((await dealer.call({ url: `/api/quotes/${quote.json().id}` })).json().cost).toBe(33_535);
  });

  test('is computed by one job, however often it is asked for, and the board shows it', async () => {
    const id = await draftOf([]);
    expect(await read(id)).toEqual({ job: null, result: null });
    await Promise.all([start(id), start(id)]);
    expect(await read(id)).toMatchObject({
      job: { kind: 'what-if', state: 'waiting', subject: 'Spring' },
      result: null,
    });
    expect(await house.runJobs()).toBe(1);
    const board = (await staff.call({ url: '/api/jobs?kind=what-if&state=done' })).json();
    expect(board.jobs[0]).toMatchObject({ progress: 1, createdBy: expect.any(String) });
    const { rows } = await house.database.pool.query(
      "select detail from audit_log where action = 'price-list.compared' order by id desc limit 1",
    );
    expect(rows).toEqual([{ detail: { name: 'Spring', version: 2 } }]);
  });

  test('that changed since says so, and so does one beside which another list has come into force', async () => {
    const id = await draftOf([{ path: '/turning', value: 2_600 }]);
    expect((await computed(id)).changedSince).toEqual([]);
    await change(id, 2, [{ path: '/turning', value: 2_700 }]);
    expect((await read(id)).result?.changedSince).toEqual(['list']);
    await house.database.pool.query(
      `insert into market_rates (subject, value, source, state, valid_from) values ('Au', 9100, 'manual', 'in-force', now())`,
    );
    expect((await read(id)).result?.changedSince).toEqual(['list', 'rates']);
    expect((await computed(id)).changedSince).toEqual([]);
  });

  test('says so when an alloy of the house was measured anew, or another day has begun', async () => {
    const id = await draftOf([]);
    expect((await computed(id)).changedSince).toEqual([]);
    const alloy = await post('/api/house-alloys', DAWN);
    expect(alloy.statusCode, alloy.body).toBe(200);
    expect((await read(id)).result?.changedSince).toEqual(['alloys']);
    await house.database.pool.query(
      `update price_comparisons set result = jsonb_set(result, '{pricedBy,day}', '"2026-01-01"') where edition_id = $1`,
      [id],
    );
    expect((await read(id)).result?.changedSince).toEqual(['alloys', 'day']);
    expect((await computed(id)).changedSince).toEqual([]);
    await house.database.pool.query("update price_comparisons set result = result - 'pricedBy' where edition_id = $1", [
      id,
    ]);
    expect((await read(id)).result?.changedSince).toEqual(['day']);
  });

  test('says so when an article was withdrawn or a dealer agreed to another discount, and not for a changed name', async () => {
    const id = await draftOf([]);
    const since = async () => (await read(id)).result?.changedSince;
    await computed(id);
    const [model] = MODELS.slice(-1);
    const url = `/api/house-models/${model?.setId}`;
    const { version } = (await staff.call({ url })).json();
    const patch = async (payload: object) =>
      expect((await staff.call({ method: 'PATCH', url, payload })).statusCode).toBe(200);
    await patch({ version, names: { de: 'Ostwind' } });
    expect(await since()).toEqual([]);
    await patch({ version: version + 1, withdrawnFrom: houseDate(new Date(), 'Europe/Berlin') });
    expect(await since()).toEqual(['collection']);
    const { dealers } = (await staff.call({ url: '/api/dealers?q=10001' })).json();
    const file = `/api/dealers/${dealers[0].id}`;
    const agree = async (conditions: object) => {
      const payload = { ...conditions, version: (await staff.call({ url: file })).json().version };
      const answer = await staff.call({ method: 'PUT', url: `${file}/conditions`, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const discounts = { metal: 0, labour: 0.02, stones: 0, options: 0 };
    const none = { priceListId: null, discounts: { ...discounts, labour: 0 }, minimumOrder: 10_000 };
    await agree(none);
    expect(await since()).toEqual(['collection']);
    await agree({ ...none, discounts });
    expect(await since()).toEqual(['collection', 'agreements']);
    expect((await computed(id)).changedSince).toEqual([]);
    await agree({ ...none, minimumOrder: 0 });
    await patch({ version: version + 2, withdrawnFrom: null });
  });

  test('is left alone when it is cancelled: the last result stays', async () => {
    const id = await draftOf([{ path: '/turning', value: 2_650 }]);
    const before = await computed(id);
    await start(id);
    expect((await post(`/api/price-lists/${id}/what-if/cancel`)).statusCode).toBe(204);
    expect(await house.runJobs()).toBe(0);
    const { job, result } = await read(id);
    expect([job?.state, result]).toEqual(['cancelled', before]);
    expect((await post(`/api/price-lists/${id}/what-if/cancel`)).statusCode).toBe(409);
  });

  test('is computed again when its process has ended in the middle', async () => {
    const id = await draftOf([{ path: '/turning', value: 2_750 }]);
    await start(id);
    await house.database.pool.query(
      `update jobs set state = 'running', attempts = 1, holder = gen_random_uuid(), lease_until = now() - interval '1 s'
       where unique_key = $1`,
      [id],
    );
    expect(await house.runJobs()).toBe(1);
    expect((await read(id)).result?.articles).toBeGreaterThan(MODELS.length);
  });

  test('that is deleted meanwhile ends its job with the reason', async () => {
    const id = await draftOf([]);
    await start(id);
    expect((await staff.call({ method: 'DELETE', url: `/api/price-lists/${id}` })).statusCode).toBe(204);
    await house.runJobs();
    const [job] = (await staff.call({ url: '/api/jobs?kind=what-if&state=failed' })).json().jobs;
    expect(job).toMatchObject({ error: 'what-if.gone', attempts: 1 });
    expect((await post(`/api/price-lists/${id}/what-if`)).statusCode).toBe(404);
  });

  test('names what a release weighs otherwise', async () => {
    const id = await draftOf([]);
    await house.database.pool.query(
      `update design_weights set other = jsonb_build_object('weighing', '9-later', 'weights',
         jsonb_set(weights, '{0,shown}', to_jsonb((weights->0->>'shown')::float8 + 1)))
       where design_key = (select design_key from design_weights limit 1)`,
    );
    const { weighedOtherwise } = await computed(id);
    expect(weighedOtherwise.count).toBe(1);
    const [article] = weighedOtherwise.articles;
    expect((article?.otherGrams ?? 0) - (article?.grams ?? 0)).toBeCloseTo(1, 9);
  });

  test('prices an open quote with a real stone', async () => {
    const url = '/api/stones?shape=round&caratMin=0.4&caratMax=0.55';
    const { stones } = searchStones.answer.parse((await dealer.call({ url })).json());
    const stone = stones.find(({ hold }) => hold === null);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const quote = await post('/api/quotes', { design: ringFor(stone) }, dealer);
    expect(quote.statusCode, quote.body).toBe(200);
    expect((await computed(inForce)).quotes.unpriced).toBe(0);
  });

  test('prices the collection as the house has it: with a new model, without a withdrawn one', async () => {
    const articleCount = async (): Promise<number> => {
      const { articles, unpriced } = await computed(inForce);
      return articles + unpriced;
    };
    const first = await articleCount();
    const [withdrawn] = MODELS.filter((model) => model.with !== null);
    const payload = { version: 1, withdrawnFrom: houseDate(new Date(), 'Europe/Berlin') };
    const url = `/api/house-models/${withdrawn?.setId}`;
    expect((await staff.call({ method: 'PATCH', url, payload })).statusCode).toBe(200);
    expect(await articleCount()).toBe(first - 2);
    const { code } = (await post('/api/designs', { design: WORKED_EXAMPLE })).json();
    const created = await post('/api/house-models', { section: 23, code, names: { de: 'Nordwind' } });
    expect(created.statusCode, created.body).toBe(200);
    const count = created.json().forms.with === null ? 1 : 2;
    expect(await articleCount()).toBe(first - 2 + count);
  });
});
