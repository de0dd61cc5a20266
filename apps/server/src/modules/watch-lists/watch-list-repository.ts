import { createHash } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { findStones } from '../stones/stone-repository.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import { designs } from '../../storage/schema/designs.ts';
import { watchItems, watchLists } from '../../storage/schema/watch-lists.ts';

export type WatchListRow = typeof watchLists.$inferSelect;
export type WatchItemRow = typeof watchItems.$inferSelect;
/** An item with the saved design that it keeps. */
export interface KeptRing {
  readonly item: WatchItemRow;
  readonly design: typeof designs.$inferSelect;
}
/** An item with the stone that it keeps, whatever has become of it. */
export interface KeptStone {
  readonly item: WatchItemRow;
  readonly stone: StoneRow;
}
export type KeptItem = KeptRing | KeptStone;

export const isRing = (kept: KeptItem): kept is KeptRing => 'design' in kept;
export const isStone = (kept: KeptItem): kept is KeptStone => 'stone' in kept;

/** How the items of a list stand. */
export const IN_ORDER = [asc(watchItems.place), asc(watchItems.addedAt), asc(watchItems.id)] as const;

const isMine = (dealerId: string) => and(eq(watchLists.dealerId, dealerId), isNull(watchLists.deletedAt));

export function listWatchLists(database: Queryable, dealerId: string): Promise<WatchListRow[]> {
  return database
    .select()
    .from(watchLists)
    .where(isMine(dealerId))
    .orderBy(asc(watchLists.createdAt), asc(watchLists.id));
}

export async function findWatchList(database: Queryable, dealerId: string, id: string): Promise<WatchListRow | null> {
  const rows = await database
    .select()
    .from(watchLists)
    .where(and(eq(watchLists.id, id), isMine(dealerId)));
  return rows[0] ?? null;
}

export async function insertWatchList(
  database: Queryable,
  list: { dealerId: string; name: string; createdAt: Date },
): Promise<WatchListRow> {
  const rows = await database.insert(watchLists).values(list).returning();
  if (rows[0] === undefined) throw new Error('an inserted watch list was not returned');
  return rows[0];
}

/** The list of this dealer's key: the first call writes it, later ones find it, whatever has become of it since. */
export async function openOnce(
  database: Queryable,
  list: { dealerId: string; name: string; createdAt: Date },
  key: string,
): Promise<WatchListRow> {
  const id = idOf(list.dealerId, key);
  await database
    .insert(watchLists)
    .values({ ...list, id })
    .onConflictDoNothing();
  const [row] = await database.select().from(watchLists).where(eq(watchLists.id, id));
  if (row === undefined) throw new Error('an opened watch list was not found');
  return row;
}

