import { MODELS } from '@ringwerk/catalogue/models';
import { orderSchema, type Order, type Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let staff: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
// A login at a later time sweeps the sessions of earlier days, so every test logs in by itself.
beforeEach(async () => {
  house.setTime(NOW);
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  staff = await house.logIn('90001');
});

let keys = 0;
const newKey = () => `key-${(keys += 1)}-of-this-test`;
const order = async (user: TestUser, body: Readonly<Record<string, unknown>> = {}) =>
  user.call({
    method: 'POST',
    url: '/api/orders',
    payload: {
      idempotencyKey: newKey(),
      design: WORKED_EXAMPLE,
      commission: 'Huber 24',
      expected: await shownPrice(user, body['design'] ?? WORKED_EXAMPLE),
      ...body,
    },
  });
const ordered = async (user: TestUser, body: Readonly<Record<string, unknown>> = {}): Promise<Order> => {
  const answer = await order(user, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
};
const quoted = async (user: TestUser): Promise<Quote> =>
  (await user.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE } })).json();
const withNames = { first: 'Anna', second: 'Maria' };
const move = (user: TestUser, id: string, status: string) =>
  user.call({ method: 'POST', url: `/api/work-orders/${id}/status`, payload: { status } });
const count = async (table: string) =>
  Number((await house.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
const refusal = (answer: Awaited<ReturnType<typeof order>>) => [answer.statusCode, answer.json().error?.code];

describe('placing an order', () => {
  test('keeps whose rings they are: as the order says, else as its quote says', async () => {
    expect((await ordered(owner, { persons: withNames })).persons).toEqual(withNames);
    expect((await ordered(owner)).persons).toEqual({ first: '', second: '' });
    const quote: Quote = (
      await owner.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE, persons: withNames } })
    ).json();
    const order = await ordered(owner, { quoteId: quote.id });
    expect(order.persons).toEqual(withNames);
    expect(order.positions[0]?.rings?.design).toEqual(WORKED_EXAMPLE);
  });

  test('guests get 401', async () => {
    const id = '5e11e400-0000-4000-8000-000000000001';
    for (const [method, url] of [
      ['POST', '/api/orders'],
      ['GET', '/api/orders'],
      ['GET', `/api/orders/${id}`],
      ['GET', `/api/orders/${id}/pdf`],
      ['POST', `/api/work-orders/${id}/status`],
    ] as const)
      expect((await house.app.inject({ method, url })).statusCode, url).toBe(401);
  });

  const NOTES = { workshop: 'Bitte ohne Stempel', delivery: 'Kurier', shop: 'Überraschung für Anna' };

  test('keeps design, figures, terms and who ordered', async () => {
    const placed = await ordered(owner, { requestedDate: '2027-01-15', notes: NOTES, quantity: 2 });
    expect(placed).toMatchObject({
      number: expect.stringMatching(/^O-2026-\d{5}$/),
      commission: 'Huber 24',
      requestedDate: '2027-01-15',
      notes: NOTES,
      positions: [
        {
          number: 1,
          kind: 'rings',
          quantity: 2,
          cost: 33_535,
          retail: { gross: 87_795 },
          rings: { design: WORKED_EXAMPLE },
        },
      ],
      cost: 67_070,
      retail: { gross: 175_590 },
      shipTo: null,
      status: 'received',
      history: [{ status: 'received', at: NOW.toISOString(), by: 'Katharina Sonnleitner' }],
      dealer: { company: 'Juwelier Sonnleitner', customerNumber: '10001' },
    });
    const { rows } = await house.database.pool.query('select action from audit_log where entity_id = $1', [placed.id]);
    expect(rows).toEqual([{ action: 'order.created' }]);
  });

  test('the manufactory reads what is for workshop and delivery, and nothing that is for the shop', async () => {
    const { id } = await ordered(owner, { notes: NOTES });
    const read = await staff.call({ url: `/api/work-orders/${id}` });
    expect(read.json()).toMatchObject({ notes: { workshop: NOTES.workshop, delivery: NOTES.delivery } });
    expect(read.body).not.toContain(NOTES.shop);
  });

  test.each([
    [{ notes: { workshop: 'Bitte 9,5 mm breit' } }, '/notes/workshop', 'width'],
    [{ notes: { delivery: 'Ringgröße 69,5' } }, '/notes/delivery', 'size'],
    [{ note: 'in Platin' }, '/notes/workshop', 'alloy'],
  ])('a note that says otherwise than the sheet is refused at its field: %o', async (written, path, kind) => {
    const before = await count('orders');
    const answer = await order(owner, written);
    expect(refusal(answer)).toEqual([422, 'order.note-conflict']);
    expect(answer.json().error.issues).toContainEqual(
      expect.objectContaining({ path, params: expect.objectContaining({ kind }) }),
    );
    expect(await count('orders')).toBe(before);
  });

  test('what is only for the shop may say anything: the workshop never reads it', async () => {
    const placed = await ordered(owner, { notes: { shop: 'Anna wollte erst 9,5 mm in Platin' } });
    expect(placed).toMatchObject({ status: 'received' });
  });

  test('the one note of a device of an earlier release is for the workshop', async () => {
    const placed = await ordered(owner, { note: 'Bitte ohne Stempel' });
    expect(placed).toMatchObject({ notes: { workshop: 'Bitte ohne Stempel', delivery: '', shop: '' } });
  });

  test.each([
    ['cost', { cost: 33_534, gross: 87_795 }],
    ['gross price', { gross: 87_790 }],
  ])(
    "at another %s than the jeweller saw is refused with today's figures, and nothing is written",
    async (_, expected) => {
      const tables = ['orders', 'order_events', 'designs', 'audit_log'];
      const before = await Promise.all(tables.map(count));
      const answer = await order(owner, { expected });
      expect(refusal(answer)).toEqual([409, 'order.price-changed']);
      expect(answer.json().error.issues).toMatchObject([{ params: { cost: 33_535, gross: 87_795, currency: 'EUR' } }]);
      expect(await Promise.all(tables.map(count))).toEqual(before);
    },
  );

  test('without the price that the jeweller saw is refused at that field', async () => {
    const answer = await order(owner, { expected: undefined });
    expect(refusal(answer)).toEqual([400, 'request.invalid']);
    expect(answer.json().error.issues).toMatchObject([{ path: '/expected' }]);
  });

  test('names the article that the design began with, and none where it began without', async () => {
    const [model] = MODELS;
    if (model === undefined) throw new Error('the catalogue is empty');
    const placed = await ordered(owner, { setId: model.setId });
    const articleOf = ({ positions: [position] }: Pick<Order, 'positions'>) => position?.rings?.articleNumber;
    expect(articleOf(placed)).toBe(model.articleNumber);
    expect(articleOf((await owner.call({ url: `/api/orders/${placed.id}` })).json<Order>())).toBe(model.articleNumber);
    expect(articleOf(await ordered(owner))).toBeNull();
    const quote = await owner.call({
      method: 'POST',
      url: '/api/quotes',
      payload: { design: WORKED_EXAMPLE, setId: model.setId },
    });
    expect(articleOf(quote.json<Quote>())).toBe(model.articleNumber);
    const fromQuote = await ordered(owner, { quoteId: quote.json<Quote>().id });
    expect(articleOf(fromQuote)).toBe(model.articleNumber);
  });

  test('at the price that the jeweller saw is placed; a repeated call answers whatever it expects', async () => {
    const idempotencyKey = newKey();
    const placed = await ordered(owner, { idempotencyKey, expected: { cost: 33_535, gross: 87_795 } });
    expect((await ordered(owner, { idempotencyKey, expected: { gross: 1 } })).id).toBe(placed.id);
  });

  test('20 calls with one key at once make one order, with one event, one saved design and one audit row', async () => {
    const tables = ['orders', 'order_events', 'designs', 'audit_log'];
    const before = await Promise.all(tables.map(count));
    const idempotencyKey = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ordered(owner, { idempotencyKey })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const after = await Promise.all(tables.map(count));
    expect(after.map((rows, index) => rows - (before[index] ?? 0))).toEqual([1, 1, 1, 1]);
    expect((await ordered(owner, { idempotencyKey })).id).toBe(answers[0]?.id);
  });

  test('the same key of another dealer is another order', async () => {
    const idempotencyKey = newKey();
    const first = await ordered(owner, { idempotencyKey });
    const second = await ordered(stranger, { idempotencyKey });
    expect(second.id).not.toBe(first.id);
    expect(second.dealer.customerNumber).toBe('10002');
  });

  test('a design that cannot be made is refused with its issues, and nothing is written', async () => {
    const before = await count('orders');
    const answer = await order(owner, {
      design: { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], width: 12 }] },
    });
    expect(refusal(answer)).toEqual([422, 'design.refused']);
    expect(answer.json().error.issues.length).toBeGreaterThan(0);
    expect(await count('orders')).toBe(before);
  });

  test.each([
    [{ requestedDate: '2026-11-20' }, '/requestedDate'],
    [{ requestedDate: '20.1.2027' }, '/requestedDate'],
    [{ commission: '' }, '/commission'],
    [{ quantity: 0 }, '/quantity'],
    [{ idempotencyKey: 'short' }, '/idempotencyKey'],
    [{ discount: 0.5 }, '/discount'],
  ])('refuses %j by field', async (body, path) => {
    const answer = await order(owner, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.issues[0].path).toBe(path);
  });
});

