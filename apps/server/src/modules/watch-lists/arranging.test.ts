import { getWatchLists, type WatchList } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
});
afterAll(() => house.close());

const lists = async (user: TestUser): Promise<WatchList[]> =>
  getWatchLists.answer.parse((await user.call({ url: '/api/watch-lists' })).json()).lists;
const open = async (user: TestUser, name: string): Promise<string> =>
  (await user.call({ method: 'POST', url: '/api/watch-lists', payload: { name } })).json<WatchList>().id;
const keep = async (listId: string, note: string): Promise<string> => {
  const payload = { design: WORKED_EXAMPLE, listId, note };
  return (await owner.call({ method: 'POST', url: '/api/watch-items', payload })).json().item.id;
};
const act = (user: TestUser, act: 'move' | 'copy', listId: string, itemId: string, payload: object) =>
  user.call({ method: 'POST', url: `/api/watch-lists/${listId}/items/${itemId}/${act}`, payload });
/** The notes of a list, as its rings stand. */
const notes = async (listId: string): Promise<string[]> =>
  (await lists(owner)).find(({ id }) => id === listId)?.items.map(({ note }) => note) ?? [];

let here: string;
let there: string;
let rings: string[];
beforeEach(async () => {
  await house.database.pool.query('delete from watch_items');
  await house.database.pool.query('delete from watch_lists');
  [here, there] = [await open(owner, 'here'), await open(owner, 'there')];
  rings = [];
  for (const note of ['a', 'b', 'c']) rings.push(await keep(here, note));
});

describe('rings put in order', () => {
  test('before another one and at the end, kept for the whole shop; the next ring comes last', async () => {
    const [a = '', b = '', c = ''] = rings;
    expect((await act(owner, 'move', here, c, { toListId: here, before: a })).statusCode).toBe(204);
    expect(await notes(here)).toEqual(['c', 'a', 'b']);
    await act(owner, 'move', here, a, { toListId: here, before: null });
    expect(await notes(here)).toEqual(['c', 'b', 'a']);
    await act(owner, 'move', here, b, { toListId: here, before: b });
    expect(await notes(here)).toEqual(['c', 'b', 'a']);
    await keep(here, 'd');
    expect(await notes(here)).toEqual(['c', 'b', 'a', 'd']);
  });

  test('one that was taken off meanwhile comes back to its place', async () => {
    const [a = '', , c = ''] = rings;
    await act(owner, 'move', here, c, { toListId: here, before: a });
    const url = `/api/watch-lists/${here}/items/${a}`;
    await owner.call({ method: 'DELETE', url });
    const gone = await act(owner, 'move', here, c, { toListId: here, before: a });
    expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'watch-list.unknown']);
    await owner.call({ method: 'POST', url: `${url}/restore` });
    expect(await notes(here)).toEqual(['c', 'a', 'b']);
  });

  test('twenty moves at once leave each ring there once', async () => {
    const moves = Array.from({ length: 20 }, (_, at) =>
      act(owner, 'move', here, rings[at % 3] ?? '', { toListId: here, before: rings[(at * 7 + 1) % 3] ?? null }),
    );
    expect(new Set((await Promise.all(moves)).map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await notes(here)).toSorted()).toEqual(['a', 'b', 'c']);
    const places = await house.database.pool.query('select distinct place from watch_items');
    expect(places.rowCount).toBe(3);
  });
});

describe('between lists', () => {
  test('a ring moves with its note, to the place that was named', async () => {
    const [a = '', b = ''] = rings;
    await act(owner, 'move', here, a, { toListId: there, before: null });
    await act(owner, 'move', here, b, { toListId: there, before: a });
    expect([await notes(here), await notes(there)]).toEqual([['c'], ['b', 'a']]);
    // From where it is no more.
    expect((await act(owner, 'move', here, a, { toListId: here, before: null })).statusCode).toBe(404);
  });

  test('a copy stands on both, once for each key, and keeps the price of the day it was kept', async () => {
    const [a = ''] = rings;
    await house.database.pool.query('update watch_items set gross_when_added = 4711 where id = $1', [a]);
    const payload = { toListId: there, idempotencyKey: 'copied-once-only' };
    const answers = await Promise.all([1, 2, 3].map(() => act(owner, 'copy', here, a, payload)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect([await notes(here), await notes(there)]).toEqual([['a', 'b', 'c'], ['a']]);
    const copied = (await lists(owner)).find(({ id }) => id === there)?.items;
    expect(copied).toMatchObject([{ grossWhenAdded: 4711 }]);
    const other = await act(owner, 'copy', here, a, { ...payload, toListId: here });
    expect(other.json().error.code).toBe('idempotency.other-body');
    const another = await act(owner, 'copy', here, rings[1] ?? '', payload);
    expect(another.json().error.code).toBe('idempotency.other-body');
  });

  test("never onto or from another dealer's list, nor a deleted one", async () => {
    const [a = ''] = rings;
    const foreign = await open(stranger, 'foreign');
    const gone = await open(owner, 'gone');
    await owner.call({ method: 'DELETE', url: `/api/watch-lists/${gone}` });
    for (const [user, from, to] of [
      [owner, here, foreign],
      [stranger, here, foreign],
      [stranger, foreign, foreign],
      [owner, here, gone],
    ] as const) {
      for (const what of ['move', 'copy'] as const) {
        const answer = await act(user, what, from, a, { toListId: to, ...(what === 'move' && { before: null }) });
        expect([answer.statusCode, answer.json().error?.code]).toEqual([404, 'watch-list.unknown']);
      }
    }
    expect(await notes(here)).toEqual(['a', 'b', 'c']);
    expect(await lists(stranger)).toMatchObject([{ items: [] }]);
  });
});
