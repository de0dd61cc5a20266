import { readDesignCode } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { designs } from '../../storage/schema/designs.ts';
import { quotePositions } from '../../storage/schema/trade.ts';
import type { FullShare, ShareDesign } from './share-repository.ts';

export interface SharedDesign {
  readonly design: ShareDesign;
  readonly setId: number | null;
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
    .select({
      code: designs.code,
      design: designs.design,
      designKey: designs.designKey,
      evaluation: designs.evaluation,
      createdAt: designs.createdAt,
      setId: designs.setId,
    })
    .from(quotePositions)
    .innerJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(and(eq(quotePositions.quoteId, share.quoteId), eq(quotePositions.designCode, code)))
    .limit(1);
  if (row === undefined) return null;
  const { setId, ...found } = row;
  return { design: found, setId };
}