describe('ordering from a quote', () => {
  test('bills the frozen price, takes the quoted version and marks the quote', async () => {
    const quote = await quoted(owner);
    const rule = (factor: number) =>
      owner.call({
        method: 'PATCH',
        url: '/api/dealer',
        payload: { retailRule: { factor, country: 'DE', exchangeRate: 1, roundUpTo: 0 } },
      });
    await rule(5);
    const placed = await ordered(owner, { quoteId: quote.id, expected: { gross: quote.retail.gross } });
    await rule(2.2);
    expect(placed).toMatchObject({
      quoteId: quote.id,
      retail: quote.retail,
      cost: quote.cost,
    });
    const [inOrder, inQuote] = [placed.positions[0], quote.positions[0]];
    expect(inOrder?.rings?.code).toBe(inQuote?.rings?.code);
    expect(inOrder?.priceListId).toBe(inQuote?.priceListId);
    expect((await owner.call({ url: `/api/quotes/${quote.id}` })).json().status).toBe('ordered');
    expect(refusal(await order(owner, { quoteId: quote.id }))).toEqual([409, 'order.conflict']);
  });

  test('of ten different calls for one quote one wins', async () => {
    const quote = await quoted(owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(owner, { quoteId: quote.id })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('an expired quote is 409, another dealer’s and an unknown one 404, another design 409', async () => {
    const quote = await quoted(owner);
    const other = { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], size: 55 }] };
    expect(refusal(await order(owner, { quoteId: quote.id, design: other }))).toEqual([409, 'order.conflict']);
    expect(refusal(await order(stranger, { quoteId: quote.id }))).toEqual([404, 'quote.unknown']);
    house.setTime(new Date(Date.parse(quote.validUntil) + 1));
    const later = await house.logIn('10001');
    const answer = await order(later, { quoteId: quote.id });
    house.setTime(NOW);
    expect(refusal(answer)).toEqual([409, 'quote.expired']);
  });
});

