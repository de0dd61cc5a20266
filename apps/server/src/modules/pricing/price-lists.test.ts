import type { OfficePriceList } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { currentPriceList } from './price-basis.ts';

let house: TestApp;
let staff: TestUser;
let accounts: TestUser;
let dealer: TestUser;
beforeEach(async () => {
  house = await startTestApp();
  staff = await house.logIn('90001');
  accounts = await house.logIn('90001-4');
  dealer = await house.logIn('10001');
});
afterEach(() => house.close());

async function ask<T>(
  user: TestUser,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const answer = await user.call({ method, url, ...(payload === undefined ? {} : { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return (answer.statusCode === 204 ? null : answer.json()) as T;
}
async function refusal(user: TestUser, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await user.call({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, ...answer.json().error };
}
const lists = async () => (await ask<{ lists: OfficePriceList[] }>(staff, 'GET', '/api/price-lists')).lists;
const first = async () => (await lists()).find(({ state }) => state === 'active')?.id ?? '';
const draft = async (name = 'Spring'): Promise<OfficePriceList> =>
  ask(staff, 'POST', '/api/price-lists', { name, from: await first() });
const save = (user: TestUser, { id, version }: OfficePriceList, cells: object[]) =>
  ask<OfficePriceList>(user, 'PATCH', `/api/price-lists/${id}`, { version, cells });
const activate = ({ id, version }: OfficePriceList, from: string | null) =>
  ask<OfficePriceList>(staff, 'POST', `/api/price-lists/${id}/activate`, { version, from });
const cost = async (): Promise<number> =>
  (
    await ask<{ evaluation: { total: { cost: number } } }>(dealer, 'POST', '/api/designs/evaluate', {
      design: WORKED_EXAMPLE,
    })
  ).evaluation.total.cost;

describe('a price list', () => {
  test('is a draft that prices nothing until it is active, and then history', async () => {
    const before = await cost();
    const saved = await save(staff, await draft(), [{ path: '/turning', value: 2_500 }]);
    expect(saved).toMatchObject({ state: 'draft', version: 2, content: { turning: 2_500 } });
    expect(saved.compared?.content.turning).toBe(2_400);
    expect(await cost()).toBe(before);
    const old = await first();
    expect(await activate(saved, null)).toMatchObject({ state: 'active' });
    expect(await cost()).toBe(before + 100);
    expect((await lists()).find(({ id }) => id === old)?.state).toBe('past');
  });

  test('of a later day does not count before it', async () => {
    const before = await cost();
    const saved = await save(staff, await draft(), [{ path: '/turning', value: 2_500 }]);
    const planned = await activate(saved, new Date(Date.now() + 30 * 86_400_000).toISOString());
    expect(planned.state).toBe('planned');
    expect(await cost()).toBe(before);
    await house.database.pool.query('update price_editions set active_from = now() where id = $1', [planned.id]);
    expect(await cost()).toBe(before + 100);
  });

  test('is not activated in the past', async () => {
    const { id, version } = await draft();
    const from = new Date(Date.now() - 60_000).toISOString();
    const answer = await refusal(staff, 'POST', `/api/price-lists/${id}/activate`, { version, from });
    expect(answer).toMatchObject({
      status: 400,
      code: 'request.invalid',
      issues: [{ code: 'field.past', path: '/from' }],
    });
  });

  test('saved by two people keeps the first, and tells the second', async () => {
    const opened = await draft();
    await save(staff, opened, [{ path: '/turning', value: 2_500 }]);
    const url = `/api/price-lists/${opened.id}`;
    const second = { version: opened.version, cells: [{ path: '/hallmark', value: 400 }] };
    expect(await refusal(accounts, 'PATCH', url, second)).toMatchObject({ status: 409, code: 'price-list.changed' });
    const now = await ask<OfficePriceList>(accounts, 'GET', url);
    expect(now).toMatchObject({ updatedBy: 'Ruth Amsler', content: { turning: 2_500, hallmark: 320 } });
    expect(await save(accounts, now, second.cells)).toMatchObject({ content: { turning: 2_500, hallmark: 400 } });
  });

  test('that counts or counted is neither changed, withdrawn nor deleted', async () => {
    const { id } = await activate(await draft(), null);
    const url = `/api/price-lists/${id}`;
    const frozen = { status: 409, code: 'price-list.frozen' };
    expect(await refusal(staff, 'PATCH', url, { version: 2, cells: [] })).toMatchObject(frozen);
    expect(await refusal(staff, 'POST', `${url}/withdraw`)).toMatchObject(frozen);
    expect(await refusal(staff, 'DELETE', url)).toMatchObject(frozen);
    expect(await refusal(staff, 'POST', `${url}/activate`, { version: 2, from: null })).toMatchObject(frozen);
  });

  test('that is planned becomes a draft again, which can be deleted', async () => {
    const planned = await activate(await draft(), new Date(Date.now() + 86_400_000).toISOString());
    expect(await refusal(staff, 'DELETE', `/api/price-lists/${planned.id}`)).toMatchObject({
      code: 'price-list.frozen',
    });
    expect(await ask(staff, 'POST', `/api/price-lists/${planned.id}/withdraw`)).toMatchObject({ state: 'draft' });
    await ask(staff, 'DELETE', `/api/price-lists/${planned.id}`);
    expect((await lists()).map(({ id }) => id)).not.toContain(planned.id);
  });

  test.each([
    ['a price below zero', { path: '/turning', value: -1 }, '/turning'],
    ['a tenth of a cent', { path: '/turning', value: 0.1 }, '/turning'],
    ['a word', { path: '/finish/ice', value: 'cheap' }, '/finish/ice'],
    ['a place that there is not', { path: '/finish/glitter', value: 100 }, '/finish/glitter'],
    ['a place of every object', { path: '/__proto__/turning', value: 100 }, '/__proto__/turning'],
    ['a loss of all metal', { path: '/loss/gold', value: 1 }, '/loss/gold'],
    ['an ending above its step', { path: '/countries/DE/rounding/ending', value: 90 }, '/countries/DE/rounding/ending'],
    ['VAT without a day', { path: '/countries/DE/vat', value: [] }, '/countries/DE/vat'],
    ['a branch for a figure', { path: '/finish', value: 5 }, '/finish'],
  ])('takes no cell of a save with %s', async (_, cell, path) => {
    const opened = await draft();
    const cells = [{ path: '/hallmark', value: 400 }, cell];
    const answer = await refusal(staff, 'PATCH', `/api/price-lists/${opened.id}`, { version: 1, cells });
    expect(answer).toMatchObject({ status: 400, issues: [{ path }] });
    expect((await ask<OfficePriceList>(staff, 'GET', `/api/price-lists/${opened.id}`)).content.hallmark).toBe(320);
  });
});

test('a quote keeps its price to the cent, whatever is changed afterwards', async () => {
  const quote = await ask<{ id: string; positions: object[] }>(dealer, 'POST', '/api/quotes', {
    design: WORKED_EXAMPLE,
  });
  const saved = await save(staff, await draft(), [
    { path: '/turning', value: 9_900 },
    { path: '/countries/DE/vat', value: [{ from: '2007-01-01', rate: 0.25 }] },
  ]);
  await activate(saved, null);
  await ask(accounts, 'POST', '/api/rates', { subject: 'Au', value: 10_400 });
  const kept = await ask<object>(dealer, 'GET', `/api/quotes/${quote.id}`);
  expect(kept).toMatchObject({ cost: 33_535, retail: { gross: 87_795 }, positions: quote.positions });
  const order = await ask<object>(dealer, 'POST', '/api/orders', {
    design: WORKED_EXAMPLE,
    quoteId: quote.id,
    commission: 'Keller',
    idempotencyKey: 'kept-quote-1',
    expected: { gross: 87_795 },
  });
  const [{ priceListId }] = quote.positions as [{ priceListId: string }];
  expect(order).toMatchObject({ cost: 33_535, retail: { gross: 87_795 }, positions: [{ priceListId }] });
  const now = await currentPriceList(house.database);
  expect(now).toMatchObject({ turning: 9_900, fixing: { Au: 10_400 }, tax: { DE: { rate: 0.25 } } });
});
