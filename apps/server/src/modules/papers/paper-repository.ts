import type { PaperKind } from '@ringwerk/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { paperFiles, paperNumbers, paperPayments, papers } from '../../storage/schema/papers.ts';

export type PaperRow = typeof papers.$inferSelect;
export type PaymentRow = typeof paperPayments.$inferSelect;
/** Whose papers: one dealer's, or everybody's for the manufactory. */
export type PaperScope = { readonly dealerId: string } | 'all';

/** What the numbers of a series begin with. */
const SERIES: Readonly<Record<PaperKind, string>> = { confirmation: 'AB', delivery: 'LS', invoice: 'RE', credit: 'GS' };

/**
 * The next number of a series in the year of a day. The row stays locked until the transaction ends: whoever issues at the same
 * time waits for it, and what comes to nothing gives its number back, so that none is left out or used twice.
 */
export async function takeNumber(transaction: Transaction, kind: PaperKind, day: string): Promise<string> {
  const [series, year] = [SERIES[kind], Number(day.slice(0, 4))];
  const [row] = await transaction
    .insert(paperNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumbers.series, paperNumbers.year],
      set: { last: sql`${paperNumbers.last} + 1` },
    })
    .returning({ last: paperNumbers.last });
  if (row === undefined) throw new Error('a number was not returned');
  return `${series}-${year}-${String(row.last).padStart(5, '0')}`;
}

export async function insertPaper(transaction: Transaction, row: typeof papers.$inferInsert): Promise<PaperRow> {
  const [inserted] = await transaction.insert(papers).values(row).returning();
  if (inserted === undefined) throw new Error('an issued paper was not returned');
  return inserted;
}

const within = (scope: PaperScope) => (scope === 'all' ? undefined : eq(papers.dealerId, scope.dealerId));

export async function findPaper(database: Queryable, scope: PaperScope, id: string): Promise<PaperRow | null> {
  const rows = await database
    .select()
    .from(papers)
    .where(and(eq(papers.id, id), within(scope)));
  return rows[0] ?? null;
}

/** The paper, locked until the transaction ends: credits and payments of one invoice come one after the other. */
export async function lockPaper(transaction: Transaction, id: string): Promise<PaperRow | null> {
  const rows = await transaction.select().from(papers).where(eq(papers.id, id)).for('update');
  return rows[0] ?? null;
}

/** Papers of an order, oldest first. */
export const papersOfOrder = (database: Queryable, orderId: string): Promise<PaperRow[]> =>
  database.select().from(papers).where(eq(papers.orderId, orderId)).orderBy(asc(papers.issuedAt), asc(papers.number));

/** What corrects or credits papers, oldest first. */
export async function followersOf(database: Queryable, ids: readonly string[]): Promise<PaperRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(papers)
    .where(inArray(papers.precedesId, [...ids]))
    .orderBy(asc(papers.issuedAt), asc(papers.number));
}

export async function paymentsOf(database: Queryable, paperId: string): Promise<PaymentRow[]> {
  return database
    .select()
    .from(paperPayments)
    .where(eq(paperPayments.paperId, paperId))
    .orderBy(desc(paperPayments.enteredAt));
}

export async function insertPayment(transaction: Transaction, row: typeof paperPayments.$inferInsert): Promise<void> {
  await transaction.insert(paperPayments).values(row);
}

export async function findFile(database: Queryable, paperId: string): Promise<Buffer | null> {
  const rows = await database.select({ pdf: paperFiles.pdf }).from(paperFiles).where(eq(paperFiles.paperId, paperId));
  return rows[0]?.pdf ?? null;
}

/** Keeps the file of a paper; of two processes that print it at once the first one's stays, and both give that out. */
export async function keepFile(
  database: Queryable,
  paperId: string,
  pdf: Uint8Array,
  printedAt: Date,
): Promise<Buffer> {
  await database
    .insert(paperFiles)
    .values({ paperId, pdf: Buffer.from(pdf), printedAt })
    .onConflictDoNothing();
  const kept = await findFile(database, paperId);
  if (kept === null) throw new Error('a printed paper was not found');
  return kept;
}
