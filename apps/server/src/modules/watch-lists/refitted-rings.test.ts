import {
  findRefittedRings,
  getWatchLists,
  type RefittedRing,
  type WatchedRing,
  type WatchList,
} from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { freeStones } from '../../../test/free-stones.ts';
import { ringsOf } from '../../../test/kept-rings.ts';
import { ringFor } from '../../../test/stone-ring.ts';
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

const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
const onList = async (): Promise<WatchedRing[]> => {
  const { lists } = getWatchLists.answer.parse((await owner.call({ url: '/api/watch-lists' })).json());
  return ringsOf(lists.find(({ id }) => id === list)?.items);
};
const sell = (id: string) =>
  house.database.pool.query("update stones set status = 'sold', changed_tx = pg_current_xact_id() where id = $1", [id]);
const keep = async (design: Design, note = 'für Anna'): Promise<WatchedRing> => {
  const answer = await post(owner, '/api/watch-items', { listId: list, design, name: 'Solitär Anna', note });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().item;
};
const urlOf = (itemId: string) => `/api/watch-lists/${list}/items/${itemId}`;
const offered = async (itemId: string, user = owner): Promise<RefittedRing[]> => {
  const answer = await user.call({ url: `${urlOf(itemId)}/refitted-rings` });
  expect(answer.statusCode, answer.body).toBe(200);
  return findRefittedRings.answer.parse(answer.json()).rings;
};
/** The stones of the nearest offer. */
const nearestOf = ([ring]: readonly RefittedRing[]): string[] => (ring?.seats ?? []).map(({ stone }) => stone.listing);
const rowOf = ({ design }: WatchedRing) => design.rings[0]?.stones[0];
const refit = (itemId: string, stoneIds: readonly string[], more: object = {}) =>
  post(owner, `${urlOf(itemId)}/refit`, { stoneIds, ...more });

let list: string;
const anyFreeStone = freeStones('shape=round&origin=natural&caratMin=0.4&caratMax=0.7&pageSize=96');
const freeStone = () => anyFreeStone(owner);
beforeEach(async () => {
  list = (await post(owner, '/api/watch-lists', { name: 'Solitär' })).json<WatchList>().id;
});

describe('a kept ring whose stone is gone', () => {
  test('is offered with the three nearest stones that fit, in its seat or in one that was refitted', async () => {
    const stone = await freeStone();
    const kept = await keep(ringFor(stone));
    expect(await offered(kept.id)).toEqual([]);
    await sell(stone.id);
    expect((await onList())[0]?.priced).toBe('stone-gone');
    const rings = await offered(kept.id);
    expect(rings).toHaveLength(3);
    for (const { seats, retail, cost, grams } of rings) {
      expect(seats).toHaveLength(1);
      for (const seat of seats) {
        const { origin, treatment } = stone;
        expect(seat.stone).toMatchObject({ shape: 'round', origin, treatment });
        expect(seat.before.width).toBe(rowOf(kept)?.diameter);
        const [a, b] = seat.stone.measurements;
        // Sellers measure to hundredths, and a seat allows six of them.
        expect(Math.abs(seat.after.width - (a + b) / 2)).toBeLessThan(0.0651);
      }
      expect(retail.gross).toBeGreaterThan(0);
      expect(cost).toBeGreaterThan(0);
      expect(grams).toBeGreaterThan(1);
    }
    const carats = rings.flatMap(({ seats }) => seats.map((seat) => Math.abs(seat.stone.carats - stone.carat)));
    expect(Math.max(...carats)).toBeLessThan(0.1);
    const withoutCost = await offered(kept.id, trainee);
    expect(withoutCost).toHaveLength(3);
    for (const ring of withoutCost) expect(ring).not.toHaveProperty('cost');
    // A stone that another jeweller holds is not offered.
    const [nearest] = nearestOf(rings);
    expect((await post(stranger, `/api/stones/${nearest}/hold`)).statusCode).toBe(200);
    expect((await offered(kept.id)).map((ring) => nearestOf([ring])[0])).not.toContain(nearest);
  });

  test('is on the list with one of them by one call, at its place and with its note, and comes back', async () => {
    const stone = await freeStone();
    const kept = await keep(ringFor(stone));
    await keep(WORKED_EXAMPLE as unknown as Design, '');
    await sell(stone.id);
    const rings = await offered(kept.id);
    const [stoneIds, retail] = [nearestOf(rings), rings[0]?.retail];
    const keyed = { idempotencyKey: 'refit-once-for-anna' };
    const [one, again] = await Promise.all([refit(kept.id, stoneIds, keyed), refit(kept.id, stoneIds, keyed)]);
    expect([one.statusCode, again.statusCode], one.body).toEqual([200, 200]);
    const { id, code } = one.json<WatchedRing>();
    expect(again.json().id).toBe(id);
    const items = await onList();
    const grossWhenAdded = retail?.gross;
    const words = { name: 'Solitär Anna', note: 'für Anna' };
    expect(items).toMatchObject([{ id, code, priced: 'today', ...words, retail, grossWhenAdded }, { note: '' }]);
    expect(items.map((item) => rowOf(item)?.listing)).toEqual([stoneIds[0], null]);
    await post(owner, `${urlOf(kept.id)}/restore`);
    await owner.call({ method: 'DELETE', url: urlOf(id) });
    expect((await onList()).map((item) => item.id)).toEqual([kept.id, items[1]?.id]);
  });

  test('takes no stone of another cut, origin or treatment, none that is sold, and none for a seat that has its own', async () => {
    const stone = await freeStone();
    const kept = await keep(ringFor(stone));
    const other = await freeStone();
    expect((await refit(kept.id, [other.id])).json().error.issues).toMatchObject([{ path: '/stoneIds' }]);
    await sell(stone.id);
    const [grown, oval] = [await freeStone(), await freeStone()];
    for (const [{ id }, column, value] of [
      [grown, 'origin', 'lab-grown'],
      [oval, 'shape', 'oval'],
    ] as const)
      await house.database.pool.query(
        `update stones set ${column} = $2, changed_tx = pg_current_xact_id() where id = $1`,
        [id, value],
      );
    for (const { id } of [grown, oval])
      expect((await refit(kept.id, [id])).json().error.issues).toMatchObject([{ path: '/stoneIds/0' }]);
    expect((await refit(kept.id, [other.id, stone.id])).json().error.code).toBe('watch-list.other-stones');
    await sell(other.id);
    expect((await refit(kept.id, [other.id])).json().error.code).toBe('stone.sold');
    const url = `${urlOf(kept.id)}/refitted-rings`;
    expect((await stranger.call({ url })).json().error.code).toBe('watch-list.unknown');
    expect((await onList()).map(({ id }) => id)).toEqual([kept.id]);
  });
});

test('a pair that lacks both stones is offered with two different ones', async () => {
  const [one, two] = [await freeStone(), await freeStone()];
  const [first] = ringFor(one).rings;
  const [second] = ringFor(two).rings;
  if (first === undefined || second === undefined) throw new Error('a ring for a stone is a ring');
  const design = {
    ...ringFor(one),
    rings: [
      { ...first, role: 'first' },
      { ...second, role: 'second' },
    ],
  } as Design;
  const kept = await keep(design);
  await sell(one.id);
  await sell(two.id);
  const rings = await offered(kept.id);
  expect(rings.length).toBeGreaterThan(0);
  for (const { seats } of rings) expect(new Set(seats.map(({ stone }) => stone.listing)).size).toBe(2);
  expect((await refit(kept.id, nearestOf(rings))).json().priced).toBe('today');
});
