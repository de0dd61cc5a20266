import type { Rate, Rates } from '@ringwerk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { firstRetailRule } from './first-retail-rule.ts';

let house: TestApp;
let admin: TestUser;
let accounts: TestUser;
let dealer: TestUser;
beforeEach(async () => {
  house = await startTestApp();
  admin = await house.logIn('90001');
  accounts = await house.logIn('90001-4');
  dealer = await house.logIn('10001');
});
afterEach(() => house.close());

const record = (user: TestUser, payload: object) => user.call({ method: 'POST', url: '/api/rates', payload });
const decide = (user: TestUser, { id }: Rate, isConfirmed: boolean) =>
  user.call({ method: 'POST', url: `/api/rates/${id}/decide`, payload: { isConfirmed } });
const rates = async (): Promise<Rates> => (await admin.call({ url: '/api/rates' })).json();
const gold = async () => (await rates()).current.find(({ subject }) => subject === 'Au');
const evaluated = async () =>
  (await dealer.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design: WORKED_EXAMPLE } })).json();

test('a fixing changes prices from its time on, and the price names it', async () => {
  const before = await evaluated();
  expect(before.evaluation.total.cost).toBe(33_535);
  expect((await record(admin, { subject: 'Au', value: 10_100 })).json()).toMatchObject({ state: 'in-force' });
  // Gold +1 %: the sensitivity of the agreed calculation.
  const after = await evaluated();
  expect(after.evaluation.total).toMatchObject({ cost: 33_795, retail: { net: 74_349, gross: 88_475 } });
  expect(after.priceListId).not.toBe(before.priceListId);
  const source = async (id: string) => (await dealer.call({ url: `/api/price-sources/${id}` })).json();
  const au = { subject: 'Au', value: 10_100, source: 'manual' };
  expect(await source(after.priceListId)).toMatchObject({
    name: 'Ringwerk 1',
    rates: expect.arrayContaining([expect.objectContaining(au)]),
  });
  expect((await source(before.priceListId)).rates).toContainEqual(
    expect.objectContaining({ subject: 'Au', value: 10_000, source: 'catalogue' }),
  );
});

test('a price names its own rates and list, even where figures of before come again', async () => {
  const source = async (id: string) => (await dealer.call({ url: `/api/price-sources/${id}` })).json();
  const before = (await evaluated()).priceListId;
  for (const value of [10_100, 10_000]) expect((await record(admin, { subject: 'Au', value })).statusCode).toBe(200);
  const again = await evaluated();
  expect(again.evaluation.total.cost).toBe(33_535);
  expect((await source(again.priceListId)).rates).toContainEqual(
    expect.objectContaining({ subject: 'Au', value: 10_000, source: 'manual' }),
  );
  expect((await source(before)).rates).toContainEqual(expect.objectContaining({ subject: 'Au', source: 'catalogue' }));
  const { lists } = (await admin.call({ url: '/api/price-lists' })).json();
  const post = (url: string, payload: object) => admin.call({ method: 'POST', url, payload });
  const copy = (await post('/api/price-lists', { name: 'Spring', from: lists[0].id })).json();
  expect((await post(`/api/price-lists/${copy.id}/activate`, { version: 1, from: null })).statusCode).toBe(200);
  const copied = await evaluated();
  expect(copied.evaluation.total.cost).toBe(33_535);
  expect((await source(copied.priceListId)).name).toBe('Spring');
  expect((await source(again.priceListId)).name).toBe('Ringwerk 1');
});

test('a price that was made with an old fixing says so', async () => {
  const listOf = async () => (await evaluated()).priceListId;
  const goldIn = async (id: string) => {
    const answer = (await dealer.call({ url: `/api/price-sources/${id}` })).json();
    return answer.rates.find(({ subject }: { subject: string }) => subject === 'Au');
  };
  await house.database.pool.query("update market_rates set valid_from = now() - interval '8 days'");
  expect(await goldIn(await listOf())).toMatchObject({ id: expect.any(Number), isStale: true });
  const fresh: Rate = (await record(admin, { subject: 'Au', value: 10_010 })).json();
  expect(await goldIn(await listOf())).toMatchObject({ id: fresh.id, source: 'manual', isStale: false });
});

