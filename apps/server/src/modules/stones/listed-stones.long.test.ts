import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchStones, type Listing } from '@ringwerk/contract';
import { mm, type Design } from '@ringwerk/kernel';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let first: TestUser;
let second: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  first = await house.logIn('10001');
  second = await house.logIn('10002-2');
});
afterAll(() => house.close());

/** Round stones of half a carat that nobody holds. */
async function freeStones(user: TestUser): Promise<readonly Listing[]> {
  const answer = await user.call({ url: '/api/stones?shape=round&caratMin=0.4&caratMax=0.55' });
  return searchStones.answer.parse(answer.json()).stones.filter(({ hold }) => hold === null);
}

const evaluate = async (user: TestUser, design: Design) => {
  const answer = await user.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const order = async (user: TestUser, design: Design, more: object = {}) => {
  const shown = await user.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
  const expected = { gross: shown.json().evaluation?.total?.retail.gross ?? 0 };
  const payload = { idempotencyKey: crypto.randomUUID(), commission: 'Stein', design, expected, ...more };
  return user.call({ method: 'POST', url: '/api/orders', payload });
};

describe('a listed stone in a seat', () => {
  test('is priced by its own dollars, and named on the line', async () => {
    const [stone] = await freeStones(first);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const answer = await evaluate(first, ringFor(stone));
    expect(answer.evaluation.issues).toEqual([]);
    const lines: { kind: string; amount: number; detail: object }[] = answer.evaluation.rings[0].trade.lines;
    const [line] = lines.filter(({ kind }) => kind === 'stone');
    expect(line?.amount).toBe(Math.round(stone.priceTotal * 0.92));
    expect(line?.detail).toMatchObject({ listing: stone.id, stock: stone.stockNumber, carats: stone.carat });
    expect(answer.listings[stone.id]).toMatchObject({ dollars: stone.priceTotal, clarity: stone.clarity });
  });
  test('with other millimetres than its seat is refused with the seat that fits', async () => {
    const [stone] = await freeStones(first);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const fitting = ringFor(stone);
    const { evaluation } = await evaluate(first, ringFor(stone, { diameter: mm(6.5), length: mm(6.5), depth: null }));
    const [issue] = evaluation.issues;
    expect(issue).toMatchObject({ code: 'stone.listing-size', path: '/rings/0/stones/0/listing' });
    expect(issue.repair).toMatchObject({
      path: '/rings/0/stones/0',
      value: { diameter: fitting.rings[0]?.stones[0]?.diameter, depth: stone.measurements[2] },
    });
  });
  test('of another material than its seat is refused on the server, with the seat that fits; unstated origin is never set', async () => {
    const [stone] = await freeStones(first);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const sapphire = ringFor(stone, { material: 'sapphire-blue', quality: 'aaa' });
    const { evaluation } = await evaluate(first, sapphire);
    expect(evaluation.isMakeable).toBe(false);
    expect(evaluation.issues).toMatchObject([
      {
        code: 'stone.listing-material',
        path: '/rings/0/stones/0/listing',
        params: { material: 'sapphire-blue', stone: 'diamond-natural' },
        repair: { path: '/rings/0/stones/0', value: { material: 'diamond-natural', listing: stone.id } },
      },
    ]);
    expect((await order(first, sapphire)).statusCode).toBe(422);
    expect((await evaluate(first, ringFor(stone, evaluation.issues[0].repair.value))).evaluation.issues).toEqual([]);
    const state = (origin: string) =>
      house.database.pool.query('update stones set origin = $1 where id = $2', [origin, stone.id]);
    await state('lab-grown');
    expect((await evaluate(first, ringFor(stone))).evaluation.issues).toMatchObject([
      { code: 'stone.listing-material', repair: { value: { material: 'diamond-lab', quality: 'lab-f-vs' } } },
    ]);
    await state('unstated');
    expect((await evaluate(first, ringFor(stone))).evaluation.issues).toMatchObject([{ code: 'stone.listing-origin' }]);
    await state('natural');
  });
  test('takes one seat', async () => {
    const [stone] = await freeStones(first);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const { evaluation } = await evaluate(first, ringFor(stone, { count: 3 }));
    expect(evaluation.issues.map(({ code }: { code: string }) => code)).toContain('stone.listing-count');
  });
  test('that another dealer holds, and one that never was, cannot be had; the design stays', async () => {
    const [stone] = await freeStones(second);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const held = await second.call({ method: 'POST', url: `/api/stones/${stone.id}/hold` });
    expect(held.statusCode, held.body).toBe(200);
    for (const design of [ringFor(stone), ringFor({ ...stone, id: 'never' })]) {
      const { evaluation } = await evaluate(first, design);
      expect(evaluation.issues).toMatchObject([{ code: 'stone.listing-gone', path: '/rings/0/stones/0/listing' }]);
      const refused = await order(first, design);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().error.issues).toMatchObject([{ code: 'stone.listing-gone' }]);
    }
    expect((await evaluate(second, ringFor(stone))).evaluation.issues).toEqual([]);
  });
  test('is sold once with the order; a second order is refused', async () => {
    const stone = (await freeStones(first)).at(-1);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const several = await order(first, ringFor(stone), { quantity: 2 });
    expect(several.json().error.issues).toMatchObject([{ path: '/quantity', params: { maximum: 1 } }]);
    const [one, two] = await Promise.all([order(first, ringFor(stone)), order(first, ringFor(stone))]);
    expect(Math.min(one.statusCode, two.statusCode)).toBe(200);
    expect(Math.max(one.statusCode, two.statusCode)).toBeGreaterThanOrEqual(409);
    expect((await freeStones(first)).map(({ id }) => id)).not.toContain(stone.id);
  });
  test('is in the quote’s price, and the quote can be ordered', async () => {
    const stone = (await freeStones(first)).at(-1);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    const design = ringFor(stone);
    const quote = await first.call({ method: 'POST', url: '/api/quotes', payload: { design } });
    expect(quote.statusCode, quote.body).toBe(200);
    const placed = await order(first, design, { quoteId: quote.json().id });
    expect(placed.statusCode, placed.body).toBe(200);
    expect(placed.json().retail).toEqual(quote.json().retail);
  });
  const cancel = async (id: string): Promise<void> => {
    const staff = await house.logIn('90001');
    const payload = { status: 'cancelled' };
    const answer = await staff.call({ method: 'POST', url: `/api/work-orders/${id}/status`, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const lastStone = async (): Promise<Listing> => {
    const stone = (await freeStones(first)).at(-1);
    if (stone === undefined) throw new Error('the exchange has no free stone');
    return stone;
  };
  const idsFor = async (user: TestUser): Promise<string[]> => (await freeStones(user)).map(({ id }) => id);

  test('comes back to the exchange when its order is cancelled', async () => {
    const stone = await lastStone();
    const placed = await order(first, ringFor(stone));
    expect(placed.statusCode, placed.body).toBe(200);
    expect(await idsFor(second)).not.toContain(stone.id);
    await cancel(placed.json().id);
    expect(await idsFor(second)).toContain(stone.id);
  });

  test('comes back to its quote, which holds it while it is valid, when the order of the quote is cancelled', async () => {
    const stone = await lastStone();
    const design = ringFor(stone);
    const quote = await first.call({ method: 'POST', url: '/api/quotes', payload: { design } });
    const placed = await order(first, design, { quoteId: quote.json().id });
    expect(placed.statusCode, placed.body).toBe(200);
    await cancel(placed.json().id);
    expect(await idsFor(second)).not.toContain(stone.id);
    const after = await first.call({ url: `/api/quotes/${quote.json().id}` });
    expect(after.json().status).toBe('open');
    const again = await order(first, design, { quoteId: quote.json().id });
    expect(again.statusCode, again.body).toBe(200);
  });
});
