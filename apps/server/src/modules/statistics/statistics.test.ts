import {
  quoteSchema,
  getStatistics,
  orderSchema,
  statisticsSchema,
  type Order,
  type Quote,
  type Statistics,
} from '@ringwerk/contract';
import { priceOfGross } from '@ringwerk/kernel/price';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANNA_AND_PAUL, openCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let keys = 0;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

const NOVEMBER = '2026-11-21T10:00:00Z';
/** Logs in at a time: a login of a later time sweeps earlier sessions. */
const at = (time: string, number = '10001'): Promise<TestUser> => {
  house.setTime(new Date(time));
  return house.logIn(number);
};
async function post<Answer>(user: TestUser, url: string, payload: object): Promise<Answer> {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const order = async (user: TestUser, body: object = {}, design: object = WORKED_EXAMPLE): Promise<Order> =>
  post(user, '/api/orders', {
    idempotencyKey: `statistics-${(keys += 1)}`,
    design,
    commission: 'Huber 24',
    expected: await shownPrice(user, design),
    ...body,
  });
const quote = (user: TestUser, design: object = WORKED_EXAMPLE): Promise<Quote> =>
  post(user, '/api/quotes', { design });
const ask = (user: TestUser, from: string, to: string) => user.call({ url: `/api/statistics?from=${from}&to=${to}` });
const read = async (user: TestUser, from = '2026-01-01', to = '2026-12-31'): Promise<Statistics> => {
  const answer = await ask(user, from, to);
  expect(answer.statusCode, answer.body).toBe(200);
  return statisticsSchema.parse(answer.json());
};

const [ring] = WORKED_EXAMPLE.rings;
if (ring === undefined) throw new Error('the worked example has a ring');
const segment = (alloy: string) => ({ alloy, share: 1, finish: 'matte-long', pattern: 0 });
/** Wider, of two alloys, without a stone. */
const TWO_COLOURED = {
  ...WORKED_EXAMPLE,
  rings: [{ ...ring, width: 5.3, stones: [], segments: [segment('au585-yellow'), segment('au585-rose')] }],
};

describe('the statistics of a dealer', () => {
  test('are empty while nothing was quoted or ordered', async () => {
    const nothing = { sold: [], quotes: [], rings: 0, alloys: [], widths: [], stones: [], seasons: [] };
    expect(await read(await at(NOVEMBER))).toEqual(nothing);
  });

  test('sum the frozen figures of orders by the month at the house, pieces counted; a cancelled order is not sold', async () => {
    // An hour before midnight in October by UTC is November in Berlin.
    const owner = await at('2026-10-31T23:30:00Z');
    const { id: coupleId } = await openCouple(owner, ANNA_AND_PAUL);
    const first = await order(owner, { quantity: 2, coupleId });
    const later = await at('2026-12-01T10:00:00Z');
    const second = await order(later, { coupleId }, TWO_COLOURED);
    const cancelled = await order(later, { quantity: 9 });
    const staff = await at('2026-12-01T11:00:00Z', '90001');
    await post(staff, `/api/work-orders/${cancelled.id}/status`, { status: 'cancelled' });

    const found = await read(await at('2026-12-02T10:00:00Z'));
    const months = [
      { month: '2026-11', order: first, pieces: 2 },
      { month: '2026-12', order: second, pieces: 1 },
    ];
    // Berlin sells in euros and buys in euros: the margin is the plain difference.
    expect(found.sold).toEqual(
      months.map(({ month, order: { retail, cost = Number.NaN }, pieces }) => ({
        month,
        currency: 'EUR',
        orders: 1,
        pieces,
        gross: retail.gross,
        net: retail.net,
        cost,
        margin: retail.net - cost,
      })),
    );
    expect(found.sold[0]).toMatchObject({ gross: 175_590, cost: 67_070 });
    expect(found.rings).toBe(3);
    expect(found.alloys).toEqual([
      { alloy: 'au585-yellow', rings: 3 },
      { alloy: 'au585-rose', rings: 1 },
    ]);
    expect(found.widths).toEqual([
      { from: 4, rings: 2 },
      { from: 5, rings: 1 },
    ]);
    expect(found.stones).toEqual([
      { material: 'diamond-natural', rings: 2 },
      { material: null, rings: 1 },
    ]);
    // One couple with two orders has one wedding.
    expect(found.seasons).toEqual([
      { month: 6, orders: 0, weddings: 1 },
      { month: 11, orders: 1, weddings: 0 },
      { month: 12, orders: 1, weddings: 0 },
    ]);
  });

  test('hold both days of the period, and nothing beside it', async () => {
    const owner = await at('2026-12-02T10:00:00Z');
    expect((await read(owner, '2026-11-01', '2026-11-01')).sold).toHaveLength(1);
    expect((await read(owner, '2026-11-02', '2026-11-30')).sold).toHaveLength(0);
    expect((await read(owner, '2026-12-01', '2026-12-01')).sold).toMatchObject([{ month: '2026-12', orders: 1 }]);
  });

  test("are nobody else's", async () => {
    const stranger = await at('2026-12-02T10:00:00Z', '10002');
    expect(await read(stranger)).toMatchObject({ sold: [], quotes: [], rings: 0, seasons: [] });
  });

  test('refuse a period that ends before it begins', async () => {
    const answer = await ask(await at('2026-12-02T10:00:00Z'), '2026-12-02', '2026-12-01');
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
    expect(answer.json().error.issues).toMatchObject([{ path: '/to' }]);
  });
});

test('a quote is won by its order or its yes, lost by a no or its end, and a renewed one is not counted twice', async () => {
  const owner = await at('2026-06-10T10:00:00Z', '10002');
  const [ordered, accepted, declined, renewed] = [
    await quote(owner),
    await quote(owner),
    await quote(owner),
    await quote(owner),
  ];
  await quote(owner);
  await order(owner, { quoteId: ordered.id });
  const say = (id: string, answer: string) => post(owner, `/api/quotes/${id}/answer`, { answer, name: 'Anna Huber' });
  await say(accepted.id, 'accepted');
  await say(declined.id, 'declined');
  await post(owner, `/api/quotes/${renewed.id}/reprice`, { idempotencyKey: 'statistics-renewal' });
  expect((await read(owner)).quotes).toEqual([{ month: '2026-06', won: 2, lost: 1, open: 2 }]);
  const afterwards = await at('2027-06-10T10:00:00Z', '10002');
  expect((await read(afterwards)).quotes).toEqual([{ month: '2026-06', won: 1, lost: 4, open: 0 }]);
});

test('the margin of a dealer who sells in another currency is in that currency, at the rate of the order', async () => {
  const owner = await at('2027-07-01T10:00:00Z', '10002');
  const placed = await order(owner);
  // As an order of a Swiss dealer is stored: 1 EUR was 0.94 CHF.
  await house.database.pool.query(
    `update order_positions set retail = retail || '{"currency": "CHF"}', retail_rule = retail_rule || '{"exchangeRate": 0.94}'
     where order_id = $1`,
    [placed.id],
  );
  const [month] = (await read(owner, '2027-07-01', '2027-07-31')).sold;
  const { retail, cost = Number.NaN } = placed;
  expect(month).toMatchObject({ currency: 'CHF', net: retail.net, cost, margin: Math.round(retail.net - cost * 0.94) });
  // Yen have no smaller unit: 1 EUR was 163.5 JPY.
  await house.database.pool.query(
    `update order_positions set retail = retail || '{"currency": "JPY"}', retail_rule = retail_rule || '{"exchangeRate": 163.5}'
     where order_id = $1`,
    [placed.id],
  );
  const [inYen] = (await read(owner, '2027-07-01', '2027-07-31')).sold;
  expect(inYen).toMatchObject({ currency: 'JPY', margin: Math.round(retail.net - (cost / 100) * 163.5) });
});

test('positions count each by itself, at what the couple pays after every discount; an extra is no piece', async () => {
  const owner = await at('2027-08-01T10:00:00Z', '10002');
  const percent = { kind: 'permille', value: 100 };
  const offered = await post<Quote>(owner, '/api/quotes', {
    positions: [
      { kind: 'rings', design: WORKED_EXAMPLE, quantity: 2, discount: percent },
      { kind: 'rings', design: TWO_COLOURED },
      { kind: 'extra', text: 'Etui', gross: 4_900 },
    ],
  });
  const url = `/api/quotes/${offered.id}`;
  const discount = { kind: 'amount', value: 10_000 };
  const changed = await owner.call({ method: 'PATCH', url, payload: { version: offered.version, discount } });
  const { retail, cost } = quoteSchema.parse(changed.json());
  const body = { quoteId: offered.id, idempotencyKey: 'statistics-positions', commission: 'Huber' };
  await post(owner, '/api/orders', { ...body, expected: { gross: retail.gross } });
  const found = await read(owner, '2027-08-01', '2027-08-31');
  const [month] = found.sold;
  expect(month).toMatchObject({ orders: 1, pieces: 3, gross: retail.gross, cost });
  expect(month?.net).toBe(retail.net);
  expect([found.rings, found.alloys]).toEqual([
    3,
    [
      { alloy: 'au585-yellow', rings: 3 },
      { alloy: 'au585-rose', rings: 1 },
    ],
  ]);
});

test('an order that is made again is no second sale: it costs what the dealer pays for it, and nothing where the house pays', async () => {
  const time = '2025-09-02T10:00:00Z';
  const owner = await at(time, '10002');
  const sold = await order(owner, { quantity: 2 });
  for (const status of ['released', 'casting', 'quality', 'shipped'])
    await post(await at(time, '90001'), `/api/work-orders/${sold.id}/status`, { status });
  const seller = await at(time, '10002');
  const before = await read(seller, '2025-09-01', '2025-09-30');
  expect(before.sold).toMatchObject([{ orders: 1, pieces: 2, cost: sold.cost }]);
  const remake = (payer: string): Promise<Order> =>
    order(seller, { relation: { kind: 'remake', orderId: sold.id, reason: 'Fassung locker', payer } });
  const free = await remake('house');
  // Nothing is owed before the house has answered, and nothing after it has taken it over.
  expect(await read(seller, '2025-09-01', '2025-09-30')).toEqual(before);
  const answer = await (
    await at(time, '90001')
  ).call({
    method: 'PUT',
    url: `/api/work-orders/${free.id}/remake-answer`,
    payload: { payer: 'house', note: '', basedOn: null, version: 1 },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const reader = await at(time, '10002');
  expect(await read(reader, '2025-09-01', '2025-09-30')).toEqual(before);
  const own = await order(reader, {
    relation: { kind: 'remake', orderId: sold.id, reason: 'Falsche Weite', payer: 'dealer' },
  });
  const [month] = before.sold;
  if (month === undefined || own.cost === undefined) throw new Error('nothing was sold');
  expect(await read(reader, '2025-09-01', '2025-09-30')).toEqual({
    ...before,
    sold: [{ ...month, cost: month.cost + own.cost, margin: month.margin - own.cost }],
  });
});

test('guest, trainee and customer view are refused; owner and seller see what they see of each order', async () => {
  const url = '/api/statistics?from=2026-01-01&to=2026-12-31';
  expect((await house.app.inject({ url })).statusCode).toBe(401);
  const code = async (user: TestUser) => (await user.call({ url })).json().error?.code;
  expect(await code(await at(NOVEMBER, '10001-3'))).toBe('session.forbidden');
  expect(await code(await at(NOVEMBER, '10001-2'))).toBeUndefined();
  const owner = await at(NOVEMBER);
  await owner.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
  expect((await owner.call({ method: 'POST', url: '/api/customer-view' })).statusCode).toBe(204);
  expect(await code(owner)).toBe('session.customer-view');
  expect([getStatistics.inCustomerView, getStatistics.withoutTrade]).toEqual([undefined, undefined]);
});

test('the sum of a discounted order is what its couple pays, to the Rappen', async () => {
  const owner = await at('2025-05-02T10:00:00Z', '10002');
  const positions = await Promise.all(
    [WORKED_EXAMPLE, TWO_COLOURED].map(async (design) => ({
      kind: 'rings',
      design,
      expected: await shownPrice(owner, design),
    })),
  );
  const { id } = await post<Order>(owner, '/api/orders', {
    idempotencyKey: 'statistics-discounts',
    commission: 'Huber 24',
    positions,
  });
  const francs = { currency: 'CHF' as const, taxRate: 0.081 };
  const discount = fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('permille'), value: fc.integer({ min: 1, max: 1000 }) }),
      fc.record({ kind: fc.constant('amount'), value: fc.integer({ min: 1, max: 400_000 }) }),
    ),
  );
  const position = fc.record({
    gross: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    discount,
  });
  const terms = fc.constantFrom(francs, { ...francs, coin: 5 });
  await fc.assert(
    fc.asyncProperty(position, position, discount, terms, async (first, second, whole, priced) => {
      const { pool } = house.database;
      for (const [number, each] of [first, second].entries())
        await pool.query(
          'update order_positions set retail = $3, quantity = $4, discount = $5 where order_id = $1 and number = $2',
          [id, number + 1, priceOfGross(each.gross, priced), each.quantity, each.discount],
        );
      await pool.query('update orders set discount = $2 where id = $1', [id, whole]);
      const { retail } = orderSchema.parse((await owner.call({ url: `/api/orders/${id}` })).json());
      const [may] = (await read(owner, '2025-05-01', '2025-05-31')).sold;
      expect(may?.gross).toBe(retail.gross);
      expect(may?.net).toBe(retail.net);
      if ('coin' in priced) expect(retail.gross % 5).toBe(0);
    }),
    { seed: 21, numRuns: 40 },
  );
});
