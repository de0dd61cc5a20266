import type { Language, MailKind } from '@ringwerk/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { mailTexts } from '../../storage/schema/house.ts';

export type MailTextRow = typeof mailTexts.$inferSelect;

const isOf = (kind: MailKind, language: Language) => and(eq(mailTexts.kind, kind), eq(mailTexts.language, language));

/** The house's own text and who wrote it; null while it is the one of the release. */
export async function readMailText(
  database: Queryable,
  kind: MailKind,
  language: Language,
): Promise<{ readonly text: MailTextRow; readonly updatedBy: string } | null> {
  const rows = await database
    .select({ text: mailTexts, updatedBy: users.name })
    .from(mailTexts)
    .innerJoin(users, eq(users.id, mailTexts.updatedBy))
    .where(isOf(kind, language));
  return rows[0] ?? null;
}

/** Lines up changes of one text, also of one that has no row yet. */
export async function lockMailText(transaction: Transaction, kind: MailKind, language: Language): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail-text:${kind}/${language}`}, 0))`);
}

export async function putMailText(database: Queryable, row: MailTextRow): Promise<void> {
  const { subject, body, updatedAt, updatedBy } = row;
  await database
    .insert(mailTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [mailTexts.kind, mailTexts.language],
      set: { subject, body, updatedAt, updatedBy },
    });
}

export async function deleteMailText(database: Queryable, kind: MailKind, language: Language): Promise<void> {
  await database.delete(mailTexts).where(isOf(kind, language));
}
