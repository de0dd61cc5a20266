import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { COUPLE_NAME, type NamedCouple } from '../couples/couple-ref.ts';
import type { Page } from '../paging.ts';

export type QuoteRow = typeof quotes.$inferSelect;
/** A quote with the model that its design began with. */
export interface FoundQuote extends QuoteRow {
  readonly setId: number | null;
  /** The file that it is tied to. */
  readonly couple: NamedCouple | null;
}
const found = { ...getTableColumns(quotes), setId: designs.setId, couple: COUPLE_NAME };

/** The next running number; a quote that fails leaves a gap, which is allowed, and never a repeat. */
export async function nextQuoteNumber(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ number: string }>(sql`select nextval('quote_numbers') as number`);
  return Number(rows[0]?.number);
}

export async function insertQuote(database: Queryable, quote: typeof quotes.$inferInsert): Promise<QuoteRow> {
  const rows = await database.insert(quotes).values(quote).returning();
  if (rows[0] === undefined) throw new Error('an inserted quote was not returned');
  return rows[0];
}

/** Another dealer's quote is as unknown as one that never was. */
export async function findQuote(database: Queryable, dealerId: string, id: string): Promise<FoundQuote | null> {
  const rows = await database
    .select(found)
    .from(quotes)
    .leftJoin(designs, eq(designs.code, quotes.designCode))
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(and(eq(quotes.id, id), eq(quotes.dealerId, dealerId)));
  return rows[0] ?? null;
}

/** The quote that a call with this key has made. */
export async function findQuoteByKey(database: Queryable, dealerId: string, key: string): Promise<FoundQuote | null> {
  const rows = await database
    .select(found)
    .from(quotes)
    .leftJoin(designs, eq(designs.code, quotes.designCode))
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(and(eq(quotes.dealerId, dealerId), eq(quotes.idempotencyKey, key)));
  return rows[0] ?? null;
}

/** A quote, locked until the transaction ends: it is ordered once. */
export async function lockQuote(transaction: Transaction, dealerId: string, id: string): Promise<QuoteRow | null> {
  const rows = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.dealerId, dealerId)))
    .for('update');
  return rows[0] ?? null;
}

export async function markOrdered(database: Queryable, id: string, at: Date): Promise<void> {
  await database.update(quotes).set({ orderedAt: at }).where(eq(quotes.id, id));
}

/** The quote of a cancelled order can be ordered again for as long as it is valid. */
export async function reopenQuote(database: Queryable, id: string): Promise<void> {
  await database.update(quotes).set({ orderedAt: null }).where(eq(quotes.id, id));
}

export async function listQuotes(
  database: Queryable,
  dealerId: string,
  page: Page,
): Promise<{ readonly total: number; readonly rows: readonly FoundQuote[] }> {
  const where = eq(quotes.dealerId, dealerId);
  const [counted] = await database.select({ total: count() }).from(quotes).where(where);
  const rows = await database
    .select(found)
    .from(quotes)
    .leftJoin(designs, eq(designs.code, quotes.designCode))
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(where)
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}
