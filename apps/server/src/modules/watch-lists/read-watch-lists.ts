import type { WatchItem, WatchList } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { likesOf } from './hearts.ts';
import { watchItemAnswer, watchListAnswer } from './watch-item-answer.ts';
import { todaysFigures } from './todays-figures.ts';
import { findWatchList, listRings, listWatchLists, type KeptRing, type WatchListRow } from './watch-list-repository.ts';

/** All lists of the caller's company at today's prices. */
export async function readWatchLists(services: Services, caller: Caller): Promise<WatchList[]> {
  return pricedLists(services, caller, await listWatchLists(services.database.orm, caller.dealerId));
}

export async function pricedLists(
  services: Services,
  caller: Caller,
  lists: readonly WatchListRow[],
): Promise<WatchList[]> {
  const rings = await listRings(
    services.database.orm,
    lists.map((list) => list.id),
  );
  const items = await pricedItems(services, caller, rings);
  const byList = Map.groupBy(
    rings.map(({ item: { listId } }, index) => ({ listId, item: items[index] })),
    ({ listId }) => listId,
  );
  return lists.map((list) =>
    watchListAnswer(
      list,
      (byList.get(list.id) ?? []).flatMap(({ item }) => item ?? []),
    ),
  );
}

/** Kept rings at today's prices, in their order. */
export async function pricedItems(
  services: Services,
  caller: Caller,
  rings: readonly KeptRing[],
): Promise<WatchItem[]> {
  const figures = await todaysFigures(
    services,
    caller.dealerId,
    rings.map(({ design }) => design),
  );
  const addresses = await services.stills.addresses();
  const likes = await likesOf(
    services.database.orm,
    rings.map(({ item }) => item.id),
  );
  return rings.flatMap((ring, index) => {
    const own = figures[index];
    return own === undefined
      ? []
      : [watchItemAnswer(services.models, ring, own, { addresses, caller, likedBy: likes.get(ring.item.id) ?? [] })];
  });
}

/** One of them. */
export async function pricedItem(services: Services, caller: Caller, ring: KeptRing): Promise<WatchItem> {
  const [item] = await pricedItems(services, caller, [ring]);
  if (item === undefined) throw new Error('a kept ring was lost while it was priced');
  return item;
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
