import type { NearStone } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { looseStone, looseStonePrice } from '../stones/loose-stone.ts';
import { unreleasedHolds } from '../stones/stone-repository.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import { requireKeptStone } from './keep-stone.ts';
import { requireItem } from './item-order.ts';
import { goneFor } from './stone-figures.ts';
import { listItems } from './watch-list-repository.ts';

/** Stones that are offered instead of one. */
const SHOWN = 3;
/** Stones that are read at first: more than are shown, for others may hold the nearest. */
const READ = 16;

/**
 * The nearest stones that this dealer can have and that are not on the list already. Holds stand apart from the index: where too
 * many of the nearest are held, more are read.
 */
async function freeNearest(
  { database, stones, clock }: Services,
  { dealerId }: Pick<Caller, 'dealerId'>,
  wanted: StoneRow,
  onList: ReadonlySet<string>,
): Promise<readonly StoneRow[]> {
  const reader = { dealerId, now: clock() };
  for (let most = READ + onList.size; ; most *= 4) {
    const near = await stones.nearest(wanted, most);
    const holds = await unreleasedHolds(
      database.orm,
      near.map(({ id }) => id),
    );
    const holdOf = new Map(holds.map((hold) => [hold.stoneId, hold]));
    const free = near.filter((row) => !onList.has(row.id) && goneFor(row, holdOf.get(row.id), reader) === null);
    if (free.length >= SHOWN || near.length < most) return free.slice(0, SHOWN);
  }
}

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
  return (await freeNearest(services, caller, stone, ids)).flatMap((row) => {
    const price = looseStonePrice(row, basis);
    if (price === null) return [];
    const { retail, cost } = price;
    return [{ stone: looseStone(row), retail: { ...retail }, ...(caller.seesTrade ? { cost } : {}) }];
  });
}
