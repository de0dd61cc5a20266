import type { WatchedStone } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import type { IdempotentCall } from '../idempotency/claim-key.ts';
import { madeOnce } from '../idempotency/made-once.ts';
import { lockLists, requireItem } from './item-order.ts';
import { idOnList, requireKeptStone, stoneToKeep, type KeptPrice } from './keep-stone.ts';
import { putInPlace } from './put-in-place.ts';
import { pricedStone } from './read-watch-lists.ts';
import { deleteItem } from './watch-list-repository.ts';

interface Replacing {
  readonly listId: string;
  readonly itemId: string;
  readonly stoneId: string;
}

/**
 * A stone is on a list once: where it is there already the old item only goes. Else the new item takes the place and the note of the old
 * one.
 */
async function putStone(
  transaction: Transaction,
  caller: Caller,
  { listId, itemId }: Replacing,
  { price, now }: { readonly price: KeptPrice; readonly now: Date },
): Promise<string> {
  const { item } = await requireKeptStone(transaction, itemId);
  const { note } = item;
  const known = await idOnList(transaction, listId, price.stoneId);
  if (known !== null) {
    if (known !== itemId) await deleteItem(transaction, listId, itemId, now);
    return known;
  }
  return putInPlace(
    transaction,
    { listId, itemId },
    { ...price, addedBy: caller.userId, name: '', note, addedAt: now },
  );
}

/** Another stone instead of a kept one. @throws CodedError `watch-list.unknown`, also for a kept ring, and as `stoneToKeep` */
export async function replaceStone(
  services: Services,
  caller: Caller,
  replacing: Replacing,
  call: IdempotentCall | null,
): Promise<WatchedStone> {
  const { database } = services;
  const itemId = await madeOnce(services, call, async () => {
    const price = await stoneToKeep(services, caller, replacing.stoneId);
    return async (transaction) => {
      await lockLists(transaction, caller.dealerId, [replacing.listId]);
      await requireItem(transaction, caller, replacing);
      return putStone(transaction, caller, replacing, { price, now: services.clock() });
    };
  });
  return pricedStone(services, caller, await requireKeptStone(database.orm, itemId));
}
