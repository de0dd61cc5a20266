import { PAD_CHANGES_MAX, PAD_ROWS_MAX, type PadRow } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let seller: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  owner = await house.logIn('10001');
  seller = await house.logIn('10001-2');
  stranger = await house.logIn('10002');
  await house.database.pool.query('delete from order_pad_rows');
});

const rowOf = (key: string, changes: Partial<PadRow> = {}): PadRow => ({
  key,
  act: `act-of-${key}`,
  place: 1,
  article: 'RW-09-014',
  alloys: [],
  sizes: [],
  engravings: [],
  quantity: 1,
  unread: [],
  commission: '',
  ...changes,
});
const rowsOf = async (user: TestUser): Promise<readonly PadRow[]> =>
  (await user.call({ url: '/api/order-pad' })).json().rows;
const change = (user: TestUser, written: readonly PadRow[], removed: readonly string[] = []) =>
  user.call({ method: 'PATCH', url: '/api/order-pad', payload: { written, removed } });
const keysOf = async (user: TestUser): Promise<string[]> => (await rowsOf(user)).map(({ key }) => key);

describe('the order pad', () => {
  test('is one for everybody of a company, and nobody else’s', async () => {
    const row = rowOf('a', { stones: 'without', sizes: [54, null], alloys: [null, 'pt950-ru'], commission: 'Huber' });
    expect((await change(owner, [row])).statusCode).toBe(204);
    expect(await rowsOf(seller)).toEqual([row]);
    expect(await rowsOf(stranger)).toEqual([]);
    // The same key of another company is another row.
    await change(stranger, [rowOf('a', { article: 'RW-01-001' })]);
    await change(stranger, [], ['a']);
    expect(await rowsOf(owner)).toEqual([row]);
  });

  test('of two devices the last one that writes a row counts, and both read the same', async () => {
    await change(owner, [rowOf('a', { quantity: 2 }), rowOf('b', { place: 2 })]);
    await change(seller, [rowOf('a', { quantity: 5 })], ['b']);
    await change(owner, [rowOf('c', { place: 3 })]);
    expect(await rowsOf(owner)).toEqual([rowOf('a', { quantity: 5 }), rowOf('c', { place: 3 })]);
    expect(await rowsOf(seller)).toEqual(await rowsOf(owner));
  });

  test('stands in the order of its places, whenever a row was written', async () => {
    await change(owner, [rowOf('late', { place: 9 }), rowOf('early', { place: 1.5 }), rowOf('first', { place: 1 })]);
    expect(await keysOf(owner)).toEqual(['first', 'early', 'late']);
  });

  test('a call that comes twice changes nothing more, and a row that is gone can go again', async () => {
    for (let time = 0; time < 2; time += 1) expect((await change(owner, [rowOf('a')], ['b'])).statusCode).toBe(204);
    expect(await keysOf(owner)).toEqual(['a']);
  });

  test('of one key twice in a call the last one counts; what is removed and written at once is there', async () => {
    await change(owner, [rowOf('a')]);
    const answer = await change(owner, [rowOf('a', { quantity: 2 }), rowOf('a', { quantity: 3 })], ['a']);
    expect(answer.statusCode, answer.body).toBe(204);
    expect((await rowsOf(owner)).map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('keeps what could not be read', async () => {
    const row = rowOf('a', { article: '', unread: [{ field: 'size', text: 'wie immer' }] });
    await change(owner, [row]);
    expect(await rowsOf(owner)).toEqual([row]);
  });

  test('is full at its limit, and then nothing of a call is written', async () => {
    const block = (from: number, length: number): PadRow[] =>
      Array.from({ length }, (_, at) => rowOf(`row-${from + at}`, { place: from + at }));
    for (let from = 0; from < PAD_ROWS_MAX; from += PAD_CHANGES_MAX)
      expect((await change(owner, block(from, PAD_CHANGES_MAX))).statusCode).toBe(204);
    // One in place of another.
    expect((await change(owner, block(PAD_ROWS_MAX, 1), ['row-0'])).statusCode).toBe(204);
    const full = await change(owner, block(PAD_ROWS_MAX + 1, 1));
    expect([full.statusCode, full.json().error.code]).toEqual([422, 'order-pad.full']);
    expect(await rowsOf(owner)).toHaveLength(PAD_ROWS_MAX);
    // What is there can still be corrected.
    expect((await change(owner, [rowOf('row-7', { quantity: 3 })])).statusCode).toBe(204);
  });
});
