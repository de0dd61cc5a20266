import { and, asc, eq, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { stones } from '../../storage/schema/stones.ts';

/** Escapes what `like` reads as anything. */
const begins = (column: AnyColumn, text: string): SQL =>
  sql`${column} like ${`${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}`;

/** Offered stones with a report whose number, or the seller's own number, begins like this: the exchange shows them by their report. */
export async function findStones(database: Queryable, number: string | null, most: number) {
  if (number === null) return [];
  return database
    .select({
      id: stones.id,
      stockNumber: stones.stockNumber,
      shape: stones.shape,
      carat: stones.carat,
      colour: stones.colour,
      clarity: stones.clarity,
      lab: stones.lab,
      reportNumber: stones.reportNumber,
    })
    .from(stones)
    .where(
      and(
        eq(stones.status, 'listed'),
        ne(stones.reportNumber, ''),
        or(begins(stones.reportNumber, number), begins(stones.stockNumber, number)),
      ),
    )
    .orderBy(asc(stones.reportNumber), asc(stones.stockNumber), asc(stones.id))
    .limit(most);
}
