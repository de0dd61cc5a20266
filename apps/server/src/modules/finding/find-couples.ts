import { coupleTitle } from '@ringwerk/contract';
import { and, desc } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { matches } from '../catalogue/search-words.ts';
import { ofDealer } from '../couples/couple-repository.ts';
import type { AskedWords } from './asked-words.ts';

/** Couples of a dealer, the ones that somebody has worked on last first. */
export async function findCouples(database: Queryable, dealerId: string, asked: AskedWords, most: number) {
  if (!asked.isNone && asked.people === null) return [];
  const rows = await database
    .select({
      id: couples.id,
      people: couples.people,
      language: couples.language,
      city: couples.city,
      weddingDate: couples.weddingDate,
    })
    .from(couples)
    .where(and(ofDealer(dealerId), matches(couples.search, asked.people)))
    .orderBy(desc(couples.updatedAt), desc(couples.id))
    .limit(most);
  return rows.map(({ people, language, ...couple }) => ({ ...couple, title: coupleTitle(people, language) }));
}
