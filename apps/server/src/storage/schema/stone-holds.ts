import { sql } from 'drizzle-orm';
import { index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { stones } from './stones.ts';
import { quotes } from './trade.ts';

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
    /** The quote for which it is held; null: somebody reserved it by hand. */
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
    heldAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    until: timestamp({ withTimezone: true }).notNull(),
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stone_holds_open')
      .on(table.stoneId)
      .where(sql`released_at is null`),
    index('stone_holds_dealer').on(table.dealerId),
    index('stone_holds_quote')
      .on(table.quoteId)
      .where(sql`quote_id is not null`),
  ],
);
