import type { BaseCurrency } from '@ringwerk/kernel/price';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { designs } from './designs.ts';
import { money } from './money.ts';
import { stones } from './stones.ts';

export const watchLists = pgTable(
  'watch_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set by deletion, cleared by undo. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('watch_lists_dealer').on(table.dealerId)],
);

export const watchItems = pgTable(
  'watch_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId: uuid()
      .notNull()
      .references(() => watchLists.id),
    /** Rings, or else a loose stone of the exchange. */
    designCode: text().references(() => designs.code),
    stoneId: uuid().references(() => stones.id),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
    setId: integer(),
    articleNumber: text(),
    name: text().notNull(),
    note: text().notNull().default(''),
    /** Gross in minor units of `currency` on the day it was added. */
    grossWhenAdded: money().notNull(),
    currency: text().$type<BaseCurrency>().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Where it stands on its list; equal ones in the order in which they were added. */
    place: integer().notNull().default(0),
    deletedAt: timestamp({ withTimezone: true }),
    /** The same key of the same dealer is the same ring kept once. */
    idempotencyKey: text(),
  },
  (table) => [
    index('watch_items_list').on(table.listId, table.place, table.addedAt),
    index('watch_items_idempotency').on(table.idempotencyKey),
    check('watch_items_ring_or_stone', sql`num_nonnulls(${table.designCode}, ${table.stoneId}) = 1`),
  ],
);
