import { STONE_CLARITIES, STONE_COLOURS, STONE_CUT_GRADES, STONE_LABS, STONE_SHAPES } from '@ringwerk/contract';
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
import { dealers, users } from './dealers.ts';

/** Loose stones offered by the manufactory and by dealers. */
export const stones = pgTable(
  'stones',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    stockNumber: text().notNull(),
    shape: text({ enum: STONE_SHAPES }).notNull(),
    carat: numeric({ precision: 7, scale: 3, mode: 'number' }).notNull(),
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
    soldAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('stones_stock_number').on(table.dealerId, table.stockNumber),
    index('stones_price').on(table.priceTotal, table.id),
    index('stones_shape_carat').on(table.shape, table.carat),
    index('stones_report').on(table.reportNumber),
  ],
);

/** A hold is open until `releasedAt` is set or `until` has passed; at most one row per stone is unreleased. */
export const stoneHolds = pgTable(
  'stone_holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    stoneId: uuid()
      .notNull()
      .references(() => stones.id),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    heldAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    until: timestamp({ withTimezone: true }).notNull(),
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stone_holds_open')
      .on(table.stoneId)
      .where(sql`released_at is null`),
    index('stone_holds_dealer').on(table.dealerId),
  ],
);
