import { and, count, desc, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { documents } from '../../storage/schema/documents.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { COUPLE_NAME, type NamedCouple } from '../couples/couple-ref.ts';
import type { Page } from '../paging.ts';
import {
  listedPositionsOfQuotes,
  positionsOfQuotes,
  type FoundQuotePosition,
  type Listed,
} from '../positions/position-repository.ts';

export type QuoteRow = typeof quotes.$inferSelect;
/** A quote with the file that it is tied to. */
interface HeadRow extends QuoteRow {
  readonly couple: NamedCouple | null;
}
export interface ListedQuoteRow extends HeadRow {
  readonly positions: readonly Listed<FoundQuotePosition>[];
}
/** A quote with everything that it offers. */
export interface FoundQuote extends HeadRow {
  readonly positions: readonly FoundQuotePosition[];
}
const head = { ...getTableColumns(quotes), couple: COUPLE_NAME };

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

async function whole(database: Queryable, row: HeadRow | undefined): Promise<FoundQuote | null> {
  if (row === undefined) return null;
  const positions = await positionsOfQuotes(database, [row.id]);
  return { ...row, positions: positions.get(row.id) ?? [] };
}

/** Another dealer's quote is as unknown as one that never was. */
export async function findQuote(database: Queryable, dealerId: string, id: string): Promise<FoundQuote | null> {
  const [row] = await database
    .select(head)
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(and(eq(quotes.id, id), eq(quotes.dealerId, dealerId)));
  return whole(database, row);
}

/** The quote that a call with this key has made. */
export async function findQuoteByKey(database: Queryable, dealerId: string, key: string): Promise<FoundQuote | null> {
  const [row] = await database
    .select(head)
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(and(eq(quotes.dealerId, dealerId), eq(quotes.idempotencyKey, key)));
  return whole(database, row);
}

/** A quote, locked until the transaction ends: it is ordered once, and changed by one after the other. */
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

/** Raises the version, and the revision where the present one was printed: what a couple holds keeps its number alone. */
export async function updateQuote(
  transaction: Transaction,
  id: string,
  changes: Partial<Pick<QuoteRow, 'customerName' | 'discount'>>,
): Promise<void> {
  const isPrinted = sql`exists (select 1 from ${documents} where kind = 'quote' and owner_id = ${quotes.id} and revision = ${quotes.revision})`;
  await transaction
    .update(quotes)
    .set({
      ...changes,
      version: sql`${quotes.version} + 1`,
      revision: sql`${quotes.revision} + (case when ${isPrinted} then 1 else 0 end)`,
    })
    .where(eq(quotes.id, id));
}

export interface QuoteFilter {
  /** Only those that are valid at this moment and not ordered. */
  readonly openAt?: Date | undefined;
  readonly coupleId?: string | undefined;
}

export async function listQuotes(
  database: Queryable,
  dealerId: string,
  { openAt, coupleId }: QuoteFilter,
  page: Page,
): Promise<{ readonly total: number; readonly rows: readonly ListedQuoteRow[] }> {
  const where = and(
    eq(quotes.dealerId, dealerId),
    openAt === undefined ? undefined : and(isNull(quotes.orderedAt), gte(quotes.validUntil, openAt)),
    coupleId === undefined ? undefined : eq(quotes.coupleId, coupleId),
  );
  const [counted] = await database.select({ total: count() }).from(quotes).where(where);
  const rows = await database
    .select(head)
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(where)
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(page.pageSize)
    .offset(page.offset);
  const positions = await listedPositionsOfQuotes(
    database,
    rows.map(({ id }) => id),
  );
  return { total: counted?.total ?? 0, rows: rows.map((row) => ({ ...row, positions: positions.get(row.id) ?? [] })) };
}
