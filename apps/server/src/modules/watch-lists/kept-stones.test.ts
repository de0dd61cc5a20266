import {
  getWatchLists,
  coupleShareSchema,
  newShareSchema,
  type CoupleShare,
  type NearStone,
  type WatchedStone,
  type WatchList,
} from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ITEMS_MAX } from './watch-list-repository.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { freeStones } from '../../../test/free-stones.ts';
import { stonesOf } from '../../../test/kept-rings.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let trainee: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  trainee = await house.logIn('10001-3');
});
afterAll(() => house.close());

const TRADE = /cost|dollar|priceTotal|pricePerCarat|seller/iu;
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
const lists = async (user: TestUser): Promise<WatchList[]> =>
  getWatchLists.answer.parse((await user.call({ url: '/api/watch-lists' })).json()).lists;
const open = async (user: TestUser, name: string): Promise<string> =>
  (await post(user, '/api/watch-lists', { name })).json<WatchList>().id;
const onList = async (): Promise<WatchedStone[]> => stonesOf((await lists(owner)).find(({ id }) => id === list)?.items);
const keep = async (stoneId: string, changes: object = {}): Promise<WatchedStone> => {
  const answer = await post(owner, '/api/watched-stones', { stoneId, listId: list, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().item;
};
const nearest = async (itemId: string, user = owner): Promise<NearStone[]> => {
  const answer = await user.call({ url: `/api/watch-lists/${list}/items/${itemId}/nearest-stones` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().stones;
};
const replace = (itemId: string, stoneId: string, changes: object = {}) =>
  post(owner, `/api/watch-lists/${list}/items/${itemId}/replacement`, { stoneId, ...changes });
const become = (id: string, status: string) =>
  house.database.pool.query('update stones set status = $2, changed_tx = pg_current_xact_id() where id = $1', [
    id,
    status,
  ]);

let list: string;
const anyFreeStone = freeStones('shape=round&caratMin=0.3&caratMax=0.7&pageSize=96');
const freeStone = () => anyFreeStone(owner);
beforeEach(async () => {
  list = await open(owner, 'Solitär');
});

describe('a loose stone on a list', () => {
  test('stands there with its facts and the price that a quote names, beside rings, in their order', async () => {
    const stone = await freeStone();
    await post(owner, '/api/watch-items', { listId: list, design: WORKED_EXAMPLE });
    const kept = await keep(stone.id, { note: 'zu Donau' });
    const { id: listing, stockNumber, shape, origin, treatment, reportNumber, measurements } = stone;
    expect(kept).toMatchObject({
      kind: 'stone',
      note: 'zu Donau',
      priced: 'today',
      gone: null,
      stone: { listing, stockNumber, shape, carats: stone.carat, origin, treatment, reportNumber, measurements },
    });
    const quote = await post(owner, '/api/quotes', { positions: [{ kind: 'stone', stoneId: stone.id }] });
    expect(kept.retail).toEqual(quote.json().positions[0].retail);
    expect(kept.cost).toBe(quote.json().positions[0].cost);
    const items = (await lists(owner)).find(({ id }) => id === list)?.items;
    expect(items?.map(({ kind }) => kind)).toEqual(['rings', 'stone']);
    await post(owner, `/api/watch-lists/${list}/items/${kept.id}/move`, { toListId: list, before: items?.[0]?.id });
    expect((await lists(owner)).find(({ id }) => id === list)?.items.map(({ kind }) => kind)).toEqual([
      'stone',
      'rings',
    ]);
    const there = await open(owner, 'there');
    await post(owner, `/api/watch-lists/${list}/items/${kept.id}/copy`, { toListId: there });
    expect(stonesOf((await lists(owner)).find(({ id }) => id === there)?.items)[0]?.stone).toEqual(kept.stone);
  });

  test('stands there once, however often it is kept, also at once', async () => {
    const { id } = await freeStone();
    const answers = await Promise.all(Array.from({ length: 5 }, () => keep(id)));
    expect(new Set(answers.map((item) => item.id)).size).toBe(1);
    expect(await onList()).toHaveLength(1);
  });

  test('shows what its price has done since', async () => {
    const stone = await freeStone();
    const kept = await keep(stone.id);
    await house.database.pool.query(
      'update stones set price_per_carat = price_per_carat * 2, price_total = price_total * 2 where id = $1',
      [stone.id],
    );
    const [item] = await onList();
    expect(item?.grossWhenAdded).toBe(kept.retail.gross);
    expect(item?.retail.gross).toBeGreaterThan(kept.retail.gross * 1.9);
  });

  test('that was sold, withdrawn or is held by another jeweller says so, with the price of then', async () => {
    for (const status of ['sold', 'withdrawn'] as const) {
      const stone = await freeStone();
      const kept = await keep(stone.id);
      await become(stone.id, status);
      expect((await onList()).at(-1)).toMatchObject({
        gone: status,
        priced: 'stone-gone',
        retail: { gross: kept.retail.gross, currency: 'EUR' },
      });
      expect((await onList()).at(-1)).not.toHaveProperty('cost');
    }
    const stone = await freeStone();
    await keep(stone.id);
    expect((await post(stranger, `/api/stones/${stone.id}/hold`)).statusCode).toBe(200);
    expect((await onList()).at(-1)).toMatchObject({ gone: 'held', priced: 'stone-gone' });
    await stranger.call({ method: 'DELETE', url: `/api/stones/${stone.id}/hold` });
    expect((await onList()).at(-1)).toMatchObject({ gone: null, priced: 'today' });
  });

  test('cannot be kept where nobody can have it, and says why', async () => {
    const code = async (stoneId: string, changes: object = {}) =>
      (await post(owner, '/api/watched-stones', { stoneId, ...changes })).json().error?.code;
    const [sold, held] = [await freeStone(), await freeStone()];
    await become(sold.id, 'sold');
    await post(stranger, `/api/stones/${held.id}/hold`);
    expect(await code(sold.id)).toBe('stone.sold');
    expect(await code(held.id)).toBe('stone.already-held');
    expect(await code('5e11e400-0000-4000-8000-000000000001')).toBe('stone.unknown');
    const elsewhere = await open(stranger, 'elsewhere');
    expect(await code((await freeStone()).id, { listId: elsewhere })).toBe('watch-list.unknown');
  });
});

describe('instead of a stone that is gone', () => {
  test('three of its kind are offered, none held by others, none that is on the list', async () => {
    const stone = await freeStone();
    const kept = await keep(stone.id);
    await become(stone.id, 'sold');
    const first = await nearest(kept.id);
    expect(first).toHaveLength(3);
    for (const near of first)
      expect(near.stone).toMatchObject({ shape: stone.shape, origin: stone.origin, treatment: stone.treatment });
    const [one, two] = first;
    await post(stranger, `/api/stones/${one?.stone.listing}/hold`);
    await keep(two?.stone.listing ?? '');
    const then = (await nearest(kept.id)).map((near) => near.stone.listing);
    expect(then).not.toContain(one?.stone.listing);
    expect(then).not.toContain(two?.stone.listing);
    expect(then[0]).toBe(first[2]?.stone.listing);
  });

  test('one takes its place with its note, once, and the old one can be restored', async () => {
    const [before, gone, after] = [await freeStone(), await freeStone(), await freeStone()];
    await keep(before.id);
    const kept = await keep(gone.id, { note: 'für Anna' });
    await keep(after.id);
    await become(gone.id, 'withdrawn');
    const [near] = await nearest(kept.id);
    const stoneId = near?.stone.listing ?? '';
    const idempotencyKey = `replace-${kept.id}`;
    const answers = await Promise.all([1, 2].map(() => replace(kept.id, stoneId, { idempotencyKey })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await onList()).map(({ stone, note }) => [stone.listing, note])).toEqual([
      [before.id, ''],
      [stoneId, 'für Anna'],
      [after.id, ''],
    ]);
    const [, put] = await onList();
    await owner.call({ method: 'DELETE', url: `/api/watch-lists/${list}/items/${put?.id}` });
    await post(owner, `/api/watch-lists/${list}/items/${kept.id}/restore`);
    expect((await onList()).map(({ stone }) => stone.listing)).toEqual([before.id, gone.id, after.id]);
    // A repeated call answers with what the first one put there, although the stone is sold meanwhile.
    await become(stoneId, 'sold');
    expect((await replace(kept.id, stoneId, { idempotencyKey })).json().id).toBe(put?.id);
  });

  test('two gone stones that become the same one leave it there once', async () => {
    const [one, two] = [await keep((await freeStone()).id), await keep((await freeStone()).id)];
    const stone = await freeStone();
    const put = [await replace(one.id, stone.id), await replace(two.id, stone.id)];
    expect(put.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(put.map((answer) => answer.json().id)).size).toBe(1);
    expect((await onList()).map((item) => item.stone.listing)).toEqual([stone.id]);
  });

  test('an item is restored only where its list has room', async () => {
    const kept = await keep((await freeStone()).id);
    await owner.call({ method: 'DELETE', url: `/api/watch-lists/${list}/items/${kept.id}` });
    const { pool } = house.database;
    await pool.query(
      `insert into watch_items select (jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid(), 'deleted_at', null, 'place', n))).*
       from watch_items own, generate_series(1, $2::int) n where own.id = $1`,
      [kept.id, ITEMS_MAX],
    );
    const full = await post(owner, `/api/watch-lists/${list}/items/${kept.id}/restore`);
    expect([full.statusCode, full.json().error.code]).toEqual([409, 'watch-list.full']);
    await pool.query('delete from watch_items where list_id = $1 and place = 2', [list]);
    expect((await post(owner, `/api/watch-lists/${list}/items/${kept.id}/restore`)).statusCode).toBe(200);
  });

  test('a ring has no other stone, and another dealer’s list is unknown', async () => {
    const ring = (await post(owner, '/api/watch-items', { listId: list, design: WORKED_EXAMPLE })).json().item.id;
    const { id } = await freeStone();
    expect((await replace(ring, id)).json().error.code).toBe('watch-list.unknown');
    const kept = await keep(id);
    const url = `/api/watch-lists/${list}/items/${kept.id}`;
    expect((await stranger.call({ url: `${url}/nearest-stones` })).json().error.code).toBe('watch-list.unknown');
    expect((await post(stranger, `${url}/replacement`, { stoneId: id })).json().error.code).toBe('watch-list.unknown');
  });

  test('a trainee is offered them without a figure of the trade, and cannot open the exchange', async () => {
    const stone = await freeStone();
    const kept = await keep(stone.id);
    const shown = await trainee.call({ url: '/api/watch-lists' });
    expect(shown.body).not.toMatch(TRADE);
    const url = `/api/watch-lists/${list}/items/${kept.id}/nearest-stones`;
    expect((await trainee.call({ url })).body).not.toMatch(TRADE);
    expect((await trainee.call({ url })).json().stones).toHaveLength(3);
    expect((await post(trainee, '/api/watched-stones', { stoneId: stone.id })).statusCode).toBe(403);
  });
});

describe('a list with stones goes out', () => {
  const TERMS = { couple: 'Anna & Paul', language: 'de', country: 'DE', showsPrice: true };
  const opened = async (token: string): Promise<CoupleShare['list']> => {
    const answer = await house.app.inject({ url: `/api/couple/${token}` });
    expect(answer.body).not.toMatch(TRADE);
    return coupleShareSchema.parse(answer.json()).list;
  };

  test('to a couple’s page, where a heart marks one, and what is gone says so', async () => {
    const kept = await keep((await freeStone()).id);
    const { token } = (await post(owner, `/api/watch-lists/${list}/shares`, TERMS)).json();
    const page = await opened(token);
    expect(page?.stones).toMatchObject([{ id: kept.id, isAvailable: true, isLiked: false, retail: kept.retail }]);
    const url = `/api/couple/${token}/hearts/${kept.id}`;
    expect((await house.app.inject({ method: 'PUT', url, payload: { isLiked: true } })).statusCode).toBe(204);
    expect((await onList())[0]?.likedBy).toEqual(['Anna & Paul']);
    await become(kept.stone.listing, 'sold');
    expect((await opened(token))?.stones).toMatchObject([{ isAvailable: false, isLiked: true, retail: null }]);
  });

  test('of stones alone: the link is the dealer’s as any other, and leads to no ring and to no paper', async () => {
    await keep((await freeStone()).id);
    const made = await post(owner, `/api/watch-lists/${list}/shares`, TERMS);
    expect(made.statusCode, made.body).toBe(200);
    const { id, token } = newShareSchema.parse(made.json());
    const none = { code: null, design: null, figures: null, still: null, setId: null, articleNumber: null };
    const { shares } = (await owner.call({ url: '/api/shares' })).json();
    expect(shares.find((share: { id: string }) => share.id === id)).toMatchObject({ ...none, name: 'Solitär' });
    const message = await house.app.inject({
      method: 'POST',
      url: `/api/couple/${token}/messages`,
      payload: { author: 'Anna', text: 'The larger one?' },
    });
    expect(message.json()).toMatchObject({ design: null, messages: [{ text: 'The larger one?' }] });
    const answered = await post(owner, `/api/shares/${id}/messages`, { text: 'It is 0.41 ct.' });
    expect(answered.json()).toMatchObject({ ...none, messages: [{}, {}] });
    const due = (await owner.call({ url: '/api/due' })).json();
    expect(JSON.stringify(due)).toContain(TERMS.couple);
    // Rings of it: none, by every way that shows some.
    for (const url of [`/ar/${token}`, `/ar/${token}/ring.picture`])
      // One after the other, on one link.
      // oxlint-disable-next-line no-await-in-loop
      expect((await house.app.inject({ url })).statusCode, url).toBe(404);
    const proof = await house.app.inject({ url: `/api/couple/${token}/proof` });
    expect([proof.statusCode, proof.json().error?.code]).toEqual([404, 'share.not-offered']);
  });

  test('to a couple’s page that goes on when its last ring is taken off, without a stage', async () => {
    const kept = await keep((await freeStone()).id);
    const ring = (await post(owner, '/api/watch-items', { listId: list, design: WORKED_EXAMPLE, setId: 9014 })).json();
    const { token } = (await post(owner, `/api/watch-lists/${list}/shares`, TERMS)).json();
    await owner.call({ method: 'DELETE', url: `/api/watch-lists/${list}/items/${ring.item.id}` });
    const answer = await house.app.inject({ url: `/api/couple/${token}` });
    expect(answer.statusCode, answer.body).toBe(200);
    const page = coupleShareSchema.parse(answer.json());
    const none = { design: null, code: null, still: null, figures: null, articleNumber: null };
    expect(page).toMatchObject({ ...none, name: 'Solitär', list: { rings: [], stones: [{ id: kept.id }] } });
    expect((await house.app.inject({ url: `/ar/${token}` })).statusCode).toBe(404);
    const payload = { author: 'Anna', text: 'Is there a larger one?' };
    const url = `/api/couple/${token}/messages`;
    expect((await house.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  });

  test('to paper', async () => {
    await keep((await freeStone()).id);
    const answer = await owner.call({ url: `/api/watch-lists/${list}/pdf?price=1` });
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});
