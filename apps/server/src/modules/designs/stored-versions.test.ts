import type { ListedOrder, Order, Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
});
afterAll(() => house.close());

const [RING] = WORKED_EXAMPLE.rings;
const PAIR = {
  version: 3,
  rings: [
    { ...RING, role: 'first' },
    { ...RING, role: 'second', size: 62, stones: [] },
  ],
};
/** The same pair as a page of the last release sends it, and as the database of that release holds it. */
const PAIR_2 = {
  version: 2,
  rings: [
    { ...RING, role: 'her' },
    { ...RING, role: 'his', size: 62, stones: [] },
  ],
};

let keys = 0;
const post = (url: string, payload: object) => owner.call({ method: 'POST', url, payload });
const read = async (url: string) => (await owner.call({ url })).json();
/** Puts every row of a table back to what version 2 wrote. */
const age = (table: string) => house.database.pool.query(`update ${table} set design = $1`, [JSON.stringify(PAIR_2)]);
const storedVersion = async (table: string): Promise<unknown> =>
  (await house.database.pool.query(`select distinct design->>'version' as version from ${table}`)).rows;
const keyOf = async (code: string): Promise<string> =>
  (await house.database.pool.query('select design_key as key from designs where code = $1', [code])).rows[0].key;

describe('a record of version 2', () => {
  test('is the same ring under the same key when a page of the last release sends it', async () => {
    const old = (await post('/api/designs', { design: PAIR_2 })).json();
    const today = (await post('/api/designs', { design: PAIR })).json();
    expect(old.design).toEqual(PAIR);
    expect(await keyOf(old.code)).toBe(await keyOf(today.code));
    expect([old.cost, old.grams]).toEqual([today.cost, today.grams]);
  });

  test('is migrated when a saved version, a share, a proposal and a kept ring are read, and stays in its row as it was', async () => {
    const { code } = (await post('/api/designs', { design: PAIR })).json();
    const share = { name: 'Duo', language: 'de', country: 'DE', showsPrice: true };
    const { token } = (await post('/api/shares', { ...share, design: PAIR })).json();
    await house.app.inject({
      method: 'POST',
      url: `/api/couple/${token}/messages`,
      payload: { author: 'Anna', text: 'So?', design: PAIR },
    });
    await post('/api/watch-items', { design: PAIR });
    await age('designs');
    expect((await read(`/api/designs/${code}`)).design).toEqual(PAIR);
    const couple = (await house.app.inject({ url: `/api/couple/${token}` })).json();
    expect([couple.design, couple.messages[0].proposal.design]).toEqual([PAIR, PAIR]);
    const { lists } = await read('/api/watch-lists');
    expect(lists[0].items[0].design).toEqual(PAIR);
    expect(await storedVersion('designs')).toEqual([{ version: '2' }]);
  });

  test('is migrated in quotes and orders; what was quoted is ordered at its price, and a repeated call is the same order', async () => {
    const quote = (await post('/api/quotes', { design: PAIR, setId: 9014 })).json();
    await age('quote_positions');
    const designOf = (record: Quote | Order | ListedOrder) => record.positions[0]?.rings?.design;
    const found = await read(`/api/quotes/${quote.id}`);
    const stillOf = (record: Quote) => record.positions[0]?.rings?.still;
    expect([designOf(found), stillOf(found), found.cost]).toEqual([PAIR, stillOf(quote), quote.cost]);
    const body = {
      idempotencyKey: `stored-version-${(keys += 1)}`,
      design: PAIR_2,
      quoteId: quote.id,
      commission: 'Huber',
      expected: await shownPrice(owner, PAIR_2),
    };
    const order = (await post('/api/orders', body)).json();
    expect([designOf(order), order.cost]).toEqual([PAIR, quote.cost]);
    await age('order_positions');
    const again = await post('/api/orders', body);
    expect([again.statusCode, again.json().id]).toEqual([200, order.id]);
    expect(designOf(await read(`/api/orders/${order.id}`))).toEqual(PAIR);
    expect(designOf((await read('/api/orders')).orders[0])).toEqual(PAIR);
    expect([await storedVersion('quote_positions'), await storedVersion('order_positions')]).toEqual([
      [{ version: '2' }],
      [{ version: '2' }],
    ]);
  });
});
