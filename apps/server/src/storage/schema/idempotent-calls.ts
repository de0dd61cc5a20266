import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers } from './dealers.ts';

/** What the tables of orders, quotes, designs, lists and kept rings share: which body a key of a dealer stands for. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    /** What the key is for: a key of an order says nothing about a quote. */
    act: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body, hexadecimal. */
    fingerprint: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dealerId, table.act, table.key] })],
);
