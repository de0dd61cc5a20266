import {
  coupleFileSchema,
  coupleShareSchema,
  getWatchLists,
  type CoupleShare,
  type NewShare,
  type WatchList,
} from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringsOf } from '../../../test/kept-rings.ts';
import { requireOpenShare } from '../shares/open-share.ts';
import { sharedDesign } from '../shares/shared-design.ts';
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

const TRADE = /cost|trade|factor|priceList|33535/i;
const BODY = {
  couple: 'Anna & Paul',
  greeting: 'Schön, dass Sie da waren.',
  language: 'de',
  country: 'DE',
  showsPrice: true,
};
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
const open = async (name: string): Promise<string> =>
  (await post(owner, '/api/watch-lists', { name })).json<WatchList>().id;
const keep = async (listId: string, size: number): Promise<string> => {
  const design = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })) };
  return (await post(owner, '/api/watch-items', { listId, design, note: 'Budget 900' })).json().item.id;
};
const share = async (changes: object = {}): Promise<NewShare> => {
  const answer = await post(owner, `/api/watch-lists/${list}/shares`, { ...BODY, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const opened = async (token: string): Promise<CoupleShare> => {
  const answer = await house.app.inject({ url: `/api/couple/${token}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return coupleShareSchema.parse(answer.json());
};
const like = (token: string, itemId: string, isLiked = true, headers = {}) =>
  house.app.inject({ method: 'PUT', url: `/api/couple/${token}/hearts/${itemId}`, payload: { isLiked }, headers });
const likes = async (): Promise<string[][]> => {
  const { lists } = getWatchLists.answer.parse((await owner.call({ url: '/api/watch-lists' })).json());
  return lists.find(({ id }) => id === list)?.items.map(({ likedBy }) => likedBy) ?? [];
};

let list: string;
let first: string;
let second: string;
beforeEach(async () => {
  list = await open('Familie Brandt');
  [first, second] = [await keep(list, 54), await keep(list, 62)];
});

describe('a list on a couple’s page', () => {
  test('opens as it stands, with retail prices and without anything of the trade or of the jeweller’s notes', async () => {
    const { token } = await share();
    const answer = await house.app.inject({ url: `/api/couple/${token}` });
    expect(answer.body).not.toMatch(TRADE);
    expect(answer.body).not.toContain('Budget 900');
    const page = await opened(token);
    expect(page).toMatchObject({ couple: 'Anna & Paul', quote: null, list: { name: 'Familie Brandt' } });
    expect(page.list?.rings.map(({ id, retail, isLiked }) => [id, retail?.gross, isLiked])).toEqual([
      [first, 87_795, false],
      [second, expect.any(Number), false],
    ]);
    await post(owner, `/api/watch-lists/${list}/items/${second}/move`, { toListId: list, before: first });
    await keep(list, 58);
    const later = await opened(token);
    expect(later.list?.rings.map(({ design }) => design.rings[0]?.size)).toEqual([62, 54, 58]);
    expect(later.code).toBe(later.list?.rings[0]?.code);
  });

  test('takes a change of any of its rings, under the article and the name of that one', async () => {
    const { token } = await share();
    const design = (await owner.call({ url: '/api/models/9014' })).json().without.design;
    const kept = await post(owner, '/api/watch-items', { listId: list, design, setId: 9014, name: 'Lindes Bogen' });
    const { code } = kept.json().item;
    const say = async (more: object): Promise<unknown> => {
      const payload = { author: 'Anna', text: 'A little wider?', design, ...more };
      const answer = await house.app.inject({ method: 'POST', url: `/api/couple/${token}/messages`, payload });
      expect(answer.statusCode, answer.body).toBe(200);
      const { code: proposed } = coupleShareSchema.parse(answer.json()).messages.at(-1)?.proposal ?? {};
      const { rows } = await house.database.pool.query('select set_id, name from designs where code = $1', [proposed]);
      return rows[0];
    };
    expect(await say({ madeFrom: code })).toEqual({ set_id: 9014, name: 'Lindes Bogen' });
    // A page of an earlier release does not say it; a ring of somebody else's list is none of this one.
    expect(await say({})).toEqual({ set_id: null, name: 'Familie Brandt' });
    const elsewhere = await keep(await open('Another'), 60);
    const { rows } = await house.database.pool.query('select design_code from watch_items where id = $1', [elsewhere]);
    expect(await say({ madeFrom: rows[0].design_code })).toEqual({ set_id: null, name: 'Familie Brandt' });
  });

  test('shows on a phone the ring that is chosen, by its name, and none of another list', async () => {
    const { token } = await share();
    const design = (await owner.call({ url: '/api/models/9014' })).json().without.design;
    const kept = await post(owner, '/api/watch-items', { listId: list, design, setId: 9014, name: 'Lindes Bogen' });
    const { code } = kept.json().item;
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
    const page = (search: string) => house.app.inject({ url: `/ar/${token}${search}`, headers });
    const chosen = await page(`?code=${code}`);
    expect(chosen.body).toContain(`ring.usdz?code=${code}#`);
    expect(chosen.body).toContain(`ring.picture?code=${code}"`);
    expect(chosen.body).toContain('alt="Lindes Bogen"');
    expect((await page('')).body).toContain('ring.usdz#');
    const elsewhere = await keep(await open('Another one'), 61);
    const { rows } = await house.database.pool.query('select design_code from watch_items where id = $1', [elsewhere]);
    const strange = `?code=${rows[0].design_code}`;
    expect((await page(strange)).statusCode).toBe(404);
    expect((await house.app.inject({ url: `/ar/${token}/ring.glb${strange}` })).statusCode).toBe(404);
  });

  test('shows no price where the dealer shows none', async () => {
    const { token } = await share({ showsPrice: false });
    const page = await opened(token);
    expect(page.figures).toBeNull();
    expect(page.list?.rings.map(({ retail }) => retail)).toEqual([null, null]);
    expect(JSON.stringify(page)).not.toContain('87795');
  });

  test('pictures the rings of its list, and none of another one', async () => {
    const { token } = await share();
    const other = await open('other');
    await keep(other, 66);
    const { lists } = getWatchLists.answer.parse((await owner.call({ url: '/api/watch-lists' })).json());
    const codeOn = (listId: string) => ringsOf(lists.find(({ id }) => id === listId)?.items)[0]?.code;
    const { database } = house;
    const opened = await requireOpenShare({ database, clock: () => new Date() }, token, 'openShare');
    expect((await sharedDesign(database.orm, opened, codeOn(list)))?.design.code).toBe(codeOn(list));
    expect(codeOn(other)).toMatch(/^\w/);
    expect(await sharedDesign(database.orm, opened, codeOn(other))).toBeNull();
  });

  test('ends with the list, and with what is withdrawn or over', async () => {
    const { token, id } = await share({ days: 2 });
    const code = async () => (await house.app.inject({ url: `/api/couple/${token}` })).json().error?.code;
    await owner.call({ method: 'DELETE', url: `/api/watch-lists/${list}` });
    expect(await code()).toBe('share.ended');
    expect((await like(token, first)).statusCode).toBe(410);
    await post(owner, `/api/watch-lists/${list}/restore`);
    expect(await code()).toBeUndefined();
    await owner.call({ method: 'PATCH', url: `/api/shares/${id}`, payload: { isRevoked: true } });
    expect(await code()).toBe('share.ended');
    await owner.call({ method: 'PATCH', url: `/api/shares/${id}`, payload: { isRevoked: false } });
    house.setTime(new Date(Date.now() + 3 * 86_400_000));
    expect(await code()).toBe('share.ended');
    house.setTime(new Date());
    owner = await house.logIn('10001');
    for (const item of [first, second])
      await owner.call({ method: 'DELETE', url: `/api/watch-lists/${list}/items/${item}` });
    expect(await code()).toBe('share.empty');
    expect((await post(owner, `/api/watch-lists/${list}/shares`, BODY)).json().error.code).toBe('watch-list.empty');
    await keep(list, 60);
    expect(await code()).toBeUndefined();
  });
});

test('a link that is asked for twice with one key is one link with two addresses, and the key stands for no other of that list', async () => {
  const url = `/api/watch-lists/${list}/shares`;
  const keyed = { ...BODY, idempotencyKey: 'a-link-for-anna' };
  const answers = await Promise.all([post(owner, url, keyed), post(owner, url, keyed)]);
  const made = [...answers, await post(owner, url, keyed)].map((answer) => answer.json<NewShare>());
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  for (const { token } of made) expect((await opened(token)).list?.rings).toHaveLength(2);
  const { rows } = await house.database.pool.query('select from shares where watch_list_id = $1', [list]);
  expect(rows).toHaveLength(1);
  const other = await open('Another list');
  await keep(other, 58);
  const others = await post(owner, url, { ...keyed, couple: 'Somebody else' });
  expect(others.json().error.code).toBe('idempotency.other-body');
  expect((await post(owner, `/api/watch-lists/${other}/shares`, keyed)).json().id).not.toBe(made[0]?.id);
  const design = { ...BODY, design: WORKED_EXAMPLE, name: 'Ring', idempotencyKey: 'a-link-to-a-ring' };
  const [one, two] = await Promise.all([post(owner, '/api/shares', design), post(owner, '/api/shares', design)]);
  expect(two.json().id).toBe(one.json().id);
});

test('each further address that a repeated key gives out stands in the audit, and a link that has ended gives out none', async () => {
  const keyed = { ...BODY, idempotencyKey: 'a-link-that-is-repeated' };
  const { id } = await share(keyed);
  const actions = async (): Promise<unknown> => {
    const { rows } = await house.database.pool.query('select action from audit_log where entity_id = $1 order by id', [
      id,
    ]);
    return rows.map(({ action }) => action);
  };
  const addresses = async (): Promise<unknown> =>
    (await house.database.pool.query('select from share_links where share_id = $1', [id])).rows.length;
  expect(await actions()).toEqual(['share.created']);
  await share(keyed);
  expect(await actions()).toEqual(['share.created', 'share.linked']);
  await owner.call({ method: 'PATCH', url: `/api/shares/${id}`, payload: { isRevoked: true } });
  const again = await post(owner, `/api/watch-lists/${list}/shares`, keyed);
  expect([again.statusCode, again.json().error.code]).toEqual([410, 'share.ended']);
  expect(await addresses()).toBe(2);
  await owner.call({ method: 'PATCH', url: `/api/shares/${id}`, payload: { isRevoked: false } });
  expect((await share(keyed)).id).toBe(id);
});

test('a link that was deleted with its couple is not made by its key again', async () => {
  const couple = await openCouple(owner);
  const keyed = { ...BODY, coupleId: couple.id, idempotencyKey: 'a-link-for-a-deleted-couple' };
  await share(keyed);
  expect((await owner.call({ method: 'DELETE', url: `/api/couples/${couple.id}` })).statusCode).toBe(200);
  const again = await post(owner, `/api/watch-lists/${list}/shares`, keyed);
  expect([again.statusCode, again.json().error.code]).toEqual([404, 'share.unknown']);
});

describe('hearts', () => {
  test('stand on the list by the couple’s name, once, and go again', async () => {
    const { token } = await share();
    const other = await share({ couple: '' });
    expect((await Promise.all([like(token, second), like(token, second)])).map(({ statusCode }) => statusCode)).toEqual(
      [204, 204],
    );
    await like(other.token, second);
    expect(await likes()).toEqual([[], ['Anna & Paul', '']]);
    expect((await opened(token)).list?.rings.map(({ isLiked }) => isLiked)).toEqual([false, true]);
    expect((await opened(other.token)).list?.rings.map(({ isLiked }) => isLiked)).toEqual([false, true]);
    await like(token, second, false);
    expect(await likes()).toEqual([[], ['']]);
  });

  test('are no mark where the dealer’s own people try the page', async () => {
    const { token } = await share();
    const url = `/api/couple/${token}/hearts/${first}`;
    expect((await owner.call({ method: 'PUT', url, payload: { isLiked: true } })).statusCode).toBe(204);
    expect(await likes()).toEqual([[], []]);
  });

  test('only on rings of the link’s own list', async () => {
    const { token } = await share();
    const elsewhere = await keep(await open('other'), 60);
    const single = await post(owner, '/api/shares', { ...BODY, design: WORKED_EXAMPLE, name: 'Ring' });
    expect((await like(token, elsewhere)).json().error.code).toBe('watch-list.unknown');
    expect((await like(single.json().token, first)).json().error.code).toBe('share.not-offered');
    expect((await like('nobody', first)).json().error.code).toBe('share.unknown');
  });

  test('are in the file and the export of the couple, and go with it', async () => {
    const people = [{ givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] }];
    const couple = (await post(owner, '/api/couples', { people })).json();
    const { token } = await share({ couple: '', coupleId: couple.id });
    await like(token, first);
    expect(await likes()).toEqual([[expect.stringContaining('Huber')], []]);
    const marked = [{ name: 'Familie Brandt', hearts: [{ at: expect.any(String), stone: null }] }];
    const file = coupleFileSchema.parse((await owner.call({ url: `/api/couples/${couple.id}` })).json());
    expect(file.shares.map((each) => each.list)).toMatchObject(marked);
    // What was taken off the list is stored still, and with it the mark.
    await owner.call({ method: 'DELETE', url: `/api/watch-lists/${list}/items/${first}` });
    const taken = await post(owner, `/api/couples/${couple.id}/export`);
    expect(taken.json().couple.shares.map((each: { list: unknown }) => each.list)).toMatchObject(marked);
    await post(owner, `/api/watch-lists/${list}/items/${first}/restore`);
    const gone = await owner.call({ method: 'DELETE', url: `/api/couples/${couple.id}` });
    expect(gone.json()).toMatchObject({ deletedShares: 1 });
    expect(await likes()).toEqual([[], []]);
    const { rows } = await house.database.pool.query('select from share_hearts where item_id = $1', [first]);
    expect(rows).toEqual([]);
  });
});

test("another dealer shares no list but its own, and a guest's call asks for a login", async () => {
  const url = `/api/watch-lists/${list}/shares`;
  expect((await post(stranger, url, BODY)).json().error.code).toBe('watch-list.unknown');
  expect((await house.app.inject({ method: 'POST', url, payload: BODY })).statusCode).toBe(401);
});

test('a list has room for 500 and for 50 open links, and says so', async () => {
  const { pool } = house.database;
  const { token, id } = await share();
  const fill =
    "insert into shares select (jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid()))).* from shares own, generate_series(1, 49) where watch_list_id = $1";
  await pool.query(fill, [list]);
  expect((await post(owner, `/api/watch-lists/${list}/shares`, BODY)).json().error.code).toBe(
    'watch-list.too-many-links',
  );
  await pool.query(
    'update shares set revoked_at = now() where id in (select id from shares where watch_list_id = $1 and id <> $2 limit 1)',
    [list, id],
  );
  await share();
  expect((await opened(token)).list?.rings).toHaveLength(2);
  await pool.query(
    "insert into watch_items select (jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid()))).* from watch_items own, generate_series(1, 498) where id = $1",
    [first],
  );
  const full = 'watch-list.full';
  expect((await post(owner, '/api/watch-items', { listId: list, design: WORKED_EXAMPLE })).json().error.code).toBe(
    full,
  );
  const there = await open('there');
  const other = await keep(there, 58);
  const url = `/api/watch-lists/${there}/items/${other}`;
  for (const act of ['move', 'copy'])
    expect(
      (await post(owner, `${url}/${act}`, { toListId: list, ...(act === 'move' && { before: null }) })).json().error
        .code,
    ).toBe(full);
  expect(
    (await post(owner, `/api/watch-lists/${list}/items/${first}/move`, { toListId: list, before: null })).statusCode,
  ).toBe(204);
});
