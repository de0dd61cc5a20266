import { fold } from '@ringwerk/search';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { watchItems, watchLists } from '../../storage/schema/watch-lists.ts';
import type { AskedWords } from './asked-words.ts';

const isNamed = (name: string, words: readonly string[]): boolean => {
  const parts = fold(name).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** Watch lists of a dealer by their names, the newest first. A dealer has tens of them: all names are read. */
export async function findWatchLists(
  database: Queryable,
  dealerId: string,
  { isNone, words }: AskedWords,
  most: number,
) {
  if (!isNone && words.length === 0) return [];
  const named = await database
    .select({ id: watchLists.id, name: watchLists.name })
    .from(watchLists)
    .where(and(eq(watchLists.dealerId, dealerId), isNull(watchLists.deletedAt)))
    .orderBy(desc(watchLists.createdAt), desc(watchLists.id));
  const found = named.filter(({ name }) => isNamed(name, words)).slice(0, most);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const counts = await database
    .select({ id: watchItems.listId, items: count() })
    .from(watchItems)
    .where(and(inArray(watchItems.listId, ids), isNull(watchItems.deletedAt)))
    .groupBy(watchItems.listId);
  return found.map((list) => ({ ...list, items: counts.find(({ id }) => id === list.id)?.items ?? 0 }));
}
