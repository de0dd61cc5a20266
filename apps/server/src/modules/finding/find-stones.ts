import { and, asc, eq, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { stones } from '../../storage/schema/stones.ts';

/** The index reads letters as they are: the number as it was typed, in capitals and in small letters. `like` reads no sign as anything. */
const begins = (column: AnyColumn, text: string): SQL | undefined =>
  or(
    ...[...new Set([text, text.toUpperCase(), text.toLowerCase()])].map(
      (spelling) => sql`${column} like ${`${spelling.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}`,
    ),
  );

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
