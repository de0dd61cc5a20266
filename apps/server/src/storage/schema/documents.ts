import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const DOCUMENT_KINDS = ['quote', 'order', 'proof'] as const;

/**
 * Quotes and ring sheets as they were first printed: one number is one document, whatever a later release, a new address of
 * the dealer or another picture would print. In the database, so that every process gives out the same bytes.
 */
export const documents = pgTable(
  'documents',
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** The quote's or the order's. */
    ownerId: uuid().notNull(),
    /** Of a quote that was changed after it was printed; 1 for an order. */
    revision: integer().notNull().default(1),
    pdf: bytea().notNull(),
    printedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ownerId, table.revision] })],
);
