import {
  FIRST_CANCEL_SHARES,
  orderLifeSchema,
  orderSchema,
  quoteSchema,
  type CancelShares,
  type CoupleFile,
  type Listing,
  type Order,
  type OrderLife,
} from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { lockOrder } from './order-life-repository.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let trainee: TestUser;
let stranger: TestUser;
let workshop: TestUser;
let admin: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  [owner, trainee, stranger] = [await house.logIn('10001'), await house.logIn('10001-3'), await house.logIn('10002')];
  [workshop, admin] = [await house.logIn('90001-3'), await house.logIn('90001')];
});

const COST = 33_535;
let keys = 0;
const newKey = () => `life-${(keys += 1)}-of-this-test`;
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
type Answer = Awaited<ReturnType<typeof post>>;
const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];
const order = async (body: object = {}, user = owner) =>
  post(user, '/api/orders', {
    idempotencyKey: newKey(),
    design: WORKED_EXAMPLE,
    commission: 'Huber 24',
    expected: await shownPrice(user, WORKED_EXAMPLE),
    ...body,
  });
const ordered = async (body: object = {}): Promise<Order> => {
  const answer = await order(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
};
const cancel = (id: string, expectedCost = 0, user = owner, reason = 'Wedding called off') =>
  post(user, `/api/orders/${id}/cancel`, { reason, expectedCost });
const move = (id: string, status: string) => post(admin, `/api/work-orders/${id}/status`, { status });
const begun = async (id: string) => {
  await move(id, 'released');
  await move(id, 'casting');
};
const lifeOf = async (id: string, user = owner, room = 'orders'): Promise<OrderLife> =>
  orderLifeSchema.parse((await user.call({ url: `/api/${room}/${id}/life` })).json());
const statusOf = async (id: string) => (await owner.call({ url: `/api/orders/${id}` })).json<Order>().status;
const rows = async (statement: string, id: string) => (await house.database.pool.query(statement, [id])).rows;
async function setShares(change: Partial<CancelShares>): Promise<void> {
  const { isCurrencyOpen: _answered, ...settings } = (await admin.call({ url: '/api/house' })).json();
  const cancelShares = { ...FIRST_CANCEL_SHARES, ...change };
  const answer = await admin.call({ method: 'PUT', url: '/api/house', payload: { ...settings, cancelShares } });
  expect(answer.json().cancelShares, answer.body).toEqual(cancelShares);
}

describe('a dealer cancels an order', () => {
  beforeEach(() => setShares({}));

  test('before the workshop begins for nothing; the reason, who and when are kept', async () => {
    const { id, number } = await ordered();
    expect((await lifeOf(id)).cancel).toEqual({ share: 0, cost: 0 });
    const answer = await cancel(id);
    expect(answer.json()).toMatchObject({ status: 'cancelled', history: [{}, { status: 'cancelled' }] });
    expect(await lifeOf(id)).toMatchObject({
      cancel: null,
      cancellation: { at: NOW.toISOString(), by: 'Katharina Sonnleitner', reason: 'Wedding called off', cost: 0 },
    });
    const log = await rows('select action, detail from audit_log where entity_id = $1 order by id desc limit 1', id);
    expect(log).toEqual([{ action: 'order.cancelled', detail: { number, share: 0, cost: 0 } }]);
  });

  test('gets stones and quote back', async () => {
    const [stone] = (await owner.call({ url: '/api/stones?pageSize=1&origin=natural' })).json<{ stones: Listing[] }>()
      .stones;
    if (stone === undefined) throw new Error('there is no stone');
    const positions = [{ kind: 'stone', stoneId: stone.id }];
    const quote = quoteSchema.parse((await post(owner, '/api/quotes', { positions })).json());
    const body = { design: undefined, quoteId: quote.id, expected: { gross: quote.retail.gross } };
    const { id } = await ordered(body);
    expect(await rows('select status from stones where id = $1', stone.id)).toEqual([{ status: 'sold' }]);
    await cancel(id);
    expect(await rows('select status from stones where id = $1', stone.id)).toEqual([{ status: 'listed' }]);
    expect((await owner.call({ url: `/api/quotes/${quote.id}` })).json().status).toBe('open');
    expect((await order(body)).statusCode).toBe(200);
  });

  test('once metal is poured only where the house takes it, at the part of the trade price that it has set', async () => {
    const { id } = await ordered({ quantity: 2 });
    await begun(id);
    expect((await lifeOf(id)).cancel).toBeNull();
    expect(refusal(await cancel(id))).toEqual([409, 'order.begun']);
    await setShares({ casting: 35 });
    const cost = Math.round((2 * COST * 35) / 100);
    expect((await lifeOf(id)).cancel).toEqual({ share: 35, cost });
    const other = await cancel(id, 0);
    expect(refusal(other)).toEqual([409, 'order.cancel-cost']);
    expect(other.json().error.issues).toMatchObject([{ path: '/expectedCost', params: { cost, share: 35 } }]);
    expect(await statusOf(id)).toBe('casting');
    expect((await cancel(id, cost)).statusCode).toBe(200);
    // What is set later changes nothing of it.
    await setShares({});
    expect((await lifeOf(id)).cancellation).toMatchObject({ share: 35, cost });
  });

  test('on two devices at once is one cancellation', async () => {
    const { id } = await ordered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await rows("select status from order_events where order_id = $1 and status = 'cancelled'", id)).toHaveLength(
      1,
    );
    expect(await rows('select cost from order_cancellations where order_id = $1', id)).toHaveLength(1);
  });

  test.each([1, 2, 3, 4])(
    'while the caster scans: one of both comes first, and the other is refused (%i)',
    async () => {
      const { id, number } = await ordered();
      await move(id, 'released');
      const scan = { code: number, station: 'casting', idempotencyKey: newKey() };
      const [cancelled, scanned] = await Promise.all([cancel(id), post(workshop, '/api/bench/scans', scan)]);
      const isCancelled = (await statusOf(id)) === 'cancelled';
      expect([refusal(cancelled)[1], refusal(scanned)[1]]).toEqual(
        isCancelled ? [undefined, 'scan.cancelled'] : ['order.begun', undefined],
      );
      expect(await rows('select order_id from order_cancellations where order_id = $1', id)).toHaveLength(
        isCancelled ? 1 : 0,
      );
    },
  );

  test('neither as a trainee, who sees no cost, nor of another company', async () => {
    const { id } = await ordered();
    expect(refusal(await cancel(id, 0, trainee))).toEqual([403, 'session.forbidden']);
    expect(refusal(await cancel(id, 0, stranger))).toEqual([404, 'order.unknown']);
    expect(await lifeOf(id, trainee)).toMatchObject({ cancel: {} });
    await cancel(id);
    for (const [user, room] of [
      [trainee, 'orders'],
      [workshop, 'work-orders'],
    ] as const)
      expect(JSON.stringify(await lifeOf(id, user, room))).not.toMatch(/"(?:cost|share)"/u);
    expect((await lifeOf(id, admin, 'work-orders')).cancellation).toMatchObject({ share: 0, cost: 0 });
  });
});

