import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers } from './dealers.ts';

/** The newest export of a dealer's data, which lies in the data folder under its own name until its time is over. */
export const dealerExports = pgTable('dealer_exports', {
  dealerId: uuid()
    .primaryKey()
    .references(() => dealers.id),
  /** Name of the file. */
  name: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  files: integer().notNull(),
  sha256: text().notNull(),
});
