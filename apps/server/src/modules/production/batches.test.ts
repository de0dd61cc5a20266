import { fullBatchSchema, workListsSchema, type FullBatch, type Order, type WorkLists } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setTimeout as after } from 'node:timers/promises';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let workshop: TestUser;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(now);
  owner = await house.logIn('10001');
  workshop = await house.logIn('90001-3');
});
afterAll(() => house.close());
// What was scanned before is older than REPEAT_MS.
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
  house.setTime(now);
});

const [ring] = WORKED_EXAMPLE.rings;
/** A pair of two alloys. */
const TWO_ALLOYS = {
  ...WORKED_EXAMPLE,
  rings: [
    { ...ring, role: 'first' },
    { ...ring, role: 'second', segments: ring?.segments.map((segment) => ({ ...segment, alloy: 'au750-red' })) },
  ],
};
let keys = 0;
const newKey = (): string => `batch-key-${(keys += 1)}`;
const post = (url: string, payload: object = {}) => workshop.call({ method: 'POST', url, payload });
async function released(design: unknown = WORKED_EXAMPLE, quantity = 1): Promise<Order> {
  const expected = await shownPrice(owner, design);
  const payload = { idempotencyKey: newKey(), design, commission: 'Huber', expected, quantity };
  const order: Order = (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
  expect((await post(`/api/work-orders/${order.id}/status`, { status: 'released' })).statusCode).toBe(200);
  return order;
}
const lists = async (...orders: Order[]): Promise<WorkLists> =>
  workListsSchema.parse(
    (await workshop.call({ url: `/api/production/lists?orders=${orders.map(({ id }) => id).join(',')}` })).json(),
  );
const batch = (orders: readonly Order[], alloy = 'au585-yellow', idempotencyKey = newKey()) =>
  post('/api/production/batches', { orders: orders.map(({ id }) => id), alloy, idempotencyKey });
const made = async (...asked: Parameters<typeof batch>): Promise<FullBatch> => {
  const answer = await batch(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return fullBatchSchema.parse(answer.json());
};
const refusal = (answer: Awaited<ReturnType<typeof batch>>) => [answer.statusCode, answer.json().error?.code];
const scan = (code: string, station: string) => post('/api/bench/scans', { code, station, idempotencyKey: newKey() });
/** Until so many transactions wait for a lock of another one, or a moment has gone by without. */
const waiting = async (many: number): Promise<void> => {
  for (const until = Date.now() + 1_500; Date.now() < until; await after(20)) {
    const { rows } = await house.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= many) return;
  }
};
const statusOf = async ({ id }: Order): Promise<string> =>
  (await workshop.call({ url: `/api/work-orders/${id}` })).json().status;

describe('lists of chosen orders', () => {
  test('sum the metal as the kernel weighs it, with the loss that the price list states', async () => {
    const one = await released();
    const three = await released(WORKED_EXAMPLE, 3);
    const weight = one.positions[0]?.rings?.evaluation.rings[0]?.weight;
    const grams = 4 * (weight?.segments[0] ?? 0);
    const [metal] = (await lists(one, three)).metals;
    expect(metal).toMatchObject({ alloy: 'au585-yellow', fineMetal: 'Au', fineness: 585, loss: 0.06, parts: 4 });
    expect(metal?.grams).toBeCloseTo(grams, 2);
    expect(metal?.meltGrams).toBeCloseTo(grams * 1.06, 2);
    expect(metal?.fineGrams).toBeCloseTo(grams * 1.06 * 0.585, 2);
  });

  test('sum stones of one kind and pack a bag for each ring', async () => {
    const pair = await released(TWO_ALLOYS);
    const single = await released();
    const { stones, bags, orders } = await lists(pair, single);
    expect(orders.map(({ number }) => number)).toEqual([pair.number, single.number]);
    expect(bags.map(({ orderNumber, stones: own }) => [orderNumber, own.length])).toEqual([
      [pair.number, 1],
      [pair.number, 1],
      [single.number, 1],
    ]);
    expect(stones).toHaveLength(1);
    expect(stones[0]).toMatchObject({ stock: null, count: 3, carats: 0.06, quality: 'TW/SI' });
  });

  test('are printed and written as tables', async () => {
    const { id } = await released();
    for (const [list, type] of [
      ['stones/pdf', 'application/pdf'],
      ['metals/pdf', 'application/pdf'],
      ['stones/csv', 'text/csv; charset=utf-8'],
      ['metals/csv', 'text/csv; charset=utf-8'],
    ]) {
      const answer = await workshop.call({ url: `/api/production/lists/${list}?orders=${id}` });
      expect([answer.statusCode, answer.headers['content-type']], list).toEqual([200, type]);
      if (type === 'application/pdf') expect(answer.body.startsWith('%PDF'), list).toBe(true);
    }
    const { body } = await workshop.call({ url: `/api/production/lists/metals/csv?orders=${id}` });
    expect(body.split('\r\n')[1]).toMatch(/^au585-yellow;Gelbgold 585;Au;585;1;4,19;6%;4,4[45];2,6;?$/u);
  });

  test('are refused for an order that there is none of', async () => {
    const answer = await workshop.call({ url: '/api/production/lists?orders=00000000-0000-4000-8000-000000000000' });
    expect(refusal(answer)).toEqual([404, 'order.unknown']);
  });
});

describe('a batch', () => {
  test('takes released orders of its alloy out of those that can be cast, once for its key', async () => {
    const orders = [await released(), await released(TWO_ALLOYS)];
    const key = newKey();
    const first = await made(orders, 'au585-yellow', key);
    expect(first).toMatchObject({
      number: expect.stringMatching(/^B-2026-\d{5}$/u),
      alloy: 'au585-yellow',
      waiting: 2,
    });
    expect(first.grams).toBeCloseTo(
      first.orders.reduce((sum, { grams }) => sum + grams, 0),
      1,
    );
    expect((await made(orders, 'au585-yellow', key)).id).toBe(first.id);
    const { alloys } = (await workshop.call({ url: '/api/production/castable' })).json();
    const waiting = (alloy: string): string[] =>
      alloys
        .find((each: { alloy: string }) => each.alloy === alloy)
        ?.orders.map(({ number }: { number: string }) => number) ?? [];
    expect(waiting('au585-yellow')).not.toContain(orders[0]?.number);
    expect(waiting('au750-red')).toContain(orders[1]?.number);
  });

  test('refuses what is in another one, of another alloy, or not released', async () => {
    const order = await released();
    await made([order]);
    expect(refusal(await batch([order]))).toEqual([409, 'batch.taken']);
    expect(refusal(await batch([await released()], 'au750-red'))).toEqual([409, 'batch.unfit']);
    const cast = await released();
    await scan(cast.number, 'casting');
    expect(refusal(await batch([cast]))).toEqual([409, 'batch.unfit']);
  });

  test('is made once of two that are made at the same time', async () => {
    const order = await released();
    const answers = await Promise.all([batch([order]), batch([order])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('moves all its orders by one scan, and back by one undo', async () => {
    const orders = [await released(), await released()];
    const { number } = await made(orders);
    const answer = await scan(number, 'casting');
    expect(answer.json().orders.map((order: { number: string }) => order.number)).toEqual(orders.map((o) => o.number));
    expect(await Promise.all(orders.map(statusOf))).toEqual(['casting', 'casting']);
    expect((await scan(number, 'casting')).json()).toMatchObject({ id: answer.json().id, isRepeat: true });
    expect((await post(`/api/bench/scans/${answer.json().id}/undo`)).statusCode).toBe(200);
    expect(await Promise.all(orders.map(statusOf))).toEqual(['released', 'released']);
  });

  test('leaves what was cancelled, and moves nothing when one of its orders is not this far', async () => {
    const orders = [await released(), await released()];
    const { number } = await made(orders);
    expect(refusal(await scan(number, 'setting'))).toEqual([409, 'scan.wrong-step']);
    const [cancelled, other] = orders;
    await post(`/api/work-orders/${cancelled?.id}/status`, { status: 'cancelled' });
    expect((await scan(number, 'casting')).json().orders).toMatchObject([{ number: other?.number }]);
  });

  test('gives its orders back until one is cast', async () => {
    const order = await released();
    const { id, number } = await made([order]);
    expect((await workshop.call({ method: 'DELETE', url: `/api/production/batches/${id}` })).statusCode).toBe(204);
    const again = await made([order]);
    await scan(again.number, 'casting');
    const late = await workshop.call({ method: 'DELETE', url: `/api/production/batches/${again.id}` });
    expect([again.number === number, refusal(late)]).toEqual([false, [409, 'batch.cast']]);
  });

  test('that is scanned and dissolved at the same time is cast or gone, never both', async () => {
    for (const first of ['scan', 'dissolve'] as const) {
      const order = await released();
      const { id, number } = await made([order]);
      const dissolve = () => workshop.call({ method: 'DELETE', url: `/api/production/batches/${id}` });
      const client = await house.database.pool.connect();
      await client.query('begin');
      await client.query('select 1 from orders where id = $1 for update', [order.id]);
      // Both are begun while the order is held, one after the other.
      const begun = [];
      for (const act of first === 'scan'
        ? [() => scan(number, 'casting'), dissolve]
        : [dissolve, () => scan(number, 'casting')]) {
        begun.push(act());
        await waiting(begun.length);
      }
      await client.query('commit');
      client.release();
      const answers = (await Promise.all(begun)).map(({ statusCode }) => statusCode);
      expect([first, answers, await statusOf(order)]).toEqual(
        first === 'scan' ? [first, [200, 409], 'casting'] : [first, [204, 404], 'released'],
      );
    }
  });

  test('is made by sixteen at once, each of its own orders', async () => {
    const orders = [];
    for (let each = 0; each < 16; each += 1) orders.push(await released());
    const answers = await Promise.all(orders.map((order) => batch([order])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 200));
  });

  test('has one body for its key, and the log counts each of its orders once', async () => {
    const order = await released();
    const key = newKey();
    const { id } = await made([order, order], 'au585-yellow', key);
    expect(refusal(await batch([order], 'au585-yellow', key))).toEqual([409, 'idempotency.other-body']);
    const { rows } = await house.database.pool.query(
      "select detail from audit_log where action = 'batch.created' and entity_id = $1",
      [id],
    );
    expect(rows).toMatchObject([{ detail: { orders: 1 } }]);
  });

  test('is printed with its code', async () => {
    const { id } = await made([await released()]);
    const pdf = await workshop.call({ url: `/api/production/batches/${id}/pdf` });
    expect([pdf.statusCode, pdf.body.slice(0, 4)]).toEqual([200, '%PDF']);
    const sorted = async (sort: string): Promise<readonly string[]> =>
      (await workshop.call({ url: `/api/production/batches?pageSize=96&sort=${sort}` }))
        .json()
        .batches.map((batch: { number: string }) => batch.number);
    const numbers = await sorted('number');
    expect(numbers.length).toBeGreaterThan(1);
    expect(await sorted('number&descending=true')).toEqual(numbers.toReversed());
    expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en')));
    const { batches } = (await workshop.call({ url: '/api/production/batches' })).json();
    expect(batches[0].id).toBe(id);
  });
});
