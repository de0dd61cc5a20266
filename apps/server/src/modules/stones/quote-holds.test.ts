import { quoteSchema, type Listing, type Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCouple } from '../../../test/couples.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let admin: TestUser;
const NOW = new Date('2026-11-27T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  admin = await house.logIn('90001');
  await house.database.pool.query('delete from stone_holds');
});

let keys = 0;
const newKey = () => `quote-hold-${(keys += 1)}-of-this-test`;
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
const refusal = (answer: { readonly statusCode: number; json: () => { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
];
const free = async (): Promise<Listing[]> => {
  const { stones } = (
    await owner.call({ url: '/api/stones?shape=round&caratMin=0.4&caratMax=0.55&pageSize=50' })
  ).json();
  return stones.filter(({ hold }: Listing) => hold === null);
};
const freeStone = async (): Promise<Listing> => {
  const [stone] = await free();
  if (stone === undefined) throw new Error('no free stone of that size');
  return stone;
};
const quoted = async (stone: Listing, more: object = {}): Promise<Quote> => {
  const answer = await post(owner, '/api/quotes', { design: ringFor(stone), ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return quoteSchema.parse(answer.json());
};
const heldBy = async (stone: Listing): Promise<string | null> => {
  const text = 'select quote_id from stone_holds where stone_id = $1 and released_at is null';
  return (await house.database.pool.query(text, [stone.id])).rows[0]?.quote_id ?? null;
};
const answer = (quote: Quote, said: string) =>
  post(owner, `/api/quotes/${quote.id}/answer`, { answer: said, name: 'Anna Huber' });
const order = (quote: Quote) =>
  post(owner, '/api/orders', {
    design: quote.positions[0]?.rings?.design,
    quoteId: quote.id,
    commission: 'Huber',
    idempotencyKey: newKey(),
    expected: { gross: quote.retail.gross },
  });
const cancel = (placed: Awaited<ReturnType<typeof post>>) =>
  post(admin, `/api/work-orders/${placed.json().id}/status`, { status: 'cancelled' });

describe('a cancelled order', () => {
  test('gives its stone back to its quote', async () => {
    const stone = await freeStone();
    const quote = await quoted(stone);
    expect((await cancel(await order(quote))).statusCode).toBe(200);
    expect(await heldBy(stone)).toBe(quote.id);
  });

  test('is cancelled although its dealer holds a dozen stones by now', async () => {
    const [stone, ...others] = await free();
    if (stone === undefined) throw new Error('no free stone of that size');
    const placed = await order(await quoted(stone));
    for (const { id } of others.slice(0, 12))
      expect((await post(owner, `/api/stones/${id}/hold`)).statusCode).toBe(200);
    const cancelled = await cancel(placed);
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await heldBy(stone)).toBeNull();
  });

  test('is cancelled although its stone was withdrawn meanwhile', async () => {
    const stone = await freeStone();
    const placed = await order(await quoted(stone));
    await house.database.pool.query("update stones set status = 'withdrawn' where id = $1", [stone.id]);
    expect((await cancel(placed)).statusCode).toBe(200);
    expect(await heldBy(stone)).toBeNull();
  });
});

test('a paused dealer reserves no stone by a quote, and his order can be cancelled all the same', async () => {
  const [ordered, stone] = await free();
  if (ordered === undefined || stone === undefined) throw new Error('no two free stones of that size');
  const placed = await order(await quoted(ordered));
  const pause = (state: string) =>
    house.database.pool.query("update dealers set state = $1 where customer_number = '10001'", [state]);
  await pause('paused');
  try {
    expect(refusal(await post(owner, '/api/quotes', { design: ringFor(stone) }))).toEqual([403, 'dealer.paused']);
    expect(await heldBy(stone)).toBeNull();
    expect((await cancel(placed)).statusCode).toBe(200);
  } finally {
    await pause('active');
  }
});

describe('of two quotes on one stone', () => {
  test('the newer has it, and gives it back to the older when it is declined', async () => {
    const stone = await freeStone();
    const [older, newer] = [await quoted(stone), await quoted(stone)];
    expect(await heldBy(stone)).toBe(newer.id);
    expect((await answer(newer, 'declined')).statusCode).toBe(200);
    expect(await heldBy(stone)).toBe(older.id);
  });

  test('a declined or outdated older one gets nothing back', async () => {
    const stone = await freeStone();
    const [outdated, declined, newer] = [await quoted(stone), await quoted(stone), await quoted(stone)];
    await house.database.pool.query('update quotes set valid_until = $1 where id = $2', [
      new Date(NOW.getTime() - 1000),
      outdated.id,
    ]);
    await answer(declined, 'declined');
    await answer(newer, 'declined');
    expect(await heldBy(stone)).toBeNull();
  });

  test('the older is changed without taking it back, accepted as the newer may be', async () => {
    const [stone, brought] = await free();
    if (stone === undefined || brought === undefined) throw new Error('no two free stones of that size');
    const [older, newer] = [await quoted(stone), await quoted(stone)];
    const url = `/api/quotes/${older.id}/positions`;
    const change = (version: number, note: string) =>
      owner.call({ method: 'PATCH', url: `${url}/1`, payload: { version, note } });
    const changed = await change(older.version, 'in Eile');
    expect([changed.statusCode, await heldBy(stone)]).toEqual([200, newer.id]);
    expect((await answer(newer, 'accepted')).statusCode).toBe(200);
    const again = await change(changed.json().version, 'ohne Eile');
    expect([again.statusCode, again.json().positions?.[0].note]).toEqual([200, 'ohne Eile']);
    const position = { kind: 'stone', stoneId: brought.id };
    expect((await post(owner, url, { idempotencyKey: newKey(), position })).statusCode).toBe(200);
    expect([await heldBy(stone), await heldBy(brought)]).toEqual([newer.id, older.id]);
  });

  test('the one that is accepted has it', async () => {
    const stone = await freeStone();
    const [older, newer] = [await quoted(stone), await quoted(stone)];
    expect((await answer(older, 'accepted')).statusCode).toBe(200);
    expect(await heldBy(stone)).toBe(older.id);
    // One stone is promised once.
    const promised = [409, 'stone.promised'];
    expect(refusal(await answer(newer, 'accepted'))).toEqual(promised);
    expect(refusal(await post(owner, '/api/quotes', { design: ringFor(stone) }))).toEqual(promised);
    expect(refusal(await order(newer))).toEqual(promised);
    expect(await heldBy(stone)).toBe(older.id);
    expect((await order(older)).statusCode).toBe(200);
  });

  test('of one couple the newer may take it from the one that is accepted', async () => {
    const stone = await freeStone();
    const { id: coupleId } = await openCouple(owner);
    await answer(await quoted(stone, { coupleId }), 'accepted');
    const changed = await quoted(stone, { coupleId });
    expect(await heldBy(stone)).toBe(changed.id);
    expect((await answer(changed, 'accepted')).statusCode).toBe(200);
  });

  test('the older gets it back from a couple that is deleted', async () => {
    const stone = await freeStone();
    const older = await quoted(stone);
    const { id: coupleId } = await openCouple(owner);
    await quoted(stone, { coupleId });
    await quoted(stone, { coupleId });
    expect((await owner.call({ method: 'DELETE', url: `/api/couples/${coupleId}` })).statusCode).toBe(200);
    expect(await heldBy(stone)).toBe(older.id);
  });
});

test('an answer by the link to a quote whose stone is gone is refused by one sentence, and nothing is kept', async () => {
  const stone = await freeStone();
  const quote = await quoted(stone);
  const { token } = (await post(owner, `/api/quotes/${quote.id}/shares`, { country: 'DE' })).json();
  await house.database.pool.query('update stone_holds set released_at = $1 where quote_id = $2', [NOW, quote.id]);
  expect((await post(stranger, `/api/stones/${stone.id}/hold`)).statusCode).toBe(200);
  const url = `/api/couple/${token}/quote-answer`;
  const payload = { answer: 'accepted', name: 'Anna Huber' };
  const said = await house.app.inject({ method: 'POST', url, payload });
  expect([said.statusCode, said.json().error.code]).toEqual([409, 'quote.stone-gone']);
  expect(refusal(await answer(quote, 'accepted'))).toEqual([409, 'stone.already-held']);
  expect((await owner.call({ url: `/api/quotes/${quote.id}` })).json().answer).toBeNull();
});

describe('a stone that a quote holds', () => {
  test('is not given back by hand while the quote binds', async () => {
    const stone = await freeStone();
    const quote = await quoted(stone);
    const release = () => owner.call({ method: 'DELETE', url: `/api/stones/${stone.id}/hold` });
    expect(refusal(await release())).toEqual([409, 'stone.held-for-quote']);
    expect(await heldBy(stone)).toBe(quote.id);
    await answer(quote, 'declined');
    await post(stranger, `/api/stones/${stone.id}/hold`);
    expect(refusal(await release())).toEqual([409, 'stone.already-held']);
  });
});
