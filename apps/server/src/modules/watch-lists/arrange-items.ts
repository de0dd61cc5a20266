import { CodedError } from '../../http/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { claimKey, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { requireRoom } from './watch-list-repository.ts';
import { insertCopy, lockLists, orderOfList, placeItems, type Arrangement } from './item-order.ts';

type Means = Pick<Services, 'database'>;

/** @throws CodedError `watch-list.unknown` where one of the lists is not the caller's, or the item is not on its list */
async function requireBoth(
  transaction: Transaction,
  { dealerId }: Pick<Caller, 'dealerId'>,
  { listId, itemId, toListId }: Arrangement,
): Promise<void> {
  await lockLists(transaction, dealerId, [listId, toListId]);
  if (!(await orderOfList(transaction, listId)).includes(itemId)) throw new CodedError('watch-list.unknown');
}

/**
 * Puts an item before another one of a list, or at its end. Both lists are locked meanwhile, so that what two people move at
 * once comes into one order. @throws CodedError `watch-list.unknown`, also where `before` is on that list no more
 */
export async function moveItem(
  { database }: Means,
  caller: Pick<Caller, 'dealerId'>,
  { before, ...arrangement }: Arrangement & { readonly before: string | null },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireBoth(transaction, caller, arrangement);
    const { itemId, toListId } = arrangement;
    if (before === itemId) return;
    if (toListId !== arrangement.listId) await requireRoom(transaction, toListId);
    const others = (await orderOfList(transaction, toListId)).filter((id) => id !== itemId);
    const at = before === null ? others.length : others.indexOf(before);
    if (at < 0) throw new CodedError('watch-list.unknown');
    await placeItems(transaction, toListId, others.toSpliced(at, 0, itemId));
  });
}

/** Puts an item on another list as well, at its end. @returns the copy's id @throws CodedError `watch-list.unknown` */
export async function copyItem(
  { database }: Means,
  caller: Pick<Caller, 'dealerId' | 'userId'>,
  arrangement: Arrangement,
  call: IdempotentCall | null,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const made = call === null ? null : await claimKey(transaction, call);
    if (made !== null) return made;
    await requireBoth(transaction, caller, arrangement);
    const id = await insertCopy(transaction, arrangement, caller.userId);
    if (call !== null) await noteMade(transaction, call, id);
    return id;
  });
}
