import { readDesignCode } from '@ringwerk/contract';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { designs } from '../../storage/schema/designs.ts';
import { quotePositions } from '../../storage/schema/trade.ts';
import { watchItems, watchLists } from '../../storage/schema/watch-lists.ts';
import type { FullShare, ShareDesign } from './share-repository.ts';

export interface SharedDesign {
  readonly design: ShareDesign;
  readonly setId: number | null;
}

const columns = {
  code: designs.code,
  design: designs.design,
  designKey: designs.designKey,
  evaluation: designs.evaluation,
  createdAt: designs.createdAt,
  setId: designs.setId,
};

/** A link as it opens today; its design is null for a list on which nothing but loose stones is left. */
export type OpenShare = FullShare;

/** Why a link leads nowhere today: for good, or until something is put on its list again. */
export type NothingToOpen = 'share.ended' | 'share.empty';

/**
 * A link with the rings that it opens with today: of a link to a quote the first chosen ones, of one to a list its first, for both
 * may have changed since. `share.ended` where the quote has no rings any more and where the list is deleted, `share.empty` where
 * nothing is on the list.
 */
export async function withRingsOfToday(database: Queryable, found: FullShare): Promise<OpenShare | NothingToOpen> {
  const { quoteId, watchListId } = found.share;
  if (watchListId !== null) return withFirstOfList(database, found, watchListId);
  // A list of loose stones alone that is gone leaves nothing.
  if (quoteId === null) return found.design === null ? 'share.ended' : found;
  const [row] = await database
    .select(columns)
    .from(quotePositions)
    .innerJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(eq(quotePositions.quoteId, quoteId))
    .orderBy(desc(quotePositions.isChosen), asc(quotePositions.number))
    .limit(1);
  return row === undefined ? 'share.ended' : openedWith(found, row);
}

const openedWith = (found: FullShare, { setId, ...design }: ShareDesign & { readonly setId: number | null }) => ({
  ...found,
  share: { ...found.share, designCode: design.code, setId },
  design,
});

const onList = (listId: string) =>
  and(eq(watchItems.listId, listId), isNull(watchItems.deletedAt), isNull(watchLists.deletedAt));

async function withFirstOfList(
  database: Queryable,
  found: FullShare,
  listId: string,
): Promise<OpenShare | NothingToOpen> {
  const [first] = await database
    .select({ rings: columns })
    .from(watchItems)
    .innerJoin(watchLists, eq(watchLists.id, watchItems.listId))
    .leftJoin(designs, eq(designs.code, watchItems.designCode))
    .where(onList(listId))
    .orderBy(isNull(watchItems.designCode), asc(watchItems.place), asc(watchItems.addedAt), asc(watchItems.id))
    .limit(1);
  if (first === undefined) return (await isKept(database, listId)) ? 'share.empty' : 'share.ended';
  return first.rings === null
    ? { ...found, share: { ...found.share, setId: null }, design: null }
    : openedWith(found, first.rings);
}

async function isKept(database: Queryable, listId: string): Promise<boolean> {
  const kept = and(eq(watchLists.id, listId), isNull(watchLists.deletedAt));
  return (await database.select({ id: watchLists.id }).from(watchLists).where(kept)).length > 0;
}

/**
 * A design that a link shows: its own, or with a code another one of its quote or list; null for one of neither, and without a
 * code for a list of loose stones alone.
 * @param typed - as it stands in an address
 */
export async function sharedDesign(
  database: Queryable,
  { share, design }: OpenShare,
  typed: string | undefined,
): Promise<SharedDesign | null> {
  const code = typed === undefined ? (design?.code ?? null) : readDesignCode(typed);
  if (code === null) return null;
  if (code === design?.code) return { design, setId: share.setId };
  if (share.watchListId !== null) return designOnList(database, share.watchListId, code);
  if (share.quoteId === null) return null;
  const [row] = await database
    .select(columns)
    .from(quotePositions)
    .innerJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(and(eq(quotePositions.quoteId, share.quoteId), eq(quotePositions.designCode, code)))
    .limit(1);
  if (row === undefined) return null;
  const { setId, ...found } = row;
  return { design: found, setId };
}

async function designOnList(database: Queryable, listId: string, code: string): Promise<SharedDesign | null> {
  const [row] = await database
    .select(columns)
    .from(watchItems)
    .innerJoin(watchLists, eq(watchLists.id, watchItems.listId))
    .innerJoin(designs, eq(designs.code, watchItems.designCode))
    .where(and(onList(listId), eq(watchItems.designCode, code)))
    .limit(1);
  if (row === undefined) return null;
  const { setId, ...design } = row;
  return { design, setId };
}

/**
 * Article and name of what a couple has changed: of a link to a list or a quote, of the one of its rings that was changed.
 * @param typed - code of that one; absent, or of a ring that is gone meanwhile: what the link opens with
 */
export async function changedFrom(
  database: Queryable,
  { name, setId, watchListId, quoteId }: FullShare['share'],
  typed: string | undefined,
): Promise<{ readonly name: string; readonly setId: number | null }> {
  const opened = { name, setId };
  const code = typed === undefined ? null : readDesignCode(typed);
  if (code === null) return opened;
  if (watchListId !== null) {
    const [item] = await database
      .select({ name: watchItems.name, setId: watchItems.setId })
      .from(watchItems)
      .innerJoin(watchLists, eq(watchLists.id, watchItems.listId))
      .where(and(onList(watchListId), eq(watchItems.designCode, code)))
      .limit(1);
    return item ?? opened;
  }
  if (quoteId === null) return opened;
  const [position] = await database
    .select({ setId: designs.setId })
    .from(quotePositions)
    .innerJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(and(eq(quotePositions.quoteId, quoteId), eq(quotePositions.designCode, code)))
    .limit(1);
  return { ...opened, ...position };
}