describe('orders that belong together', () => {
  const sent = async (): Promise<Order> => {
    const made = await ordered();
    for (const status of ['released', 'casting', 'quality', 'shipped']) await move(made.id, status);
    return made;
  };
  const remake = (orderId: string, change: object = {}) => ({
    relation: { kind: 'remake', orderId, reason: 'Setting is loose', payer: 'house', ...change },
  });

  test('name each other, with the reason and who is asked to pay', async () => {
    const first = await sent();
    const again = await ordered({ relation: { kind: 'reorder', orderId: first.id } });
    const better = await ordered(remake(first.id));
    expect((await lifeOf(first.id)).links).toMatchObject([
      {
        id: better.id,
        number: better.number,
        kind: 'remake',
        direction: 'to',
        reason: 'Setting is loose',
        payer: 'house',
      },
      { id: again.id, kind: 'reorder', direction: 'to', reason: '', payer: null },
    ]);
    expect((await lifeOf(better.id, workshop, 'work-orders')).links).toMatchObject([
      { id: first.id, number: first.number, direction: 'from', status: 'shipped' },
    ]);
  });

  test('are placed while the earlier one is being cancelled: a cancellation locks the order first, an order its stones', async () => {
    const first = await ordered();
    const [{ dealer_id: dealerId } = {}] = await rows('select dealer_id from orders where id = $1', first.id);
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const cancelling = house.database.orm.transaction(async (transaction) => {
      await lockOrder(transaction, dealerId, first.id);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const placed = order({ relation: { kind: 'reorder', orderId: first.id } });
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 5_000));
    const answer = await Promise.race([placed, late]);
    release.resolve();
    await Promise.all([cancelling, placed]);
    expect(answer?.statusCode, answer?.body).toBe(200);
  });

  test('are placed once per key with their link', async () => {
    const first = await sent();
    const idempotencyKey = newKey();
    const made = await Promise.all([1, 2, 3].map(() => ordered({ idempotencyKey, ...remake(first.id) })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await lifeOf(first.id)).links).toHaveLength(1);
  });

  test('a remake is one of an own order that was sent, for a reason; otherwise nothing is ordered', async () => {
    const first = await ordered();
    const before = await rows('select count(*) from orders where id <> $1', first.id);
    const early = await order(remake(first.id));
    expect(refusal(early)).toEqual([409, 'order.not-sent']);
    expect(early.json().error.issues).toMatchObject([{ path: '/relation/orderId' }]);
    expect(refusal(await order(remake(first.id), stranger))).toEqual([404, 'order.unknown']);
    const wordless = await order(remake(first.id, { reason: ' ' }));
    expect(wordless.json().error.issues).toMatchObject([{ path: '/relation/reason' }]);
    expect(await rows('select count(*) from orders where id <> $1', first.id)).toEqual(before);
  });

  test('stand together in the couple’s file, and lose their words with it', async () => {
    const people = [{ givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] }];
    const { id: coupleId } = (await post(owner, '/api/couples', { people })).json();
    const first = await sent();
    const { id } = await ordered({ ...remake(first.id), coupleId });
    const file = (await owner.call({ url: `/api/couples/${coupleId}` })).json<CoupleFile>();
    expect(file.orders.map(({ from }) => from)).toEqual([
      { id: first.id, number: first.number, kind: 'remake', of: null },
    ]);
    await cancel(id);
    expect((await owner.call({ method: 'DELETE', url: `/api/couples/${coupleId}` })).statusCode).toBe(200);
    expect(await lifeOf(id)).toMatchObject({ cancellation: { reason: '' }, links: [{ reason: '', payer: 'house' }] });
  });
});
