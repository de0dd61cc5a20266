import { COUPLE_PLACES, type Language, type SignatureStrokes } from '@ringwerk/contract';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { designs } from './designs.ts';

/**
 * Signatures of couples on dimensioned proofs. Only ever appended: the database refuses every change but one that takes name
 * and strokes away, which is what a couple that is deleted has a right to.
 */
export const designSignatures = pgTable(
  'design_signatures',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    /** The saved version whose proof was on the table. */
    designCode: text()
      .notNull()
      .references(() => designs.code, { onDelete: 'cascade' }),
    /** The kernel's hash of the record that was signed: the same rings of the same couple under another code are signed with it. */
    designKey: text().notNull(),
    name: text().notNull(),
    /** Null for a name that was typed and confirmed. */
    strokes: jsonb().$type<SignatureStrokes>(),
    place: text({ enum: COUPLE_PLACES }).notNull(),
    /** Who held the tablet; null for a private link. */
    userId: uuid().references(() => users.id),
    language: text().$type<Language>().notNull(),
    signedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('design_signatures_key').on(table.dealerId, table.designKey),
    index('design_signatures_design').on(table.designCode),
  ],
);
