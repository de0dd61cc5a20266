import { MODELS } from '@ringwerk/catalogue/models';
import { listDisputedWeights, type DisputedWeight } from '@ringwerk/contract';
import { designKey, type Design } from '@ringwerk/kernel';
import { weighRing } from '@ringwerk/kernel/weight';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { keepWeights, type Weights } from '../designs/design-weights.ts';
import { SERVER_KERNEL } from '../designs/server-kernel.ts';

const [model] = MODELS.filter((each) => each.with !== null);
if (model === undefined || model.with === null) throw new Error('the first collection has no model with stones');
const { setId, articleNumber, with: form, without: plain } = model;
const weigh = (design: Design): Weights => design.rings.map((ring) => weighRing(ring, SERVER_KERNEL));
const heavier = (weights: Weights, more: number): Weights =>
  weights.map((weight, index) =>
    index > 0 ? weight : { ...weight, shown: (weight.shown + more) as typeof weight.shown },
  );

let house: TestApp;
let accounts: TestUser;
let sales: TestUser;
let dealer: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  [accounts, sales, dealer] = await Promise.all([house.logIn('90001-4'), house.logIn('90001-2'), house.logIn('10001')]);
});
afterAll(() => house.close());

/** A form is billed with more grams than the release weighs. */
async function dispute(design: Design, more: number): Promise<void> {
  await keepWeights(house.database.orm, [{ design, weights: heavier(weigh(design), more), metals: {} }], new Date());
  await house.database.pool.query(
    `update design_weights set weighing = '9-later', other = jsonb_build_object('weighing', '9-later', 'weights', $2::jsonb)
     where design_key = $1`,
    [designKey(design), JSON.stringify(weigh(design))],
  );
}
beforeEach(async () => {
  await house.database.pool.query('delete from design_weights');
  await dispute(form, 0.1);
  await dispute(plain, 0.5);
});

const list = async (query = ''): Promise<DisputedWeight[]> => {
  const answer = await accounts.call({ url: `/api/disputed-weights${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return listDisputedWeights.answer.parse(answer.json()).weights;
};
const take = (weights: readonly { key: string; weighing: string }[], user = accounts) =>
  user.call({
    method: 'POST',
    url: '/api/disputed-weights/take',
    payload: { weights: weights.map(({ key, weighing }) => ({ key, weighing })) },
  });
const evaluate = async () =>
  (await dealer.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design: form } })).json().evaluation
    .total;
const shown = async () => (await dealer.call({ url: `/api/models/${setId}` })).json().with;

test('what a release weighs otherwise is listed with both weights, both prices and its articles, the greatest difference first', async () => {
  const found = await list('?lang=de');
  expect(found.map(({ key }) => key)).toEqual([designKey(plain), designKey(form)]);
  const [, second] = found;
  expect(second?.forms).toMatchObject([{ setId, articleNumber, isWithoutStones: false, state: 'published' }]);
  expect((second?.stored.grams ?? 0) - (second?.other.grams ?? 0)).toBeCloseTo(0.1, 9);
  expect(second?.stored.cost).toBe((await evaluate()).cost);
  expect(second?.other.cost).toBeLessThan(second?.stored.cost ?? 0);
  expect((await list('?pageSize=1&page=2')).map(({ key }) => key)).toEqual([designKey(form)]);
});

test('the list is sorted as a whole, not the page of it that is shown', async () => {
  const first = async (sort: string) => (await list(`?pageSize=1&sort=${sort}`))[0];
  const whole = await list();
  const sorts = {
    stored: ({ stored }: DisputedWeight) => stored.grams,
    other: ({ other }: DisputedWeight) => other.grams,
    difference: ({ stored, other }: DisputedWeight) => other.grams - stored.grams,
  };
  for (const [sort, of] of Object.entries(sorts)) {
    const [least, most] = whole.toSorted((a, b) => of(a) - of(b));
    expect((await first(sort))?.key, sort).toBe(least?.key);
    expect((await first(`${sort}&descending=true`))?.key, sort).toBe(most?.key);
  }
});

test('taken, the new weight counts from now on everywhere, and what was quoted stays to the cent', async () => {
  const before = await evaluate();
  const inList = await shown();
  const quote = (await dealer.call({ method: 'POST', url: '/api/quotes', payload: { design: form } })).json();
  const [, row] = await list();
  if (row === undefined) throw new Error('two weights are disputed');
  const answer = await take([row]);
  expect([answer.statusCode, answer.json()]).toEqual([200, { taken: 1 }]);
  const after = await evaluate();
  expect(before.grams - after.grams).toBeCloseTo(0.1, 9);
  expect(after.cost).toBe(row.other.cost);
  expect([(await shown()).grams, (await shown()).cost]).toEqual([after.grams, after.cost]);
  expect(inList.cost).toBe(before.cost);
  const kept = (await dealer.call({ url: `/api/quotes/${quote.id}` })).json();
  expect([kept.cost, kept.evaluation]).toEqual([before.cost, quote.evaluation]);
  expect((await list()).map(({ key }) => key)).toEqual([designKey(plain)]);
  const { rows } = await house.database.pool.query(
    "select entity_id, before, after, detail from audit_log where action = 'weight.taken' order by id desc limit 1",
  );
  expect(rows[0]).toMatchObject({
    entity_id: String(setId),
    before: { grams: row.stored.grams },
    after: { grams: row.other.grams },
    detail: { articles: articleNumber, weighing: '9-later' },
  });
});

test('a model that a clerk has open is not outdated by it', async () => {
  const version = async () => (await sales.call({ url: `/api/house-models/${setId}` })).json().version;
  const before = await version();
  await take(await list());
  expect(await version()).toBe(before);
});

test('what was taken already, or was weighed otherwise again, is refused as a whole', async () => {
  const [first, second] = await list();
  if (first === undefined || second === undefined) throw new Error('two weights are disputed');
  expect((await take([first])).statusCode).toBe(200);
  const twice = await take([first, second]);
  expect([twice.statusCode, twice.json().error.code]).toEqual([409, 'weight.changed']);
  expect((await take([{ ...second, weighing: '8-other' }])).statusCode).toBe(409);
  expect((await list()).map(({ key }) => key)).toEqual([second.key]);
});

test('only who sets prices takes one', async () => {
  expect((await take(await list(), sales)).statusCode).toBe(403);
  expect((await sales.call({ url: '/api/disputed-weights' })).statusCode).toBe(403);
  expect(await list()).toHaveLength(2);
});
