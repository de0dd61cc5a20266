import type { Language, LegalText } from '@ringwerk/contract';
import { FALLBACK_LANGUAGE } from '@ringwerk/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { legalTexts } from '../../storage/schema/house.ts';

export type LegalKey = LegalText['key'];
export type LegalRow = typeof legalTexts.$inferSelect;

/** The text in `language`, else in English; null when there is neither. */
export async function findLegalText(database: Queryable, key: LegalKey, language: Language): Promise<LegalRow | null> {
  const rows = await database
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.key, key), inArray(legalTexts.language, [language, FALLBACK_LANGUAGE])));
  return rows.find((row) => row.language === language) ?? rows[0] ?? null;
}

/** The text in this language and no other. */
export async function findExactText(database: Queryable, key: LegalKey, language: Language): Promise<LegalRow | null> {
  const rows = await database
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.key, key), eq(legalTexts.language, language)));
  return rows[0] ?? null;
}

/** @param text - `updatedBy` null: the command line. */
export async function writeLegalText(database: Queryable, text: LegalRow): Promise<LegalRow> {
  const { title, body, updatedAt, updatedBy } = text;
  const rows = await database
    .insert(legalTexts)
    .values(text)
    .onConflictDoUpdate({
      target: [legalTexts.key, legalTexts.language],
      set: { title, body, updatedAt, updatedBy },
    })
    .returning();
  if (rows[0] === undefined) throw new Error('a written legal text was not returned');
  return rows[0];
}

/** Texts that staff has changed stay as they are. */
export async function insertMissingTexts(
  database: Queryable,
  texts: readonly (typeof legalTexts.$inferInsert)[],
): Promise<void> {
  await database
    .insert(legalTexts)
    .values([...texts])
    .onConflictDoNothing();
}
