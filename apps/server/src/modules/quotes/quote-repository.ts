import { and, count, desc, eq, getTableColumns, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  /** The quote that it renews, and the one that renews it. */
  readonly renewed: QuoteNumber | null;
  readonly renewal: QuoteNumber | null;
  /** Real stones that are held for it. */
  readonly heldStones: number;
}
export interface ListedQuoteRow extends HeadRow {
  readonly positions: readonly Listed<FoundQuotePosition>[];
}
/** A quote with everything that it offers. */
export interface FoundQuote extends HeadRow {
  readonly positions: readonly FoundQuotePosition[];
}
type QuoteNumber = Pick<QuoteRow, 'id' | 'number'>;
const renewed = alias(quotes, 'renewed');
const renewal = alias(quotes, 'renewal');
const head = {
  ...getTableColumns(quotes),
  couple: COUPLE_NAME,
  renewed: { id: renewed.id, number: renewed.number },
  renewal: { id: renewal.id, number: renewal.number },
  heldStones:
    sql<number>`(select count(*) from stone_holds where quote_id = quotes.id and released_at is null)`.mapWith(Number),
};
/** Quotes with what stands beside them. */
const selectHeads = (database: Queryable) =>
  database
    .select(head)
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .leftJoin(renewed, eq(renewed.id, quotes.replaces))
    .leftJoin(renewal, eq(renewal.replaces, quotes.id));

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
  const [row] = await selectHeads(database).where(and(eq(quotes.id, id), eq(quotes.dealerId, dealerId)));
  return whole(database, row);
}

/** The quote that a call with this key has made. */
export async function findQuoteByKey(database: Queryable, dealerId: string, key: string): Promise<FoundQuote | null> {
  const [row] = await selectHeads(database).where(and(eq(quotes.dealerId, dealerId), eq(quotes.idempotencyKey, key)));
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
  changes: Partial<Pick<QuoteRow, 'customerName' | 'discount' | 'relation'>>,
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
  /** Only those that are valid at this moment, neither ordered nor renewed, and that no couple has answered. */
  readonly openAt?: Date | undefined;
  readonly coupleId?: string | undefined;
}

const isOpen = (at: Date) =>
  and(
    isNull(quotes.orderedAt),
    isNull(quotes.answer),
    gte(quotes.validUntil, at),
    sql`not exists (select 1 from quotes renewal where renewal.replaces = quotes.id)`,
  );

export async function listQuotes(
  database: Queryable,
  dealerId: string,
  { openAt, coupleId }: QuoteFilter,
  page: Page,
): Promise<{ readonly total: number; readonly rows: readonly ListedQuoteRow[] }> {
  const where = and(
    eq(quotes.dealerId, dealerId),
    openAt === undefined ? undefined : isOpen(openAt),
    coupleId === undefined ? undefined : eq(quotes.coupleId, coupleId),
  );
  const [counted] = await database.select({ total: count() }).from(quotes).where(where);
  const rows = await selectHeads(database)
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

export type QuoteAnswerFields = Pick<
  QuoteRow,
  'answer' | 'answeredAt' | 'answeredBy' | 'answerReason' | 'answerPlace' | 'answerSeenAt'
>;

export async function writeAnswer(database: Queryable, id: string, answer: QuoteAnswerFields): Promise<void> {
  await database.update(quotes).set(answer).where(eq(quotes.id, id));
}

/** False for a quote without an answer that nobody has read. */
export async function markAnswerSeen(database: Queryable, dealerId: string, id: string, at: Date): Promise<boolean> {
  const unseen = and(
    eq(quotes.id, id),
    eq(quotes.dealerId, dealerId),
    isNotNull(quotes.answer),
    isNull(quotes.answerSeenAt),
  );
  const rows = await database.update(quotes).set({ answerSeenAt: at }).where(unseen).returning({ id: quotes.id });
  return rows.length > 0;
}

/** The quote that renews this one; null while none does. */
export async function renewalOf(database: Queryable, id: string): Promise<Pick<QuoteRow, 'id' | 'number'> | null> {
  const [row] = await database
    .select({ id: quotes.id, number: quotes.number })
    .from(quotes)
    .where(eq(quotes.replaces, id));
  return row ?? null;
}

/** Answers that nobody of the shop has read. */
export async function countUnseenAnswers(database: Queryable, dealerId: string): Promise<number> {
  const unseen = and(eq(quotes.dealerId, dealerId), isNotNull(quotes.answer), isNull(quotes.answerSeenAt));
  const [row] = await database.select({ unseen: count() }).from(quotes).where(unseen);
  return row?.unseen ?? 0;
}
