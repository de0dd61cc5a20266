import { readDesignCode } from '@ringwerk/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { designs } from '../../storage/schema/designs.ts';
import { quotePositions } from '../../storage/schema/trade.ts';
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

/**
 * A link with the rings that it opens with today: of a link to a quote the first chosen ones, for the quote may have changed
 * since; null where the quote has no rings any more.
 */
export async function withRingsOfToday(database: Queryable, found: FullShare): Promise<FullShare | null> {
  const { quoteId } = found.share;
  if (quoteId === null) return found;
  const [row] = await database
    .select(columns)
    .from(quotePositions)
    .innerJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(eq(quotePositions.quoteId, quoteId))
    .orderBy(desc(quotePositions.isChosen), asc(quotePositions.number))
    .limit(1);
  if (row === undefined) return null;
  const { setId, ...design } = row;
  return { ...found, share: { ...found.share, designCode: design.code, setId }, design };
}

/**
 * A design that a link shows: its own, or with a code another one of its quote; null for one of neither.
 * @param typed - as it stands in an address
 */
export async function sharedDesign(
  database: Queryable,
  { share, design }: FullShare,
  typed: string | undefined,
): Promise<SharedDesign | null> {
  const code = typed === undefined ? design.code : readDesignCode(typed);
  if (code === design.code) return { design, setId: share.setId };
  if (code === null || share.quoteId === null) return null;
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
