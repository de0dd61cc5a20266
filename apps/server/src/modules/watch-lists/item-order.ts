import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { watchItems, watchLists } from '../../storage/schema/watch-lists.ts';
import { findWatchList, IN_ORDER, insertItem } from './watch-list-repository.ts';

/** An item, and the list that it goes to. */
export interface Arrangement {
  readonly listId: string;
  readonly itemId: string;
  readonly toListId: string;
}

/** Locks lists of one dealer in one order. @throws CodedError `watch-list.unknown` where one of them is not his */
export async function lockLists(transaction: Transaction, dealerId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const rows = await transaction
    .select({ id: watchLists.id })
    .from(watchLists)
    .where(and(inArray(watchLists.id, wanted), eq(watchLists.dealerId, dealerId), isNull(watchLists.deletedAt)))
    .orderBy(asc(watchLists.id))
    .for('update');
  if (rows.length < wanted.length) throw new CodedError('watch-list.unknown');
}

/** Ids of what is on a list, as it stands there. */
export async function orderOfList(database: Queryable, listId: string): Promise<string[]> {
  const rows = await database
    .select({ id: watchItems.id })
    .from(watchItems)
    .where(and(eq(watchItems.listId, listId), isNull(watchItems.deletedAt)))
    .orderBy(...IN_ORDER);
  return rows.map(({ id }) => id);
}

/** @throws CodedError `watch-list.unknown` where the list is not the caller's, or the item is not on it */
export async function requireItem(
  database: Queryable,
  { dealerId }: { readonly dealerId: string },
  { listId, itemId }: Pick<Arrangement, 'listId' | 'itemId'>,
): Promise<void> {
  const list = await findWatchList(database, dealerId, listId);
  if (list === null || !(await orderOfList(database, listId)).includes(itemId))
    throw new CodedError('watch-list.unknown');
}

/** Puts items on a list in this order: one statement, however many there are. */
export async function placeItems(transaction: Transaction, listId: string, ids: readonly string[]): Promise<void> {
  await transaction
    .update(watchItems)
    .set({ listId, place: sql`array_position(${sql.param(ids)}::uuid[], ${watchItems.id})` })
    .where(inArray(watchItems.id, [...ids]));
}

/** The same ring or stone on another list, with its note, its name and the price of the day it was kept. */
export async function insertCopy(
  transaction: Transaction,
  { itemId, toListId }: Arrangement,
  addedBy: string,
): Promise<string> {
  const [item] = await transaction.select().from(watchItems).where(eq(watchItems.id, itemId));
  if (item === undefined) throw new Error('a watch item was lost while it was copied');
  const { designCode, stoneId, setId, articleNumber, name, note, grossWhenAdded, currency, addedAt } = item;
  const kept = { designCode, stoneId, setId, articleNumber, name, note, grossWhenAdded, currency, addedAt };
  return (await insertItem(transaction, { ...kept, listId: toListId, addedBy })).id;
}
