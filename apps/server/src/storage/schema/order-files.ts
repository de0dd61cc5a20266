import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './trade.ts';

/** The newest archive of an order, which lies in the data folder under its own name. */
export const orderArchives = pgTable('order_archives', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  /** Name of the file. */
  name: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  files: integer().notNull(),
  missing: integer().notNull(),
  sha256: text().notNull(),
});
