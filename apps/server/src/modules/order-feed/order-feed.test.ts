import type { FeedClient, feedStepSchema, Order } from '@ringwerk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

type FeedStep = z.infer<typeof feedStepSchema>;

const PLACED_AT = new Date('2026-11-21T10:00:00Z');
let house: TestApp;
let admin: TestUser;
let client: FeedClient;
let token: string;
const orders: Order[] = [];
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(PLACED_AT);
  admin = await house.logIn('90001');
  const owner = await house.logIn('10001');
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(owner, design);
  for (const commission of ['Huber', '=1+1']) {
    const payload = { idempotencyKey: `feed-${commission}-1`, design, commission, expected };
    orders.push((await owner.call({ method: 'POST', url: '/api/orders', payload })).json());
  }
  const made = await admin.call({ method: 'POST', url: '/api/feed-clients', payload: { name: 'ERP' } });
  ({ client, token } = made.json());
});
afterAll(() => house.close());

const read = (query = '', authorization: string | undefined = `Bearer ${token}`) =>
  house.app.inject({ url: `/api/feed/orders${query}`, ...(authorization && { headers: { authorization } }) });

test('gives every step once, page by page, and nothing new twice', async () => {
  const first = (await read('?limit=1')).json();
  expect(first).toMatchObject({ hasMore: true, steps: [{ status: 'received', order: { number: orders[0]?.number } }] });
  const second = (await read(`?limit=1&cursor=${first.cursor}`)).json();
  expect(second).toMatchObject({ hasMore: false, steps: [{ order: { number: orders[1]?.number } }] });
  expect((await read(`?cursor=${second.cursor}`)).json()).toEqual({ steps: [], cursor: second.cursor, hasMore: false });
});

const scan = (code: string | undefined) =>
  admin.call({
    method: 'POST',
    url: '/api/bench/scans',
    payload: { idempotencyKey: `feed-scan-${code}`, station: 'released', code },
  });
const feedOf = async (cursor: number): Promise<{ cursor: number; steps: unknown[] }> => {
  const answer = (await read(`?cursor=${cursor}`)).json();
  const steps = answer.steps.map(({ status, order }: FeedStep) => [status, order.number]);
  return { cursor: answer.cursor, steps };
};

test('gives out a step that was committed after later ones', async () => {
  const [one, other] = orders;
  const { cursor } = await feedOf(0);
  const client = await house.database.pool.connect();
  try {
    await client.query('begin');
    const late = `insert into order_events (order_id, status, at, by_user_id, by_name)
      select order_id, 'released', at, by_user_id, by_name from order_events where order_id = $1`;
    await client.query(late, [one?.id]);
    expect((await scan(other?.number)).statusCode).toBe(200);
    // Long after: no pause would have been long enough.
    house.setTime(new Date(PLACED_AT.getTime() + 3_600_000));
    const first = await feedOf(cursor);
    expect(first.steps).toEqual([['released', other?.number]]);
    await client.query('commit');
    expect((await feedOf(first.cursor)).steps).toEqual([['released', one?.number]]);
  } finally {
    client.release();
    house.setTime(PLACED_AT);
  }
});

test('gives each step one number, however many read at once', async () => {
  await house.database.pool.query('update order_events set feed_no = null');
  const answers = await Promise.all(Array.from({ length: 12 }, () => feedOf(0)));
  const numbers = answers.map(({ cursor }) => cursor);
  expect([new Set(numbers).size, answers.every(({ steps }) => steps.length === 4)]).toEqual([1, true]);
});

test('is written as CSV that no spreadsheet runs', async () => {
  const answer = await house.app.inject({
    url: '/api/feed/orders/csv',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = answer.body.trim().split('\r\n');
  expect([lines.length, lines[0]?.includes('customer_number'), lines[2]?.includes(",'=1+1,")]).toEqual([5, true, true]);
});

test('names no trade figure', async () => {
  expect((await read()).body).not.toMatch(/cost|price|factor|margin|retail|gross/iu);
});

test('is closed without a token, with another one, and to a client that was removed', async () => {
  const codeOf = async (authorization?: string) =>
    (await house.app.inject({ url: '/api/feed/orders', headers: authorization ? { authorization } : {} })).json().error
      .code;
  expect(await codeOf()).toBe('feed-client.refused');
  expect(await codeOf(`Bearer rwf_${'x'.repeat(43)}`)).toBe('feed-client.refused');
  expect(await codeOf(`Basic ${token}`)).toBe('feed-client.refused');
  const { clients } = (await admin.call({ url: '/api/feed-clients' })).json();
  expect(clients).toMatchObject([{ id: client.id, name: 'ERP', usedAt: expect.any(String) }]);
  expect(JSON.stringify(clients)).not.toContain(token);
  await admin.call({ method: 'DELETE', url: `/api/feed-clients/${client.id}` });
  expect(await codeOf(`Bearer ${token}`)).toBe('feed-client.refused');
});
