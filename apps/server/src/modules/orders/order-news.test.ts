import { orderSchema, type DueEntry, type Order } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let trainee: TestUser;
let stranger: TestUser;
let workshop: TestUser;
let office: TestUser;
const NOW = new Date('2026-11-27T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(NOW);
  [owner, trainee, stranger] = [await house.logIn('10001'), await house.logIn('10001-3'), await house.logIn('10002')];
  [workshop, office] = [await house.logIn('90001-3'), await house.logIn('90001')];
});
afterAll(() => house.close());
// Each test begins with nothing new.
beforeEach(() => house.database.pool.query('update orders set unseen_at = null'));

let keys = 0;
const newKey = () => `news-${(keys += 1)}-of-this-test`;
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
const refusal = (answer: Awaited<ReturnType<typeof post>>) => [answer.statusCode, answer.json().error?.code];
async function ordered(commission = 'Huber 24'): Promise<Order> {
  const expected = await shownPrice(owner, WORKED_EXAMPLE);
  const body = { idempotencyKey: newKey(), design: WORKED_EXAMPLE, commission, expected };
  return orderSchema.parse((await post(owner, '/api/orders', body)).json());
}
async function move(id: string, ...steps: readonly string[]): Promise<void> {
  for (const status of steps)
    expect((await post(office, `/api/work-orders/${id}/status`, { status })).statusCode).toBe(200);
}
const news = async (user = owner): Promise<number> => (await user.call({ url: '/api/news' })).json().orders;
const see = (id: string, user = owner) => post(user, `/api/orders/${id}/seen`);
const dueOf = async (id: string): Promise<DueEntry['reasons']> =>
  (await owner.call({ url: '/api/due' }))
    .json<{ entries: DueEntry[] }>()
    .entries.flatMap(({ reasons }) => reasons.filter((reason) => reason.id === id));

describe('news of an order', () => {
  test('are what the house confirms, sends or cancels: one for each order, until somebody of the shop has looked', async () => {
    const { id, number } = await ordered();
    expect(await news()).toBe(0);
    await move(id, 'released');
    expect([await news(), await news(trainee), await news(stranger)]).toEqual([1, 1, 0]);
    expect(await dueOf(id)).toEqual([{ kind: 'order-confirmed', on: '2026-11-27', text: number, id }]);
    expect(orderSchema.parse((await see(id, trainee)).json()).isNews).toBe(false);
    expect(await news()).toBe(0);
    // The benches are no news.
    await move(id, 'casting', 'quality');
    expect(await news()).toBe(0);
    await move(id, 'shipped');
    const listed = (await owner.call({ url: '/api/orders' })).json<{ orders: Order[] }>().orders;
    expect(listed.find((order) => order.id === id)?.isNews).toBe(true);
    expect((await dueOf(id)).map(({ kind }) => kind)).toEqual(['order-shipped']);
    await see(id);
    // Its number comes after it has gone.
    const parcel = { way: 'carrier', carrier: 'DHL', number: '0034 16' };
    await workshop.call({ method: 'PUT', url: `/api/work-orders/${id}/parcel`, payload: { parcel } });
    expect(await news()).toBe(1);
  });

  test('stay when another company, or the house, calls it seen, and are logged once', async () => {
    const { id } = await ordered();
    await move(id, 'cancelled');
    expect((await dueOf(id)).map(({ kind }) => kind)).toEqual(['order-cancelled']);
    expect(refusal(await see(id, stranger))).toEqual([404, 'order.unknown']);
    expect(refusal(await see(id, workshop))).toEqual([403, 'session.forbidden']);
    expect(refusal(await see('3f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20'))).toEqual([404, 'order.unknown']);
    expect(await news()).toBe(1);
    for (const _ of ['once', 'again']) expect((await see(id)).statusCode).toBe(200);
    expect([await news(), await dueOf(id)]).toEqual([0, []]);
    const { rows } = await house.database.pool.query(
      "select action from audit_log where entity_id = $1 and action = 'order.seen'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('are none of what the shop did itself', async () => {
    const { id } = await ordered();
    expect((await post(owner, `/api/orders/${id}/cancel`, { reason: '', expectedCost: 0 })).json().status).toBe(
      'cancelled',
    );
    expect(await news()).toBe(0);
  });

  test('go with a scan that is taken back, and leave what was new before it', async () => {
    const [read, unread] = [await ordered('Huber 24'), await ordered('Moser 24')];
    for (const { id } of [read, unread]) await move(id, 'released', 'casting', 'quality');
    await see(read.id);
    for (const { id, number } of [read, unread]) {
      house.setTime(new Date(NOW.getTime() + 60_000 * (keys + 1)));
      const scan = { code: number, station: 'shipped', idempotencyKey: newKey() };
      const answer = await post(workshop, '/api/bench/scans', scan);
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await dueOf(id)).map(({ kind }) => kind)).toEqual(['order-shipped']);
      expect((await post(workshop, `/api/bench/scans/${answer.json().id}/undo`)).statusCode).toBe(200);
    }
    expect(await news()).toBe(1);
    expect((await dueOf(unread.id)).map(({ kind }) => kind)).toEqual(['order-confirmed']);
    house.setTime(NOW);
  });
});