describe('orders on their way', () => {
  test('a dealer sees only its own orders; the manufactory sees all, page by page and by status', async () => {
    const own = await ordered(owner);
    const foreign = await ordered(stranger);
    const list = async (user: TestUser, query = '?pageSize=96') =>
      (await user.call({ url: `/api/${user === staff ? 'work-orders' : 'orders'}${query}` })).json<{
        total: number;
        orders: Order[];
      }>();
    expect((await list(owner)).orders.some((one) => one.id === foreign.id)).toBe(false);
    expect(refusal(await owner.call({ url: `/api/orders/${foreign.id}` }))).toEqual([404, 'order.unknown']);
    expect(refusal(await owner.call({ url: `/api/orders/${foreign.id}/pdf` }))).toEqual([404, 'order.unknown']);
    const all = await list(staff);
    expect(all.orders.map((one) => one.id)).toEqual(expect.arrayContaining([own.id, foreign.id]));
    expect(all.total).toBe((await list(owner)).total + (await list(stranger)).total);
    expect((await list(staff, '?pageSize=2&page=2')).orders.map((one) => one.id)).toEqual(
      all.orders.slice(2, 4).map((one) => one.id),
    );
    expect((await list(staff, '?status=shipped')).total).toBe(0);
  });

  test('staff moves an order step by step; the history says who and when', async () => {
    const { id } = await ordered(owner);
    for (const status of ['released', 'casting', 'setting', 'engraving', 'quality', 'shipped'])
      expect((await move(staff, id, status)).statusCode, status).toBe(200);
    const seen = (await owner.call({ url: `/api/orders/${id}` })).json<Order>();
    expect(seen.status).toBe('shipped');
    expect(seen.history.map((event) => event.status)).toEqual([
      'received',
      'released',
      'casting',
      'setting',
      'engraving',
      'quality',
      'shipped',
    ]);
    expect(seen.history.at(-1)).toMatchObject({ by: 'Ruth Amsler', at: NOW.toISOString() });
  });

  test('dealer and workshop print the ring sheet', async () => {
    const { id, number } = await ordered(owner);
    for (const [user, kind] of [
      [owner, 'orders'],
      [staff, 'work-orders'],
    ] as const) {
      const answer = await user.call({ url: `/api/${kind}/${id}/pdf` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toContain(`${number}.pdf`);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('illegal steps are 409, and dealers may not move orders at all', async () => {
    const { id } = await ordered(owner);
    expect(refusal(await move(staff, id, 'shipped'))).toEqual([409, 'order.transition']);
    expect(refusal(await move(owner, id, 'released'))).toEqual([403, 'session.forbidden']);
    await move(staff, id, 'released');
    await move(staff, id, 'casting');
    expect(refusal(await move(staff, id, 'cancelled'))).toEqual([409, 'order.transition']);
    expect(refusal(await move(staff, '5e11e400-0000-4000-8000-000000000001', 'released'))).toEqual([
      404,
      'order.unknown',
    ]);
  });

  test('two people who move the same order at once do not both win', async () => {
    const { id } = await ordered(owner);
    const answers = await Promise.all([
      move(staff, id, 'released'),
      move(staff, id, 'cancelled'),
      move(staff, id, 'released'),
    ]);
    // Released then cancelled is legal; released twice is not.
    expect(answers.filter((answer) => answer.statusCode === 409).length).toBeGreaterThanOrEqual(1);
    const { rows } = await house.database.pool.query(
      'select status, count(*)::int as n from order_events where order_id = $1 group by status',
      [id],
    );
    expect(rows.every((row) => row.n === 1)).toBe(true);
  });
});
