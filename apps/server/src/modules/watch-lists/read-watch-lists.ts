import type { WatchedRing, WatchedStone, WatchItem, WatchList } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { likesOf } from './hearts.ts';
import { stoneFigures } from './stone-figures.ts';
import { todaysFigures } from './todays-figures.ts';
import { watchedRing, watchedStone, watchListAnswer } from './watch-item-answer.ts';
import {
  findWatchList,
  isRing,
  isStone,
  listItems,
  listWatchLists,
  type KeptItem,
  type KeptRing,
  type KeptStone,
  type WatchListRow,
} from './watch-list-repository.ts';

/** All lists of the caller's company at today's prices. */
export async function readWatchLists(services: Services, caller: Caller): Promise<WatchList[]> {
  return pricedLists(services, caller, await listWatchLists(services.database.orm, caller.dealerId));
}

export async function pricedLists(
  services: Services,
  caller: Caller,
  lists: readonly WatchListRow[],
): Promise<WatchList[]> {
  const kept = await listItems(
    services.database.orm,
    lists.map((list) => list.id),
  );
  const items = new Map((await pricedItems(services, caller, kept)).map((item) => [item.id, item]));
  const byList = Map.groupBy(kept, ({ item }) => item.listId);
  return lists.map((list) =>
    watchListAnswer(
      list,
      (byList.get(list.id) ?? []).flatMap(({ item }) => items.get(item.id) ?? []),
    ),
  );
}

/** Kept rings and stones at today's prices, the rings first. */
async function pricedItems(services: Services, caller: Caller, kept: readonly KeptItem[]): Promise<WatchItem[]> {
  const likes = await likesOf(
    services.database.orm,
    kept.map(({ item }) => item.id),
  );
  const means = { services, caller, likes };
  return [...(await pricedRings(means, kept.filter(isRing))), ...(await pricedStones(means, kept.filter(isStone)))];
}

interface Means {
  readonly services: Services;
  readonly caller: Caller;
  readonly likes: Awaited<ReturnType<typeof likesOf>>;
}

async function pricedRings({ services, caller, likes }: Means, rings: readonly KeptRing[]): Promise<WatchedRing[]> {
  const figures = await todaysFigures(
    services,
    caller.dealerId,
    rings.map(({ design }) => design),
  );
  const addresses = await services.stills.addresses();
  return rings.flatMap((ring, index) => {
    const own = figures[index];
    const likedBy = [...(likes.get(ring.item.id) ?? [])];
    return own === undefined ? [] : [watchedRing(services.models, ring, own, { addresses, caller, likedBy })];
  });
}

async function pricedStones({ services, caller, likes }: Means, stones: readonly KeptStone[]): Promise<WatchedStone[]> {
  const figures = await stoneFigures(services, caller.dealerId, stones);
  return stones.flatMap((stone, index) => {
    const own = figures[index];
    return own === undefined
      ? []
      : [watchedStone(stone, own, { caller, likedBy: [...(likes.get(stone.item.id) ?? [])] })];
  });
}

/** One of them. */
export async function pricedItem(services: Services, caller: Caller, kept: KeptItem): Promise<WatchItem> {
  return isRing(kept) ? pricedRing(services, caller, kept) : pricedStone(services, caller, kept);
}

const meansOf = async (services: Services, caller: Caller, { item }: KeptItem): Promise<Means> => ({
  services,
  caller,
  likes: await likesOf(services.database.orm, [item.id]),
});

export async function pricedRing(services: Services, caller: Caller, ring: KeptRing): Promise<WatchedRing> {
  const [priced] = await pricedRings(await meansOf(services, caller, ring), [ring]);
  if (priced === undefined) throw new Error('a kept ring was lost while it was priced');
  return priced;
}

export async function pricedStone(services: Services, caller: Caller, stone: KeptStone): Promise<WatchedStone> {
  const [priced] = await pricedStones(await meansOf(services, caller, stone), [stone]);
  if (priced === undefined) throw new Error('a kept stone was lost while it was priced');
  return priced;
}

export async function pricedList(services: Services, caller: Caller, list: WatchListRow | null): Promise<WatchList> {
  if (list === null) throw new CodedError('watch-list.unknown');
  const [priced] = await pricedLists(services, caller, [list]);
  if (priced === undefined) throw new Error('a watch list was lost while it was priced');
  return priced;
}

/** @throws CodedError `watch-list.unknown` for a list of another company as for one that never was. */
export async function requireList(services: Services, caller: Caller, listId: string): Promise<WatchListRow> {
  const list = await findWatchList(services.database.orm, caller.dealerId, listId);
  if (list === null) throw new CodedError('watch-list.unknown');
  return list;
}
