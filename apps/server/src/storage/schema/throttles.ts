import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** How often something was tried lately; the key is the SHA-256 of what and whose. */
export const throttles = pgTable(
  'throttles',
  {
    key: bytea().primaryKey(),
    tries: integer().notNull(),
    pausedUntil: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_expiry').on(table.expiresAt)],
);
