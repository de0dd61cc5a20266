import type { WatchList } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { watchItemAnswer, watchListAnswer, type Stills } from './watch-item-answer.ts';
import { findWatchList, listRings, listWatchLists, type WatchListRow } from './watch-list-repository.ts';

/** All lists of the caller's company at today's prices. */
export async function readWatchLists(services: Services, stills: Stills, caller: Caller): Promise<WatchList[]> {
  return pricedLists(services, stills, caller, await listWatchLists(services.database.orm, caller.dealerId));
}

export async function pricedLists(
  { database }: Services,
  stills: Stills,
  caller: Caller,
  lists: readonly WatchListRow[],
): Promise<WatchList[]> {
  const basis = await currentPriceBasis(database, caller.dealerId);
  const rings = await listRings(
    database.orm,
    lists.map((list) => list.id),
  );
  return lists.map((list) =>
    watchListAnswer(
      list,
      rings.filter((ring) => ring.item.listId === list.id).map((ring) => watchItemAnswer(ring, basis, stills)),
    ),
  );
}

export async function pricedList(
  services: Services,
  stills: Stills,
  caller: Caller,
  list: WatchListRow | null,
): Promise<WatchList> {
  if (list === null) throw new CodedError('watch-list.unknown');
  const [priced] = await pricedLists(services, stills, caller, [list]);
  if (priced === undefined) throw new Error('a watch list was lost while it was priced');
  return priced;
}

/** @throws CodedError `watch-list.unknown` for a list of another company as for one that never was. */
export async function requireList(services: Services, caller: Caller, listId: string): Promise<WatchListRow> {
  const list = await findWatchList(services.database.orm, caller.dealerId, listId);
  if (list === null) throw new CodedError('watch-list.unknown');
  return list;
}
