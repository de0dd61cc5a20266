import { CONSENT_PURPOSES, COUPLE_SOURCES, NOTE_KINDS, type CouplePerson, type Language } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { designs } from './designs.ts';
import { searchWordsColumn } from './search-words.ts';

/** One file per couple of a dealer. No other table and no entry of the log holds what stands in it. */
export const couples = pgTable(
  'couples',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    /** One or two, with their contacts and sizes as they were typed. */
    people: jsonb().$type<readonly CouplePerson[]>().notNull(),
    street: text().notNull().default(''),
    postcode: text().notNull().default(''),
    city: text().notNull().default(''),
    weddingDate: date({ mode: 'string' }),
    language: text().$type<Language>().notNull(),
    source: text({ enum: COUPLE_SOURCES }),
    nextStep: text().notNull().default(''),
    nextStepOn: date({ mode: 'string' }),
    search: searchWordsColumn().notNull(),
    /** Folded, by what a list is ordered. */
    sortName: text().notNull(),
    /**
     * The file into which this one went: nothing but the way there is left of it. No reference: a backup is read in any order.
     */
    mergedInto: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    updatedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Counts changes: whoever saved over an older one is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('couples_recent')
      .on(table.dealerId, table.updatedAt, table.id)
      .where(sql`merged_into is null`),
    index('couples_name')
      .on(table.dealerId, table.sortName, table.id)
      .where(sql`merged_into is null`),
    index('couples_wedding')
      .on(table.dealerId, table.weddingDate, table.id)
      .where(sql`merged_into is null`),
    index('couples_step')
      .on(table.dealerId, table.nextStepOn)
      .where(sql`next_step_on is not null and merged_into is null`),
    index('couples_search').using('gin', table.search),
    index('couples_merged')
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
  ],
);

export const coupleNotes = pgTable(
  'couple_notes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTE_KINDS }).notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Name as it was then. */
    byName: text().notNull(),
  },
  (table) => [index('couple_notes_couple').on(table.coupleId, table.id)],
);

/** Answers of a couple to what the shop may do; only ever appended while the couple is stored. */
export const coupleConsents = pgTable(
  'couple_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    isGiven: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Name of whoever recorded it, as it was then. */
    byName: text().notNull(),
  },
  (table) => [index('couple_consents_couple').on(table.coupleId, table.id)],
);

/** Saved designs in the file of a couple; the record of a design knows nothing of it. */
export const coupleDesigns = pgTable(
  'couple_designs',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    designCode: text()
      .notNull()
      .references(() => designs.code),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.designCode] }),
    index('couple_designs_design').on(table.designCode),
  ],
);
