import {
  STONE_CLARITIES,
  STONE_COLOURS,
  STONE_CUT_GRADES,
  STONE_LABS,
  STONE_ORIGINS,
  STONE_SHAPES,
  STONE_TREATMENTS,
} from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dealers } from './dealers.ts';
import { xid8 } from './xid8.ts';

export const STONE_STATUSES = ['listed', 'sold', 'withdrawn'] as const;

/** Loose stones offered by the manufactory, by dealers and by trade partners. */
export const stones = pgTable(
  'stones',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for trade partners without an account. */
    dealerId: uuid().references(() => dealers.id),
    /** Name of the company that offers it. */
    seller: text().notNull(),
    stockNumber: text().notNull(),
    shape: text({ enum: STONE_SHAPES }).notNull(),
    carat: numeric({ precision: 7, scale: 3, mode: 'number' }).notNull(),
    origin: text({ enum: STONE_ORIGINS }).notNull().default('unstated'),
    treatment: text({ enum: STONE_TREATMENTS }).notNull().default('unstated'),
    colour: text({ enum: STONE_COLOURS }).notNull(),
    clarity: text({ enum: STONE_CLARITIES }).notNull(),
    cutGrade: text({ enum: STONE_CUT_GRADES }).notNull().default(''),
    lab: text({ enum: STONE_LABS }).notNull().default(''),
    reportNumber: text().notNull().default(''),
    /** mm */
    length: doublePrecision().notNull(),
    width: doublePrecision().notNull(),
    depth: doublePrecision().notNull(),
    /** US cents. */
    pricePerCarat: integer().notNull(),
    priceTotal: integer().notNull(),
    country: text().notNull(),
    /** Only `listed` stones are found; `withdrawn` ones may come back by an import, sold ones never. */
    status: text({ enum: STONE_STATUSES }).notNull().default('listed'),
    /** Transaction of the last change: what the search index tails by (see `stone-catalogue.ts`). */
    changedTx: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('stones_stock_number').on(table.dealerId, table.stockNumber),
    index('stones_changed').on(table.changedTx),
    // Beginnings of numbers as somebody types them.
    index('stones_report').on(table.reportNumber.op('text_pattern_ops')),
    index('stones_stock').on(table.stockNumber.op('text_pattern_ops')),
  ],
);
