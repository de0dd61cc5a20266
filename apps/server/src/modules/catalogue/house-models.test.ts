import { readFileSync } from 'node:fs';
import { getModel, searchModels } from '@ringwerk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../storage/database.ts';
import {
  logIn,
  startTestApp,
  testConfig,
  testConnection,
  type TestApp,
  type TestUser,
} from '../../../test/test-app.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { seedModels } from '../../seed/seed-models.ts';
import { weightStore } from '../designs/design-weights.ts';
import { currentPriceList } from '../pricing/price-basis.ts';
import { HouseAlloys } from '../alloys/house-alloys.ts';
import { Catalogue } from './catalogue.ts';
import type { ModelQuery } from './listed.ts';
import { HouseModels } from './house-models.ts';

type Found = z.output<typeof searchModels.answer>;

interface Recorded {
  readonly query: ModelQuery;
  readonly total: number;
  readonly setIds: readonly number[];
  readonly search: unknown;
  readonly facets: unknown;
}
/** What the collection answered while it was a constant of the program. */
const RECORDED: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/first-collection.json', import.meta.url), 'utf8'),
);

let shop: TestApp;
let jeweller: TestUser;
let staff: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  jeweller = await shop.logIn('10001');
  staff = await shop.logIn('90001');
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.pool.query(
    `update models set withdrawn_from = null, successor = null, published_from = '2020-01-01', note = '{}', words = '{}',
       changed_tx = pg_current_xact_id()`,
  );
  await other();
});

/** A change of another process, which says that it has made one. */
async function other(change = ''): Promise<void> {
  await shop.database.pool.query(
    change === '' ? 'select 1' : change.replace(' set ', ' set changed_tx = pg_current_xact_id(), '),
  );
  await shop.database.pool.query("select pg_notify('ringwerk_models', '')");
}

const find = async (query: string, user = jeweller): Promise<Found> =>
  searchModels.answer.parse((await user.call({ url: `/api/models?${query}` })).json());
const open = async (setId: number, user = jeweller) => user.call({ url: `/api/models/${setId}?lang=de` });
const idsOf = ({ models }: Found): number[] => models.map(({ setId }) => setId);

test('a transaction is told the designs that were committed since the last look, and only those', async () => {
  const models = new HouseModels(shop.database, { warn: () => {} });
  await models.refresh();
  const ask = () => shop.database.transaction((transaction) => models.designsSinceLook(transaction));
  expect(await ask()).toEqual([]);
  const [model] = models.list;
  const touch = 'update models set changed_tx = pg_current_xact_id() where set_id = $1';
  await shop.database.pool.query(touch, [model?.setId]);
  const [told, ...others] = await ask();
  expect([told?.with, told?.without, others]).toEqual([model?.with, model?.without, []]);
});

test('the first collection answers from the table as it did from the program', async () => {
  const models = new HouseModels(shop.database, { warn: () => {} });
  await models.refresh();
  const clock = () => new Date();
  const catalogue = new Catalogue({
    models,
    alloys: new HouseAlloys(shop.database),
    clock,
    modelStills: async () => () => null,
    weights: weightStore(shop.database, clock, { warn: () => {} }),
  });
  const priceList = await currentPriceList(shop.database);
  const retailRule = { factor: 2.5, country: 'DE', exchangeRate: 1, roundUpTo: 100 } as const;
  expect(RECORDED.length).toBeGreaterThan(35);
  for (const { query, ...recorded } of RECORDED) {
    const { total, models: found, outcome, facets } = await catalogue.search({ priceList, retailRule }, query);
    const search = outcome && { isPartial: outcome.isPartial, unknownWords: outcome.query.unknownWords.length };
    const { choices, ranges } = facets;
    const ends = ({ min, max }: { readonly min: number; readonly max: number }) => ({ min, max });
    const known = { colours: choices.colour, widths: ends(ranges.width), price: ends(ranges.price) };
    const answer = { total, setIds: found.map(({ model }) => model.model.setId), search, facets: known };
    expect(answer, JSON.stringify(query)).toEqual(recorded);
  }
});

test('a house that has models is given none by a later start', async () => {
  const count = async () => (await shop.database.pool.query('select count(*)::int as n from models')).rows[0].n;
  await shop.database.pool.query('update models set names = \'{"de":"Eigen"}\' where set_id = 7002');
  const before = await count();
  expect(before).toBe(425);
  await seedModels(shop.database, new Date());
  expect(await count()).toBe(before);
  const { rows } = await shop.database.pool.query('select names from models where set_id = 7002');
  expect(rows[0].names).toEqual({ de: 'Eigen' });
});

test('new are models that came after the first ones, for ninety days', async () => {
  const isNew = async () => {
    const { total, facets } = await find('isNew=1');
    return [total, facets.isNew];
  };
  expect(await isNew()).toEqual([0, 0]);
  await other(`update models set published_from = now() - interval '10 days' where set_id in (9014, 9015)`);
  await readAgain();
  expect(await isNew()).toEqual([2, 2]);
  await other(`update models set published_from = now() - interval '95 days' where set_id = 9014`);
  await readAgain();
  expect(await isNew()).toEqual([1, 1]);
});

describe('a listening process', () => {
  test('follows what another one changes', async () => {
    const database = openDatabase(
      testConnection((await shop.database.pool.query('select current_database() as n')).rows[0].n),
    );
    const second = await createApp(testConfig(), { database });
    try {
      await second.listen({ port: 0, host: '127.0.0.1' });
      const reader = await logIn(second, '10001');
      const nameOf = async () => (await open(9014, reader)).json().name;
      expect(await nameOf()).not.toBe('Sommerwind');
      await other(`update models set names = '{"de":"Sommerwind"}' where set_id = 9014`);
      await vi.waitFor(async () => expect(await nameOf()).toBe('Sommerwind'), { timeout: 5_000 });
      expect((await reader.call({ url: '/api/models?q=Sommerwind' })).json().models[0].setId).toBe(9014);
    } finally {
      await second.close();
      await database.close();
    }
  });
});

