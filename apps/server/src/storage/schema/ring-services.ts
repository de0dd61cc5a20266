import type { RingService, RingServiceWork, ServicePrices } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Work at a ring as it was ordered, with the trade price of each, minor units of the base currency. */
export interface StoredService extends Omit<RingService, 'works'> {
  readonly works: readonly (RingServiceWork & { readonly cost: number })[];
}

/** One row, once the house has set what it offers at rings that come back. */
export const servicePrices = pgTable(
  'service_prices',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    prices: jsonb().$type<Omit<ServicePrices, 'version'>>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('service_prices_one_row', sql`${table.id} = 1`)],
);
