import type { PriceList } from '@ringwerk/kernel/price';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Frozen price lists, fixing included. The one with the latest `validFrom` that has begun is the current one; none is ever
 * changed.
 */
export const priceLists = pgTable(
  'price_lists',
  {
    id: text().primaryKey(),
    list: jsonb().$type<PriceList>().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdBy: text().notNull().default(''),
  },
  (table) => [index('price_lists_valid_from').on(table.validFrom)],
);

/** Metal prices as they came in; a price list freezes one set of them. */
export const fixings = pgTable('fixings', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  metal: text({ enum: ['Au', 'Pt', 'Pd', 'Ag'] }).notNull(),
  /** Cents EUR per gram of fine metal. */
  centsPerGram: integer().notNull(),
  source: text().notNull(),
  takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
