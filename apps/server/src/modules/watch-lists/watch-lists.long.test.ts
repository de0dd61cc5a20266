import { getWatchLists, type WatchList } from '@ringwerk/contract';
import { MODELS } from '@ringwerk/catalogue/models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringsOf } from '../../../test/kept-rings.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(new Date());
  await house.database.pool.query('delete from watch_items');
  await house.database.pool.query('delete from watch_lists');
  owner = await house.logIn('10001');
  colleague = await house.logIn('10001-2');
  stranger = await house.logIn('10002');
});

const lists = async (user: TestUser): Promise<WatchList[]> => {
  const answer = await user.call({ url: '/api/watch-lists' });
  expect(answer.statusCode, answer.body).toBe(200);
  return getWatchLists.answer.parse(answer.json()).lists;
};
const open = async (user: TestUser, name: string) =>
  (await user.call({ method: 'POST', url: '/api/watch-lists', payload: { name } })).json<WatchList>();
const keep = (user: TestUser, body: object = {}) =>
  user.call({ method: 'POST', url: '/api/watch-items', payload: { design: WORKED_EXAMPLE, ...body } });

describe('watch lists', () => {
  test('guests get 401 everywhere', async () => {
    const id = '5e11e400-0000-4000-8000-000000000001';
    for (const [method, url] of [
      ['GET', '/api/watch-lists'],
      ['POST', '/api/watch-lists'],
      ['PATCH', `/api/watch-lists/${id}`],
      ['DELETE', `/api/watch-lists/${id}`],
      ['POST', `/api/watch-lists/${id}/restore`],
      ['POST', '/api/watch-items'],
      ['PATCH', `/api/watch-lists/${id}/items/${id}`],
      ['DELETE', `/api/watch-lists/${id}/items/${id}`],
      ['POST', `/api/watch-lists/${id}/items/${id}/restore`],
    ] as const)
      expect((await house.app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(401);
  });

  test('the first ring opens the first list, even when two are kept at once', async () => {
    const answers = await Promise.all([keep(owner), keep(colleague), keep(owner)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(await lists(owner)).toMatchObject([{ name: 'Merkliste', items: [{}, {}, {}] }]);
  });

  test('a list that is opened twice with one key is one list, and one for each dealer', async () => {
    const payload = { name: 'Messe', idempotencyKey: 'fair-2026-list-1' };
    const openOnce = (user: TestUser) => user.call({ method: 'POST', url: '/api/watch-lists', payload });
    const answers = await Promise.all([openOnce(owner), openOnce(colleague), openOnce(owner)]);
    expect(new Set(answers.map((answer) => answer.json<WatchList>().id)).size).toBe(1);
    expect(await lists(owner)).toMatchObject([{ name: 'Messe', items: [] }]);
    await openOnce(stranger);
    expect(await lists(stranger)).toMatchObject([{ name: 'Messe', items: [] }]);
    expect((await lists(owner)).map(({ id }) => id)).not.toEqual((await lists(stranger)).map(({ id }) => id));
  });

  test('a ring that is sent twice is kept once, and once for each dealer', async () => {
    const idempotencyKey = 'fair-2026-keep-1';
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(owner, { idempotencyKey })));
    expect(new Set(answers.map((answer) => answer.json().item.id)).size).toBe(1);
    expect((await keep(colleague, { idempotencyKey })).json().item.id).toBe(answers[0]?.json().item.id);
    expect((await keep(stranger, { idempotencyKey })).json().item.id).not.toBe(answers[0]?.json().item.id);
    expect((await lists(owner)).flatMap(({ items }) => items)).toHaveLength(1);
  });

  test('rings are kept on a list by its name, which is made with the first of them', async () => {
    await Promise.all([keep(owner, { listName: 'Messe' }), keep(colleague, { listName: 'Messe' })]);
    await keep(stranger, { listName: 'Messe' });
    expect((await lists(owner)).filter(({ name }) => name === 'Messe')).toMatchObject([{ items: [{}, {}] }]);
    expect((await keep(owner, { listName: '' })).statusCode).toBe(400);
  });

  test('a kept ring is a saved version with code, weight and price, and the whole shop sees it', async () => {
    const model = MODELS.find((candidate) => candidate.categories.includes(9) && candidate.without !== null);
    if (model === undefined) throw new Error('category 9 is empty');
    const kept = await keep(owner, { setId: model.setId, note: 'Familie Huber', design: model.without });
    expect(kept.statusCode, kept.body).toBe(200);
    const [list] = await lists(colleague);
    expect(list?.items).toMatchObject([
      {
        setId: model.setId,
        articleNumber: model.articleNumber,
        name: model.names.de,
        names: model.names,
        note: 'Familie Huber',
      },
    ]);
    const [item] = ringsOf(list?.items);
    expect(item?.grossWhenAdded).toBe(item?.retail.gross);
    const saved = await owner.call({ url: `/api/designs/${item?.code}` });
    expect(saved.json().design).toEqual(item?.design);
  });

  test('an article kept in Korean is read in every language; a name of one’s own stays', async () => {
    const [model] = MODELS;
    if (model === undefined) throw new Error('the collection is empty');
    const { setId, names } = model;
    for (const name of [names.kr, 'Anna & Paul']) await keep(owner, { setId, name, design: model.without });
    const items = (await lists(owner)).flatMap((list) => ringsOf(list.items));
    expect(items).toHaveLength(2);
    expect(items.find(({ name }) => name === names.de)?.names).toEqual(names);
    expect(items.find(({ name }) => name === 'Anna & Paul')?.names).toBeNull();
    const stored = await house.database.pool.query('select name from watch_items order by name');
    expect(stored.rows).toEqual([{ name: '' }, { name: 'Anna & Paul' }]);
  });

  test('a saved code can be kept without making a new version', async () => {
    const saved = await owner.call({ method: 'POST', url: '/api/designs', payload: { design: WORKED_EXAMPLE } });
    const { code } = saved.json();
    expect((await keep(owner, { design: code })).json().item.code).toBe(code);
    expect((await keep(stranger, { design: code })).json().error.code).toBe('design.unknown');
  });

  test("prices follow the dealer's rule of today; the gross when added stays", async () => {
    await keep(owner);
    const payload = { retailRule: { factor: 3, country: 'DE', exchangeRate: 1, roundUpTo: 0 } };
    await owner.call({ method: 'PATCH', url: '/api/dealer', payload });
    const [item] = (await lists(owner))[0]?.items ?? [];
    expect(item?.grossWhenAdded).toBe(87_795);
    expect(item?.retail.gross).toBe(119_720);
    payload.retailRule.factor = 2.2;
    await owner.call({ method: 'PATCH', url: '/api/dealer', payload });
  });

  test('rename, note, delete a ring and bring it back', async () => {
    const list = await open(owner, 'Anna & Paul');
    const { item } = (await keep(owner, { listId: list.id })).json();
    const url = `/api/watch-lists/${list.id}/items/${item.id}`;
    await colleague.call({
      method: 'PATCH',
      url: `/api/watch-lists/${list.id}`,
      payload: { name: 'Anna & Paul, Juni' },
    });
    await colleague.call({ method: 'PATCH', url, payload: { note: 'Weite prüfen' } });
    expect(await lists(owner)).toMatchObject([{ name: 'Anna & Paul, Juni', items: [{ note: 'Weite prüfen' }] }]);
    expect((await owner.call({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await lists(owner))[0]?.items).toEqual([]);
    expect((await owner.call({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await owner.call({ method: 'POST', url: `${url}/restore` })).statusCode).toBe(200);
    expect((await lists(owner))[0]?.items).toHaveLength(1);
  });

  test('a deleted list comes back with its rings, but not for ever', async () => {
    const list = await open(owner, 'Anna & Paul');
    await keep(owner, { listId: list.id });
    const url = `/api/watch-lists/${list.id}`;
    expect((await owner.call({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await lists(owner)).toEqual([]);
    expect((await keep(owner, { listId: list.id })).json().error.code).toBe('watch-list.unknown');
    expect((await owner.call({ method: 'POST', url: `${url}/restore` })).json().items).toHaveLength(1);
    await owner.call({ method: 'DELETE', url });
    house.setTime(new Date(Date.now() + 31 * 60_000));
    expect((await owner.call({ method: 'POST', url: `${url}/restore` })).statusCode).toBe(404);
  });

  test("another dealer's list is as unknown as one that never was", async () => {
    const list = await open(owner, 'Anna & Paul');
    const { item } = (await keep(owner, { listId: list.id })).json();
    const url = `/api/watch-lists/${list.id}`;
    const tries = [
      stranger.call({ method: 'PATCH', url, payload: { name: 'mine' } }),
      stranger.call({ method: 'DELETE', url }),
      stranger.call({ method: 'POST', url: `${url}/restore` }),
      stranger.call({ method: 'PATCH', url: `${url}/items/${item.id}`, payload: { note: 'mine' } }),
      stranger.call({ method: 'DELETE', url: `${url}/items/${item.id}` }),
      stranger.call({ method: 'POST', url: `${url}/items/${item.id}/restore` }),
      keep(stranger, { listId: list.id }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'watch-list.unknown']);
    }
    // Nor through a list of one's own.
    const own = await open(stranger, 'own');
    const crossed = await stranger.call({ method: 'DELETE', url: `/api/watch-lists/${own.id}/items/${item.id}` });
    expect(crossed.statusCode).toBe(404);
    expect(await lists(stranger)).toMatchObject([{ name: 'own', items: [] }]);
    expect(await lists(owner)).toMatchObject([{ name: 'Anna & Paul', items: [{ note: '' }] }]);
  });

  test('a design that cannot be made, an unknown set and an empty name are refused', async () => {
    const tooWide = { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], width: 12 }] };
    const refused = await keep(owner, { design: tooWide });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'design.refused']);
    expect((await keep(owner, { setId: 1 })).json().error.code).toBe('model.unknown');
    expect((await owner.call({ method: 'POST', url: '/api/watch-lists', payload: { name: '' } })).statusCode).toBe(400);
    // A refused ring opens no list either.
    expect(await lists(owner)).toEqual([]);
  });
});
