import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { shareHearts, shares } from '../../storage/schema/shares.ts';
import { watchItems } from '../../storage/schema/watch-lists.ts';
import { findStones } from '../stones/stone-repository.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import type { WatchItemRow } from './watch-list-repository.ts';

/** The couples that have marked each of these items, as the dealer calls them; a couple without a name counts as an empty one. */
export async function likesOf(
  database: Queryable,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[] & string[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await database
    .select({ itemId: shareHearts.itemId, couple: shares.couple })
    .from(shareHearts)
    .innerJoin(shares, eq(shares.id, shareHearts.shareId))
    .where(inArray(shareHearts.itemId, [...itemIds]))
    .orderBy(asc(shareHearts.at));
  const likes = new Map<string, string[]>();
  for (const { itemId, couple } of rows) likes.set(itemId, [...(likes.get(itemId) ?? []), couple]);
  return likes;
}

/** What was marked by one link. */
export async function likedBy(database: Queryable, shareId: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ itemId: shareHearts.itemId })
    .from(shareHearts)
    .where(eq(shareHearts.shareId, shareId));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** A mark with what it was given to, whether that is still on its list or not. */
export interface GivenHeart {
  readonly shareId: string;
  readonly at: Date;
  readonly item: Pick<WatchItemRow, 'name' | 'setId' | 'articleNumber'>;
  /** Null of a ring. */
  readonly stone: StoneRow | null;
}

/** What was marked by links, the first mark first. */
export async function heartsOf(database: Queryable, shareIds: readonly string[]): Promise<readonly GivenHeart[]> {
  if (shareIds.length === 0) return [];
  const rows = await database
    .select({ shareId: shareHearts.shareId, at: shareHearts.at, item: watchItems })
    .from(shareHearts)
    .innerJoin(watchItems, eq(watchItems.id, shareHearts.itemId))
    .where(inArray(shareHearts.shareId, [...shareIds]))
    .orderBy(asc(shareHearts.at), asc(shareHearts.itemId));
  const stones = await findStones(
    database,
    rows.flatMap(({ item }) => item.stoneId ?? []),
  );
  return rows.map(({ item, ...heart }) => ({
    ...heart,
    item,
    stone: stones.find(({ id }) => id === item.stoneId) ?? null,
  }));
}

interface Mark {
  readonly itemId: string;
  readonly isLiked: boolean;
}

/** Marks a ring of the link's list, or takes the mark back. @throws CodedError `watch-list.unknown` for what is not on that list */
export async function markRing(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id: shareId, watchListId }: Pick<typeof shares.$inferSelect, 'id' | 'watchListId'>,
  { itemId, isLiked }: Mark,
): Promise<void> {
  const { orm } = database;
  const [item] =
    watchListId === null
      ? []
      : await orm
          .select({ id: watchItems.id })
          .from(watchItems)
          .where(and(eq(watchItems.id, itemId), eq(watchItems.listId, watchListId), isNull(watchItems.deletedAt)));
  if (item === undefined) throw new CodedError('watch-list.unknown');
  if (isLiked) await orm.insert(shareHearts).values({ shareId, itemId, at: clock() }).onConflictDoNothing();
  else await orm.delete(shareHearts).where(and(eq(shareHearts.shareId, shareId), eq(shareHearts.itemId, itemId)));
}