/** The application under test does not listen: it reads again when a set is asked for that it does not know. */
const readAgain = async (): Promise<void> => {
  await jeweller.call({ url: '/api/designs?setId=999999' });
};

describe('a model', () => {
  const RETIRED = 9014;
  const NEXT = 9015;

  test('that is withdrawn is in no list, and names its successor where it is opened', async () => {
    const { total } = await find('category=9');
    await other(
      `update models set withdrawn_from = now() - interval '1 day', successor = ${NEXT} where set_id = ${RETIRED}`,
    );
    await readAgain();
    const after = await find('category=9&pageSize=96');
    expect(after.total).toBe(total - 1);
    expect(idsOf(after)).not.toContain(RETIRED);
    expect(idsOf(await find('q=RW-09-014'))).not.toContain(RETIRED);
    const model = getModel.answer.parse((await open(RETIRED)).json());
    expect(model.withdrawn?.successor).toMatchObject({ setId: NEXT, articleNumber: 'RW-09-015' });
    expect(model.with ?? model.without).not.toBeNull();
  });

  test('that is withdrawn stays named where it was kept, quoted and ordered', async () => {
    const payload = { design: WORKED_EXAMPLE, setId: RETIRED };
    const quote = (await jeweller.call({ method: 'POST', url: '/api/quotes', payload })).json();
    const kept = (await jeweller.call({ method: 'POST', url: '/api/watch-items', payload })).json();
    await other(`update models set withdrawn_from = now() - interval '1 day' where set_id = ${RETIRED}`);
    await readAgain();
    expect((await jeweller.call({ url: `/api/quotes/${quote.id}` })).json().positions[0].rings.articleNumber).toBe(
      'RW-09-014',
    );
    const { lists } = (await jeweller.call({ url: '/api/watch-lists' })).json();
    const items: { id: string; articleNumber: string; names: unknown }[] = lists.flatMap(
      ({ items: own }: { items: unknown[] }) => own,
    );
    expect(items.find(({ id }) => id === kept.item.id)).toMatchObject({ articleNumber: 'RW-09-014' });
    expect(items.find(({ id }) => id === kept.item.id)?.names).not.toBeNull();
  });

  test('begins and ends to be offered on its day, without a change', async () => {
    await other(
      `update models set published_from = '2027-03-01', withdrawn_from = '2027-06-01' where set_id = ${RETIRED}`,
    );
    await readAgain();
    const offeredOn = async (day: string) => {
      shop.setTime(new Date(day));
      const user = await shop.logIn('10001');
      return idsOf(
        searchModels.answer.parse((await user.call({ url: '/api/models?category=9&pageSize=96' })).json()),
      ).includes(RETIRED);
    };
    expect(await offeredOn('2027-02-28T23:00:00Z')).toBe(false);
    expect(await offeredOn('2027-03-01T01:00:00Z')).toBe(true);
    expect(await offeredOn('2027-06-01T01:00:00Z')).toBe(false);
    // A clock that goes back, as tests and time servers do.
    expect(await offeredOn('2027-03-01T01:00:00Z')).toBe(true);
    shop.setTime(new Date());
    jeweller = await shop.logIn('10001');
    staff = await shop.logIn('90001');
  });

  test('that is not published yet is known in the house alone', async () => {
    await other(`update models set published_from = null where set_id = ${RETIRED}`);
    await readAgain();
    expect((await open(RETIRED)).json()).toMatchObject({ error: { code: 'model.unknown' } });
    expect((await jeweller.call({ url: `/api/models/${RETIRED}/stills/top` })).statusCode).toBe(404);
    expect((await open(RETIRED, staff)).statusCode).toBe(200);
  });

  test('is found by the house’s own words, and its note reaches the dealer alone', async () => {
    await other(
      `update models set words = '{"de":"Nordlicht, Polar"}', note = '{"de":"Nur bis Ostern"}' where set_id = ${RETIRED}`,
    );
    await readAgain();
    expect(idsOf(await find('q=nordlicht'))).toEqual([RETIRED]);
    expect((await open(RETIRED)).json().note).toBe('Nur bis Ostern');
  });
});

describe('what is asked for', () => {
  test('puts category 7 in order: orders count more than keeps, and the start value fades', async () => {
    const first = idsOf(await find('category=7&pageSize=96'));
    const last = first.at(-1) ?? 0;
    const payload = { design: WORKED_EXAMPLE, setId: last };
    const { total } = (
      await jeweller.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design: WORKED_EXAMPLE } })
    ).json().evaluation;
    const expected = { cost: total.cost, gross: total.retail.gross };
    const order = { ...payload, expected, commission: 'a', idempotencyKey: 'popular-1', quantity: 20 };
    expect((await jeweller.call({ method: 'POST', url: '/api/orders', payload: order })).statusCode).toBe(200);
    const models = new HouseModels(shop.database, { warn: () => {} });
    await models.refresh();
    const found = models.find(last);
    expect(found?.demand).toEqual({ orders: 20, keeps: 0 });
    expect(found?.popularity).toBeCloseTo(100 + ((found?.popularityStart ?? 0) * 20) / 120, 9);
    const top = models.list
      .filter(({ categories }) => categories.includes(7))
      .sort((a, b) => b.popularity - a.popularity);
    expect(top[0]?.setId).toBe(last);
  });
});
