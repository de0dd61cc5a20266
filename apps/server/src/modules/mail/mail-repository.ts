import type { MailValues } from '@ringwerk/contract';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { mails } from '../../storage/schema/house.ts';

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(database: Queryable, mail: typeof mails.$inferInsert): Promise<void> {
  await database.insert(mails).values(mail);
}

export async function findMail(database: Queryable, id: string): Promise<MailRow | null> {
  const rows = await database.select().from(mails).where(eq(mails.id, id));
  return rows[0] ?? null;
}

/** The mail is out: what opens an account is not kept. */
export async function markSent(database: Queryable, id: string, sentAt: Date): Promise<void> {
  await database.update(mails).set({ sentAt, secrets: null }).where(eq(mails.id, id));
}

/** Wipes the secrets of mails that never went out, and forgets old mails. */
export async function forgetMails(
  database: Queryable,
  before: { readonly secrets: Date; readonly mails: Date },
): Promise<void> {
  await database
    .update(mails)
    .set({ secrets: null })
    .where(and(isNotNull(mails.secrets), lt(mails.createdAt, before.secrets)));
  await database.delete(mails).where(lt(mails.createdAt, before.mails));
}

/** Mails of release 0.3, which has sent them from this table, that are not out. */
export function listOrphans(database: Queryable): Promise<MailRow[]> {
  return database
    .select()
    .from(mails)
    .where(and(isNull(mails.values), isNull(mails.jobId), isNull(mails.sentAt), isNull(mails.printedAt)))
    .for('update', { skipLocked: true });
}

/** Attempts after which a process of release 0.3, which sends from this table by itself, leaves a mail alone. */
export const OUT_OF_ATTEMPTS = 8;

/** Gives a mail to its job, and takes it out of the hands of release 0.3. */
export async function setJob(database: Queryable, id: string, jobId: string): Promise<void> {
  await database.update(mails).set({ jobId, attempts: OUT_OF_ATTEMPTS }).where(eq(mails.id, id));
}

/** Nobody else sends, prints or renews it meanwhile. */
export async function lockMail(transaction: Transaction, id: string): Promise<void> {
  await transaction.select({ id: mails.id }).from(mails).where(eq(mails.id, id)).for('update');
}

/** Mails of the queue that are neither out nor printed. */
export function lockOpenMailsOf(transaction: Transaction, userId: string): Promise<Pick<MailRow, 'id' | 'jobId'>[]> {
  return transaction
    .select({ id: mails.id, jobId: mails.jobId })
    .from(mails)
    .where(and(eq(mails.userId, userId), isNotNull(mails.values), isNull(mails.sentAt), isNull(mails.printedAt)))
    .orderBy(mails.id)
    .for('update');
}

/** A replaced mail has no job any more: its former one, retried on the board, finds that it sends nothing. */
export async function detachMail(database: Queryable, id: string): Promise<void> {
  await database.update(mails).set({ secrets: null, jobId: null }).where(eq(mails.id, id));
}

/** A mail that waits says what is so now. */
export async function renewMail(
  database: Queryable,
  id: string,
  now: Readonly<Pick<MailRow, 'values' | 'expiresAt'>>,
): Promise<void> {
  await database.update(mails).set(now).where(eq(mails.id, id));
}

export async function markPrinted(database: Queryable, id: string, printedAt: Date, values: MailValues): Promise<void> {
  await database.update(mails).set({ printedAt, values, secrets: null }).where(eq(mails.id, id));
}

/** The company that signs: the manufactory's own, as the house has set it. */
export async function houseCompany(database: Queryable): Promise<string> {
  const [house] = await database
    .select({ company: dealers.company })
    .from(dealers)
    .where(eq(dealers.kind, 'manufactory'))
    .limit(1);
  if (house === undefined) throw new Error('a mail needs a manufactory that signs it');
  return house.company;
}
