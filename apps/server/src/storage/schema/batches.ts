import { index, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './dealers.ts';
import { orders } from './trade.ts';

/** Running part of batch numbers; gaps are allowed, repeats are not. */
export const batchNumbers = pgSequence('batch_numbers', { startWith: 101 });

/** Orders that are cast together from one alloy. */
export const castingBatches = pgTable(
  'casting_batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    alloy: text().notNull(),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** Name as it was then. */
    byName: text().notNull(),
  },
  (table) => [index('casting_batches_created').on(table.createdAt)],
);

export const castingBatchOrders = pgTable(
  'casting_batch_orders',
  {
    batchId: uuid()
      .notNull()
      .references(() => castingBatches.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** That of the batch: an order of two alloys is in a batch of each. */
    alloy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.orderId] }),
    uniqueIndex('casting_batch_orders_once').on(table.orderId, table.alloy),
  ],
);
