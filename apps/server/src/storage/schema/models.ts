import { MODEL_KINDS, type LocalisedTexts } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './dealers.ts';
import { designRecord } from './design-record.ts';
import { designs } from './designs.ts';
import { xid8 } from './xid8.ts';

/** The house's collection. A row is never deleted: its number stands in links, orders and printed lists. */
export const models = pgTable(
  'models',
  {
    /** Section × 1000 + number. */
    setId: integer().primaryKey(),
    articleNumber: text().notNull().unique(),
    kind: text({ enum: MODEL_KINDS }).notNull(),
    withDesign: designRecord(),
    withoutDesign: designRecord().notNull(),
    /** Saved designs that the two forms were made from; null for the first collection and for a form derived from its twin. */
    withCode: text().references(() => designs.code),
    withoutCode: text().references(() => designs.code),
    names: jsonb().$type<LocalisedTexts>().notNull(),
    /** The house's own words for a model, comma-separated, beside the traits that are read off its design. */
    words: jsonb().$type<LocalisedTexts>().notNull().default({}),
    /** Said to dealers, never to couples. */
    note: jsonb().$type<LocalisedTexts>().notNull().default({}),
    /** Set by hand; fades as orders and keeps are counted (`popularity.ts`). */
    popularityStart: integer().notNull().default(0),
    publishedFrom: timestamp({ withTimezone: true }),
    withdrawnFrom: timestamp({ withTimezone: true }),
    successor: integer(),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: uuid().references(() => users.id),
    /** Transaction of the last change: processes read what changed since they looked. */
    changedTx: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('models_changed').on(table.changedTx),
    foreignKey({ columns: [table.successor], foreignColumns: [table.setId] }),
    check('models_start', sql`popularity_start between 0 and 100`),
    check('models_successor', sql`successor <> set_id`),
  ],
);

/** Categories of a model and its place within each, counted from 1. */
export const modelCategories = pgTable(
  'model_categories',
  {
    setId: integer()
      .notNull()
      .references(() => models.setId),
    category: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.setId] }),
    check('model_categories_category', sql`category between 1 and 12`),
  ],
);
