import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers } from './dealers.ts';

/** What the tables of orders, quotes, designs, lists, kept rings and dealers share: which body a key of a company stands for. */
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
    /** What the call made; null where the table of what it made has the key itself. */
    madeId: uuid(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dealerId, table.act, table.key] })],
);
