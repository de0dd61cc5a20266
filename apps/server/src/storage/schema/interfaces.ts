import { WEBHOOK_EVENTS } from '@ringwerk/contract';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Addresses of other programs that are notified of every step of an order. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  url: text().notNull(),
  isHttpAllowed: boolean().notNull(),
  isActive: boolean().notNull(),
  /** Key of the signatures: shown once, needed for each message. */
  secret: text().notNull(),
  /** Counts saves: whoever saves over another person's save is refused. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** A message to one of them, written in the transaction of the step that it tells of. Whether it waits, its job says. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: WEBHOOK_EVENTS }).notNull(),
    subject: text().notNull(),
    /** The JSON as it is sent and signed: sent again, it is the same. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    problem: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt)],
);

/** Programs that may read the feed of orders. */
export const feedClients = pgTable(
  'feed_clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** SHA-256: the token itself is shown once and kept nowhere. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('feed_clients_token').on(table.tokenHash)],
);