test('quote and order name the fixing and the rate by id, day and source', async () => {
  const fixing: Rate = (await record(admin, { subject: 'Au', value: 10_100 })).json();
  const exchange: Rate = (await record(admin, { subject: 'USD', value: 1.09 })).json();
  const post = async (url: string, payload: object) => (await dealer.call({ method: 'POST', url, payload })).json();
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(dealer, design);
  const { id: quoteId } = await post('/api/quotes', { design });
  const { id: orderId } = await post('/api/orders', {
    design,
    commission: 'a',
    idempotencyKey: 'named-rates',
    expected,
  });
  // They go on naming it when another counts.
  await record(admin, { subject: 'Au', value: 10_200 });
  const lists = [
    (await dealer.call({ url: `/api/quotes/${quoteId}` })).json().positions[0].priceListId,
    (await dealer.call({ url: `/api/orders/${orderId}` })).json().positions[0].priceListId,
  ];
  for (const list of lists) {
    const { rates: named } = (await dealer.call({ url: `/api/price-sources/${list}` })).json();
    for (const { id, subject, value, validFrom } of [fixing, exchange])
      expect(named).toContainEqual({ id, subject, value, validFrom, source: 'manual', isStale: false });
  }
});

test('a fixing of tomorrow does not count today', async () => {
  const validFrom = new Date(Date.now() + 86_400_000).toISOString();
  expect((await record(admin, { subject: 'Au', value: 10_100, validFrom })).statusCode).toBe(200);
  expect((await gold())?.value).toBe(10_000);
  await house.database.pool.query('update market_rates set valid_from = now() where value = 10100');
  expect((await gold())?.value).toBe(10_100);
});

test('a planned fixing is seen, and taken back before it counts', async () => {
  const validFrom = new Date(Date.now() + 86_400_000).toISOString();
  const later: Rate = (await record(accounts, { subject: 'Au', value: 10_100, validFrom })).json();
  expect((await rates()).planned).toMatchObject([{ id: later.id, value: 10_100, validFrom }]);
  expect((await decide(admin, later, true)).json().error.code).toBe('rate.decided');
  expect((await decide(accounts, later, false)).json()).toMatchObject({
    state: 'withdrawn',
    decidedBy: expect.any(String),
    decidedAt: expect.any(String),
  });
  expect((await rates()).planned).toEqual([]);
  await house.database.pool.query('update market_rates set valid_from = now() where value = 10100');
  expect((await gold())?.value).toBe(10_000);
  expect((await decide(admin, later, false)).json().error.code).toBe('rate.decided');
  const { rows } = await house.database.pool.query("select action from audit_log where entity = 'rate' order by id");
  expect(rows.map(({ action }) => action)).toEqual(['rate.recorded', 'rate.withdrawn']);
});

test('a fixing that counts is not taken back', async () => {
  const { id } = (await gold()) ?? { id: 0 };
  const answer = await admin.call({
    method: 'POST',
    url: `/api/rates/${id}/decide`,
    payload: { isConfirmed: false },
  });
  expect(answer.json().error.code).toBe('rate.decided');
  expect((await gold())?.id).toBe(id);
});

test('planned fixings stand in the order of their days', async () => {
  for (const days of [3, 1, 2])
    await record(accounts, {
      subject: 'Ag',
      value: 140 + days,
      validFrom: new Date(Date.now() + days * 86_400_000).toISOString(),
    });
  expect((await rates()).planned.map(({ value }) => value)).toEqual([141, 142, 143]);
});

test.each([
  ['zero', { value: 0 }, 'field.too-small'],
  ['a denormal', { value: 1e-320 }, 'field.value'],
  ['gold at cents a gram', { value: 100 }, 'field.value'],
  ['gold by the ounce', { value: 311_000 }, 'field.value'],
  ['less than zero', { value: -5 }, 'field.too-small'],
  ['a day that no month has', { value: 10_100, validFrom: '2027-02-31T00:00:00.000Z' }, 'field.format'],
  ['yesterday', { value: 10_100, validFrom: '2020-01-01T00:00:00.000Z' }, 'field.past'],
])('refuses %s', async (_, entry, code) => {
  const answer = await record(admin, { subject: 'Au', ...entry });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.issues[0].code).toBe(code);
  expect((await gold())?.value).toBe(10_000);
});

test('ten times yesterday’s fixing waits for a second person', async () => {
  const held: Rate = (await record(accounts, { subject: 'Au', value: 100_000 })).json();
  expect(held).toMatchObject({ state: 'held', isOwn: true });
  expect((await evaluated()).evaluation.total.cost).toBe(33_535);
  expect((await rates()).held).toMatchObject([{ id: held.id, isOwn: false, recordedBy: expect.any(String) }]);
  expect((await decide(accounts, held, true)).json().error.code).toBe('rate.own');
  expect((await decide(admin, held, true)).json()).toMatchObject({ state: 'in-force', decidedBy: 'Ruth Amsler' });
  expect((await gold())?.value).toBe(100_000);
  expect((await decide(admin, held, false)).json().error.code).toBe('rate.decided');
});

