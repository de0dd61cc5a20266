import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { mails } from '../../storage/schema/house.ts';

export type MailRow = typeof mails.$inferSelect;

/** Attempts after which a mail is left for a person to look at. */
const ATTEMPTS_MAX = 8;

/** The next mail that is due, locked; other senders pass it by. */
export async function nextMail(transaction: Transaction, now: Date): Promise<MailRow | null> {
  const rows = await transaction
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.runAt, now), lt(mails.attempts, ATTEMPTS_MAX)))
    .orderBy(mails.runAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return rows[0] ?? null;
}

export async function markSent(database: Queryable, mail: MailRow, sentAt: Date, body: string): Promise<void> {
  await database.update(mails).set({ sentAt, body, lastError: null }).where(eq(mails.id, mail.id));
}

/** Waits 30 s, then twice as long after each failure. */
export async function markFailed(database: Queryable, mail: MailRow, now: Date, error: string): Promise<void> {
  const runAt = new Date(now.getTime() + 30_000 * 2 ** mail.attempts);
  await database
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, runAt, lastError: error.slice(0, 500) })
    .where(eq(mails.id, mail.id));
}
