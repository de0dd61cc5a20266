import { coupleTitle } from '@ringwerk/contract';
import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { ofDealer } from '../couples/couple-repository.ts';
import type { AskedWords } from './asked-words.ts';
import { newestFound, type AgedRows } from './newest-found.ts';

const agedCouples = (dealerId: string): AgedRows => ({
  table: couples,
  id: couples.id,
  at: couples.updatedAt,
  tie: couples.id,
  scope: sql`${ofDealer(dealerId)}`,
});

/** Couples of a dealer, the ones that somebody has worked on last first. */
export async function findCouples(database: Queryable, dealerId: string, asked: AskedWords, most: number) {
  if (!asked.isNone && asked.people === null) return [];
  const { people: words } = asked;
  const found =
    words === null
      ? undefined
      : inArray(
          couples.id,
          await newestFound(database, agedCouples(dealerId), sql`${couples.search} @@ ${words}`, most),
        );
  const rows = await database
    .select({
      id: couples.id,
      people: couples.people,
      language: couples.language,
      city: couples.city,
      weddingDate: couples.weddingDate,
    })
    .from(couples)
    .where(and(ofDealer(dealerId), found))
    .orderBy(desc(couples.updatedAt), desc(couples.id))
    .limit(most);
  return rows.map(({ people, language, ...couple }) => ({ ...couple, title: coupleTitle(people, language) }));
}
