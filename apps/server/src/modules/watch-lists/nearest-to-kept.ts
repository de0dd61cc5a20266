import type { NearStone } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { looseStone, looseStonePrice } from '../stones/loose-stone.ts';
import { freeNearest } from './free-nearest.ts';
import { requireKeptStone } from './keep-stone.ts';
import { requireItem } from './item-order.ts';
import { listItems } from './watch-list-repository.ts';

/** Stones that are offered instead of one. */
const SHOWN = 3;
/** What can be put in the place of a kept stone, the nearest first. @throws CodedError `watch-list.unknown`, also for a kept ring */
export async function nearestToKept(
  services: Services,
  caller: Caller,
  { listId, itemId }: { readonly listId: string; readonly itemId: string },
): Promise<NearStone[]> {
  const { database } = services;
  await requireItem(database.orm, caller, { listId, itemId });
  const { stone } = await requireKeptStone(database.orm, itemId);
  const onList = await listItems(database.orm, [listId]);
  const ids = new Set(onList.flatMap(({ item: { stoneId } }) => stoneId ?? []));
  const basis = await currentPriceBasis(database, caller.dealerId);
  const near = await freeNearest(services, caller, { stone, taken: ids, most: SHOWN });
  return near.flatMap((row) => {
    const price = looseStonePrice(row, basis);
    if (price === null) return [];
    const { retail, cost } = price;
    return [{ stone: looseStone(row), retail: { ...retail }, ...(caller.seesTrade ? { cost } : {}) }];
  });
}
