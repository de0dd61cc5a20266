import type { Transaction } from '../../storage/database.ts';
import { orderOfList, placeItems } from './item-order.ts';
import { deleteItem, insertItem } from './watch-list-repository.ts';

/** What is put on a list instead of another item of it. */
type Replacement = Omit<Parameters<typeof insertItem>[1], 'listId'> & { readonly addedAt: Date };

/**
 * Puts a new item in the place of an old one, which keeps its own for an undo, with the hearts that were given to it. The list must be
 * locked. @returns the id of the new one
 */
export async function putInPlace(
  transaction: Transaction,
  { listId, itemId }: { readonly listId: string; readonly itemId: string },
  replacement: Replacement,
): Promise<string> {
  const order = await orderOfList(transaction, listId);
  await deleteItem(transaction, listId, itemId, replacement.addedAt);
  const { id } = await insertItem(transaction, { ...replacement, listId });
  await placeItems(transaction, listId, order.toSpliced(order.indexOf(itemId), 0, id));
  return id;
}
