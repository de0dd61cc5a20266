import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from './designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from './test-app.ts';

let shop: TestApp;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await shop.logIn('10001');
  stranger = await shop.logIn('10002');
});
afterAll(() => shop.close());

const design = WORKED_EXAMPLE;
const idempotencyKey = 'one-key-for-all-of-them';
const NAMED = { givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] };
/** Everything that is carried out once per key, with another body for the same key. */
const ACTS = [
  ['createOrder', '/api/orders', { design, commission: 'Huber' }, { quantity: 7 }],
  ['createQuote', '/api/quotes', { design, customerName: 'Huber' }, { customerName: 'Moser' }],
  ['saveDesign', '/api/designs', { design, name: 'Huber' }, { setId: 7002 }],
  ['createWatchList', '/api/watch-lists', { name: 'Huber' }, { name: 'Moser' }],
  ['createCouple', '/api/couples', { people: [NAMED] }, { city: 'Prien' }],
  ['addShowcaseRing', '/api/showcase', { design, setId: 9014, place: 'Tray 1' }, { place: 'Tray 2' }],
  ['addWatchItem', '/api/watch-items', { design, note: 'Huber' }, { note: 'Moser' }],
] as const;

describe.each(ACTS)('%s', (_, url, body, change) => {
  const complete = async (user: TestUser, payload: object): Promise<object> => ({
    ...payload,
    ...(url === '/api/orders' && { expected: await shownPrice(user, design) }),
  });
  const post = async (user: TestUser, payload: object) =>
    user.call({ method: 'POST', url, payload: { ...(await complete(user, payload)), idempotencyKey } });
  const refusal = [409, 'idempotency.other-body'];

  test('the same key with the same body is one act, with another body a coded refusal', async () => {
    const first = await post(owner, body);
    expect(first.statusCode, first.body).toBe(200);
    const again = await post(owner, Object.fromEntries(Object.entries(body).toReversed()));
    expect([again.statusCode, idOf(again.json())]).toEqual([200, idOf(first.json())]);
    const other = await post(owner, { ...body, ...change });
    expect([other.statusCode, other.json().error.code]).toEqual(refusal);
    expect((await post(owner, body)).json()).toEqual(again.json());
  });

  test('a key belongs to its dealer', async () => {
    expect((await post(stranger, { ...body, ...change })).statusCode).toBe(200);
    expect((await post(stranger, body)).statusCode).toBe(409);
  });

  test('of two bodies at once under one key exactly one is carried out', async () => {
    const key = { idempotencyKey: `burst-${url}` };
    const whole = await complete(owner, body);
    const bodies = Array.from({ length: 12 }, (__, at) => ({ ...whole, ...(at % 2 === 0 ? {} : change), ...key }));
    const answers = await Promise.all(bodies.map((payload) => owner.call({ method: 'POST', url, payload })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 6 }, () => 200),
      ...Array.from({ length: 6 }, () => 409),
    ]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(done.map((answer) => idOf(answer.json()))).size).toBe(1);
  });

  test('a refused call leaves its key free', async () => {
    const key = { idempotencyKey: `refused-${url}` };
    const whole = await complete(owner, body);
    const refused = await owner.call({ method: 'POST', url, payload: { ...whole, ...broken(body), ...key } });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect((await owner.call({ method: 'POST', url, payload: { ...whole, ...key } })).statusCode).toBe(200);
  });
});

const broken = (body: object): object =>
  'design' in body ? { design: { ...design, rings: [{ ...design.rings[0], width: 12 }] } } : { name: '' };

const idOf = (answer: { id?: string; code?: string; item?: { id: string } }) =>
  answer.id ?? answer.item?.id ?? answer.code;

test('the figures that a caller saw are no part of what is ordered', async () => {
  const payload = { design, commission: 'Huber', idempotencyKey: 'figures-that-were-seen' };
  const order = (expected: object) =>
    owner.call({ method: 'POST', url: '/api/orders', payload: { ...payload, expected } });
  const first = await order({ cost: 33_535, gross: 87_795 });
  expect(first.statusCode, first.body).toBe(200);
  // A device that sends again later has left the trade cost out.
  expect((await order({ gross: 87_795 })).json().id).toBe(first.json().id);
});