test('a refused jump never counts', async () => {
  const held: Rate = (await record(accounts, { subject: 'USD', value: 0.2 })).json();
  expect((await decide(admin, held, false)).json()).toMatchObject({ state: 'refused' });
  const { current, held: waiting } = await rates();
  expect(current.find(({ subject }) => subject === 'USD')?.value).toBe(1.086957);
  expect(waiting).toEqual([]);
});

test('the house sets how far a rate may jump and when it is stale', async () => {
  const payload = { jumpPercent: 25, staleDays: 2 };
  expect((await admin.call({ method: 'PUT', url: '/api/rates/settings', payload })).json()).toEqual(payload);
  expect((await record(admin, { subject: 'Au', value: 12_400 })).json().state).toBe('in-force');
  expect((await gold())?.isStale).toBe(false);
  await house.database.pool.query("update market_rates set valid_from = valid_from - interval '49 hours'");
  expect((await gold())?.isStale).toBe(true);
});

test('nobody but an admin sets how far a rate may jump, and no further than 25 %', async () => {
  const set = (user: TestUser, jumpPercent: number) =>
    user.call({ method: 'PUT', url: '/api/rates/settings', payload: { jumpPercent, staleDays: 7 } });
  expect((await set(accounts, 25)).statusCode).toBe(403);
  const answer = await set(admin, 26);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.issues).toMatchObject([{ code: 'field.too-big', path: '/jumpPercent' }]);
  // A row of an earlier release.
  await house.database.pool.query('update rate_settings set jump_percent = 100');
  expect((await rates()).settings.jumpPercent).toBe(25);
  expect((await record(accounts, { subject: 'Au', value: 13_000 })).json().state).toBe('held');
});

test.each([
  ['upwards', 1.0499],
  ['downwards', 1 / 1.0499],
])('one person walks no rate away in small steps %s', async (_, step) => {
  const states = [];
  for (let value = 10_000 * step, count = 0; count < 4; count += 1, value *= step)
    states.push((await record(accounts, { subject: 'Au', value })).json().state);
  expect(states).toEqual(['in-force', 'held', 'held', 'held']);
  expect((await gold())?.value).toBe(10_000 * step);
  // The same where the last rate of another is older than a day.
  await house.database.pool.query("update market_rates set valid_from = now() - interval '3 days' where value = 10000");
  const { state } = (await record(accounts, { subject: 'Au', value: 10_000 * step ** 2 })).json();
  expect(state).toBe('held');
  // Another person measures by what counts now.
  expect((await record(admin, { subject: 'Au', value: 10_000 * step ** 2 })).json().state).toBe('in-force');
});

test('a fall is measured like the rise back', async () => {
  // 4.9 % below is 5.15 % back up.
  expect((await record(accounts, { subject: 'Ag', value: 140 * 0.951 })).json().state).toBe('held');
});

test('after a confirmed jump the next fixing is measured by it', async () => {
  const held: Rate = (await record(accounts, { subject: 'Au', value: 12_000 })).json();
  await decide(admin, held, true);
  expect((await record(accounts, { subject: 'Au', value: 12_100 })).json().state).toBe('in-force');
});

test('the history says who recorded what and when, newest first', async () => {
  await record(accounts, { subject: 'Ag', value: 142.5, note: 'bank' });
  const { rates: history } = (await admin.call({ url: '/api/rates/history?subject=Ag' })).json();
  expect(history).toMatchObject([
    { value: 142.5, note: 'bank', source: 'manual', state: 'in-force' },
    { value: 140, source: 'catalogue', recordedBy: null },
  ]);
});

test('a new dealer begins with the factor of the list in force and the rate of the day', async () => {
  const rule = () => firstRetailRule(house.database.orm, 'CH');
  expect(await rule()).toEqual({ factor: 2.2, country: 'CH', exchangeRate: 0.95, roundUpTo: 0 });
  expect((await record(admin, { subject: 'CHF', value: 0.94 })).json()).toMatchObject({ state: 'in-force' });
  await house.database.pool.query(
    `update price_editions set content = jsonb_set(content, '{countries,CH,retail}', '{"factor":2.5,"roundUpTo":5}')`,
  );
  expect(await rule()).toEqual({ factor: 2.5, country: 'CH', exchangeRate: 0.94, roundUpTo: 5 });
  expect((await firstRetailRule(house.database.orm, 'NL')).exchangeRate).toBe(1);
});