/** The same for the same dealer and key, in the form of a random UUID. */
function idOf(dealerId: string, key: string): string {
  const hash = createHash('sha256').update(`watch-list ${dealerId} ${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Lines up callers of one dealer, so that two first rings do not open two first lists. */
export async function lockDealer(transaction: Transaction, dealerId: string): Promise<void> {
  await transaction.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, dealerId)).for('update');
}

export async function renameWatchList(
  database: Queryable,
  dealerId: string,
  id: string,
  name: string,
): Promise<WatchListRow | null> {
  const rows = await database
    .update(watchLists)
    .set({ name })
    .where(and(eq(watchLists.id, id), isMine(dealerId)))
    .returning();
  return rows[0] ?? null;
}

export async function deleteWatchList(database: Queryable, dealerId: string, id: string, at: Date): Promise<boolean> {
  const rows = await database
    .update(watchLists)
    .set({ deletedAt: at })
    .where(and(eq(watchLists.id, id), isMine(dealerId)))
    .returning({ id: watchLists.id });
  return rows.length > 0;
}

/** Null when there is no list deleted after `since`. */
export async function restoreWatchList(
  database: Queryable,
  dealerId: string,
  id: string,
  since: Date,
): Promise<WatchListRow | null> {
  const rows = await database
    .update(watchLists)
    .set({ deletedAt: null })
    .where(and(eq(watchLists.id, id), eq(watchLists.dealerId, dealerId), gt(watchLists.deletedAt, since)))
    .returning();
  return rows[0] ?? null;
}

const kept = (database: Queryable) =>
  database
    .select({ item: watchItems, design: designs })
    .from(watchItems)
    .leftJoin(designs, eq(designs.code, watchItems.designCode));

/** What is on these lists, in the order in which it stands there. The lists must be the caller's own. */
export async function listItems(database: Queryable, listIds: readonly string[]): Promise<KeptItem[]> {
  if (listIds.length === 0) return [];
  const rows = await kept(database)
    .where(and(inArray(watchItems.listId, [...listIds]), isNull(watchItems.deletedAt)))
    .orderBy(...IN_ORDER);
  return withStones(database, rows);
}

export async function findItem(database: Queryable, itemId: string): Promise<KeptItem | null> {
  const [found = null] = await withStones(database, await kept(database).where(eq(watchItems.id, itemId)));
  return found;
}

interface KeptRow {
  readonly item: WatchItemRow;
  readonly design: KeptRing['design'] | null;
}

/** The stones are read as the exchange reads them, all by one statement. */
async function withStones(database: Queryable, rows: readonly KeptRow[]): Promise<KeptItem[]> {
  const found = await findStones(
    database,
    rows.flatMap(({ item: { stoneId } }) => stoneId ?? []),
  );
  const stoneOf = new Map(found.map((stone) => [stone.id, stone]));
  return rows.map(({ item, design }) => {
    if (design !== null) return { item, design };
    const stone = stoneOf.get(item.stoneId ?? '');
    if (stone === undefined) throw new Error(`watch item ${item.id} keeps neither a design nor a stone`);
    return { item, stone };
  });
}

/** More than anybody looks through; all of them are priced at each look. */
export const ITEMS_MAX = 500;

/** @throws CodedError `watch-list.full` where nothing more goes on a list */
export async function requireRoom(database: Queryable, listId: string): Promise<void> {
  const [row] = await database
    .select({ items: count() })
    .from(watchItems)
    .where(and(eq(watchItems.listId, listId), isNull(watchItems.deletedAt)));
  if ((row?.items ?? 0) >= ITEMS_MAX) throw new CodedError('watch-list.full');
}

/** Puts something at the end of its list. @throws CodedError `watch-list.full` */
export async function insertItem(
  database: Queryable,
  item: Omit<typeof watchItems.$inferInsert, 'place'>,
): Promise<WatchItemRow> {
  await requireRoom(database, item.listId);
  const place = sql`(select coalesce(max(place), 0) + 1 from watch_items where list_id = ${item.listId})`;
  const rows = await database
    .insert(watchItems)
    .values({ ...item, place })
    .returning();
  if (rows[0] === undefined) throw new Error('an inserted watch item was not returned');
  return rows[0];
}

/** A ring with the list that it was put on. */
export interface KeptBefore {
  readonly list: WatchListRow;
  readonly ring: KeptRing;
}

/** The ring that a call with this key has kept. */
export async function findKeptByKey(database: Queryable, dealerId: string, key: string): Promise<KeptBefore | null> {
  const [row] = await database
    .select({ list: watchLists, item: watchItems, design: designs })
    .from(watchItems)
    .innerJoin(designs, eq(designs.code, watchItems.designCode))
    .innerJoin(watchLists, eq(watchLists.id, watchItems.listId))
    .where(and(eq(watchItems.idempotencyKey, key), eq(watchLists.dealerId, dealerId)));
  return row === undefined ? null : { list: row.list, ring: { item: row.item, design: row.design } };
}

export interface ItemChanges {
  readonly note?: string;
  readonly name?: string;
}

export async function updateItem(
  database: Queryable,
  listId: string,
  itemId: string,
  changes: ItemChanges,
): Promise<boolean> {
  const where = and(eq(watchItems.id, itemId), eq(watchItems.listId, listId), isNull(watchItems.deletedAt));
  const rows =
    Object.keys(changes).length === 0
      ? await database.select({ id: watchItems.id }).from(watchItems).where(where)
      : await database.update(watchItems).set(changes).where(where).returning({ id: watchItems.id });
  return rows.length > 0;
}

export async function deleteItem(database: Queryable, listId: string, itemId: string, at: Date): Promise<boolean> {
  const rows = await database
    .update(watchItems)
    .set({ deletedAt: at })
    .where(and(eq(watchItems.id, itemId), eq(watchItems.listId, listId), isNull(watchItems.deletedAt)))
    .returning({ id: watchItems.id });
  return rows.length > 0;
}

export async function restoreItem(database: Queryable, listId: string, itemId: string, since: Date): Promise<boolean> {
  const rows = await database
    .update(watchItems)
    .set({ deletedAt: null })
    .where(and(eq(watchItems.id, itemId), eq(watchItems.listId, listId), gt(watchItems.deletedAt, since)))
    .returning({ id: watchItems.id });
  return rows.length > 0;
}
