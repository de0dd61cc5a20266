import { orderSchema, type Order } from '@ringwerk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let office: TestUser;
let workshop: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  [owner, office, workshop] = [await house.logIn('10001'), await house.logIn('90001'), await house.logIn('90001-3')];
});
afterAll(() => house.close());

let keys = 0;
const newKey = () => `stones-${(keys += 1)}-of-this-test`;
const post = async (user: TestUser, url: string, payload: object) => user.call({ method: 'POST', url, payload });
const move = async (id: string, status: string) => {
  const answer = await post(office, `/api/work-orders/${id}/status`, { status });
  return [answer.statusCode, answer.json().error?.code];
};
const scan = (code: string, station: string) =>
  post(workshop, '/api/bench/scans', { code, station, idempotencyKey: newKey() });
const listed = async (kind: string): Promise<readonly string[]> =>
  (await office.call({ url: `/api/work-orders?kind=${kind}&pageSize=48` }))
    .json<{ orders: readonly { number: string }[] }>()
    .orders.map(({ number }) => number);

/** An order of a loose stone, and of rings beside it where there are any. */
async function ordered(rings: readonly object[]): Promise<Order> {
  const [stone] = (await owner.call({ url: '/api/stones?pageSize=1&origin=natural' })).json().stones;
  const quote = (
    await post(owner, '/api/quotes', { positions: [...rings, { kind: 'stone', stoneId: stone.id }] })
  ).json();
  const expected = { gross: quote.retail.gross };
  const body = { idempotencyKey: newKey(), quoteId: quote.id, commission: 'Stein', expected };
  const answer = await post(owner, '/api/orders', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
}

test('loose stones alone are released, checked and sent: nothing of them is cast, set or engraved', async () => {
  const { id, number } = await ordered([]);
  expect(
    [await listed('stones'), await listed('goods'), await listed('service')].map((each) => each.includes(number)),
  ).toEqual([true, false, false]);
  expect(await move(id, 'released')).toEqual([200, undefined]);
  expect(await move(id, 'casting')).toEqual([409, 'order.transition']);
  const refused = (await scan(number, 'casting')).json().error;
  expect([refused.code, refused.issues[0].params.next]).toEqual(['scan.wrong-step', 'quality']);
  expect((await scan(number, 'quality')).statusCode).toBe(200);
  for (const status of ['casting', 'setting', 'engraving'])
    expect(await move(id, status)).toEqual([409, 'order.transition']);
  expect(await move(id, 'shipped')).toEqual([200, undefined]);
});

test('rings beside a loose stone pass the benches as ever', async () => {
  const { id, number } = await ordered([{ kind: 'rings', design: WORKED_EXAMPLE }]);
  expect([await listed('stones'), await listed('goods')].map((each) => each.includes(number))).toEqual([false, true]);
  await move(id, 'released');
  expect(await move(id, 'quality')).toEqual([409, 'order.transition']);
  expect(await move(id, 'casting')).toEqual([200, undefined]);
});
