import { orderLifeSchema, orderSchema, quoteSchema, type CoupleFile, type Order } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let admin: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  [owner, stranger, admin] = [await house.logIn('10001'), await house.logIn('10002'), await house.logIn('90001')];
});

const [RING] = WORKED_EXAMPLE.rings;
const PAIR = {
  ...WORKED_EXAMPLE,
  rings: [
    { ...RING, role: 'first' },
    { ...RING, role: 'second', size: 62, stones: [] },
  ],
};
/** What a partner of the first ring begins as. */
const PARTNER = { ...WORKED_EXAMPLE, rings: [{ ...RING, size: 62, stones: [], engravings: [] }] };

let keys = 0;
const newKey = () => `partner-${(keys += 1)}-of-this-test`;
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
type Answer = Awaited<ReturnType<typeof post>>;
const refusal = (answer: Answer) => [
  answer.statusCode,
  answer.json().error?.code,
  ...(answer.json().error?.issues ?? []).map(({ code, path }: { code: string; path: string }) => `${code} ${path}`),
];
const order = async (body: object, user = owner) => {
  const { design = PARTNER }: { design?: object } = body;
  const expected = await shownPrice(user, design);
  return post(user, '/api/orders', { idempotencyKey: newKey(), design, commission: 'Huber 24', expected, ...body });
};
const ordered = async (body: object): Promise<Order> => {
  const answer = await order(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
};
const partnerOf = (orderId: string, change: object = {}) => ({
  relation: { kind: 'partner', orderId, position: 1, ring: 0, ...change },
});
const lifeOf = async (id: string, user = owner, room = 'orders') =>
  orderLifeSchema.parse((await user.call({ url: `/api/${room}/${id}/life` })).json());
const rows = async (statement: string, id: string) => (await house.database.pool.query(statement, [id])).rows;
const move = (id: string, status: string) => post(admin, `/api/work-orders/${id}/status`, { status });

test('the partner of one ring and that order name each other, with position and ring, for dealer and manufactory', async () => {
  const pair = await ordered({ design: PAIR });
  const partner = await ordered(partnerOf(pair.id));
  expect(partner.positions.map(({ rings }) => rings?.design.rings.length)).toEqual([1]);
  const of = { position: 1, ring: 0 };
  for (const [user, room] of [
    [owner, 'orders'],
    [admin, 'work-orders'],
  ] as const) {
    expect((await lifeOf(partner.id, user, room)).links).toMatchObject([
      { id: pair.id, number: pair.number, kind: 'partner', direction: 'from', of },
    ]);
    expect((await lifeOf(pair.id, user, room)).links).toMatchObject([
      { id: partner.id, number: partner.number, kind: 'partner', direction: 'to', of },
    ]);
  }
  const log = await rows("select detail from audit_log where entity_id = $1 and action = 'order.created'", partner.id);
  expect(log).toEqual([
    {
      detail: { number: partner.number, quoteId: null, positions: 1, partnerOf: pair.number, ofPosition: 1, ofRing: 0 },
    },
  ]);
});

test('years later it costs what the new ring alone costs that day', async () => {
  const pair = await ordered({ design: PAIR });
  for (const status of ['released', 'casting', 'quality', 'shipped']) await move(pair.id, status);
  house.setTime(new Date('2028-03-01T10:00:00Z'));
  [owner] = [await house.logIn('10001')];
  const partner = await ordered(partnerOf(pair.id, { ring: 1 }));
  expect(partner.retail.gross).toBe((await shownPrice(owner, PARTNER)).gross);
  expect(partner.retail.gross).toBeLessThan(pair.retail.gross);
  expect((await lifeOf(pair.id)).links).toMatchObject([{ id: partner.id, of: { position: 1, ring: 1 } }]);
});

test('one ring of a pair is ordered once more, and a reorder of all rings names none', async () => {
  const pair = await ordered({ design: PAIR });
  const again = await ordered({ relation: { kind: 'reorder', orderId: pair.id, position: 1, ring: 1 } });
  const all = await ordered({ design: PAIR, relation: { kind: 'reorder', orderId: pair.id } });
  expect((await lifeOf(again.id)).links).toMatchObject([{ kind: 'reorder', of: { position: 1, ring: 1 } }]);
  expect((await lifeOf(all.id)).links).toMatchObject([{ kind: 'reorder', of: null }]);
});

test('a ring that is not there is refused at its field, and nothing is ordered', async () => {
  const pair = await ordered({ design: PAIR });
  const single = await ordered({ design: WORKED_EXAMPLE });
  const before = await rows('select count(*) from orders where id <> $1', pair.id);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(refusal(await order(partnerOf(unknown)))).toEqual([404, 'order.unknown', 'order.unknown /relation/orderId']);
  expect(refusal(await order(partnerOf(pair.id), stranger))).toEqual([
    404,
    'order.unknown',
    'order.unknown /relation/orderId',
  ]);
  const fieldOf = async (body: object) => refusal(await order(body)).slice(1);
  expect(await fieldOf(partnerOf(pair.id, { position: 2 }))).toEqual([
    'request.invalid',
    'field.value /relation/position',
  ]);
  expect(await fieldOf(partnerOf(single.id, { ring: 1 }))).toEqual(['request.invalid', 'field.value /relation/ring']);
  // One without the other names no ring.
  const half = { relation: { kind: 'reorder', orderId: pair.id, position: 1 } };
  expect(refusal(await order(half))[1]).toBe('request.invalid');
  expect(await rows('select count(*) from orders where id <> $1', pair.id)).toEqual(before);
});

test('a ring that was never made has no partner; the same ring can be ordered after all', async () => {
  const pair = await ordered({ design: PAIR });
  expect((await post(owner, `/api/orders/${pair.id}/cancel`, { reason: '', expectedCost: 0 })).statusCode).toBe(200);
  expect(refusal(await order(partnerOf(pair.id)))).toEqual([409, 'order.conflict', 'order.conflict /relation/orderId']);
  const again = { kind: 'reorder', orderId: pair.id, position: 1, ring: 0 };
  expect((await order({ relation: again })).statusCode).toBe(200);
});

test('a quote keeps the ring that it was made from through its renewal, and its order comes from that ring', async () => {
  const pair = await ordered({ design: PAIR });
  const relation = { kind: 'partner', orderId: pair.id, position: 1, ring: 1 };
  expect(refusal(await post(stranger, '/api/quotes', { design: PARTNER, relation }))[1]).toBe('order.unknown');
  const quote = quoteSchema.parse((await post(owner, '/api/quotes', { design: PARTNER, relation })).json());
  expect(quote.from).toEqual({ ...relation, number: pair.number });
  const renewed = quoteSchema.parse(
    (await post(owner, `/api/quotes/${quote.id}/reprice`, { idempotencyKey: newKey() })).json(),
  );
  expect(renewed.from).toEqual(quote.from);
  // What is offered is ordered, whatever became of the earlier order.
  await post(owner, `/api/orders/${pair.id}/cancel`, { reason: '', expectedCost: 0 });
  const expected = { gross: renewed.retail.gross };
  const made = await ordered({ design: undefined, quoteId: renewed.id, version: renewed.version, expected });
  expect((await lifeOf(made.id)).links).toMatchObject([
    { id: pair.id, kind: 'partner', direction: 'from', of: { position: 1, ring: 1 } },
  ]);
});

test('a quote whose ring gave way to another one is made from no earlier ring any more, nor is its order', async () => {
  const pair = await ordered({ design: PAIR });
  const relation = { kind: 'partner', orderId: pair.id, position: 1, ring: 1 };
  const quote = quoteSchema.parse((await post(owner, '/api/quotes', { design: PARTNER, relation })).json());
  const position = { kind: 'rings', design: WORKED_EXAMPLE };
  const both = await post(owner, `/api/quotes/${quote.id}/positions`, { idempotencyKey: newKey(), position });
  expect(quoteSchema.parse(both.json()).from).toEqual(quote.from);
  const remove = async (number: number, version: number) =>
    quoteSchema.parse(
      (
        await owner.call({ method: 'DELETE', url: `/api/quotes/${quote.id}/positions/${number}?version=${version}` })
      ).json(),
    );
  const other = await remove(1, both.json().version);
  expect(other.from).toBeUndefined();
  const expected = { gross: other.retail.gross };
  const made = await ordered({ design: undefined, quoteId: other.id, version: other.version, expected });
  expect((await lifeOf(made.id)).links).toEqual([]);
});

test('a quote keeps its earlier ring while others beside it come and go, and its order where that ring is taken', async () => {
  const pair = await ordered({ design: PAIR });
  const relation = { kind: 'partner', orderId: pair.id, position: 1, ring: 1 };
  const quoted = async () => {
    const quote = quoteSchema.parse((await post(owner, '/api/quotes', { design: PARTNER, relation })).json());
    const position = { kind: 'rings', design: WORKED_EXAMPLE, alternative: 1 };
    await post(owner, `/api/quotes/${quote.id}/positions`, { idempotencyKey: newKey(), position });
    return quote.id;
  };
  const change = async (id: string, number: number, changes: object) => {
    const { version } = (await owner.call({ url: `/api/quotes/${id}` })).json();
    const payload = { version, ...changes };
    const answer = await owner.call({ method: 'PATCH', url: `/api/quotes/${id}/positions/${number}`, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return quoteSchema.parse(answer.json());
  };
  const taken = async (number: number) => {
    const id = await quoted();
    await change(id, 1, { alternative: 1 });
    const { version, retail, from } = await change(id, number, { isChosen: true });
    expect(from).toMatchObject(relation);
    const made = await ordered({ design: undefined, quoteId: id, version, expected: { gross: retail.gross } });
    return (await lifeOf(made.id)).links.map(({ kind }) => kind);
  };
  expect([await taken(1), await taken(2)]).toEqual([['partner'], []]);
});

test('the couple’s file shows whose partner a ring is', async () => {
  const people = [{ givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] }];
  const { id: coupleId } = (await post(owner, '/api/couples', { people })).json();
  const pair = await ordered({ design: PAIR, coupleId });
  await ordered({ ...partnerOf(pair.id, { ring: 1 }), coupleId });
  const file = (await owner.call({ url: `/api/couples/${coupleId}` })).json<CoupleFile>();
  expect(file.orders.map(({ from }) => from)).toEqual([
    { id: pair.id, number: pair.number, kind: 'partner', of: { position: 1, ring: 1 } },
    null,
  ]);
});
