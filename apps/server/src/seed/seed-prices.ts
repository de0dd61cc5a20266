import { sql } from 'drizzle-orm';
import { writeFirstPrices } from '../modules/pricing/choose-base-currency.ts';
import type { Database } from '../storage/database.ts';
import { LOCKS } from '../storage/locks.ts';
import { priceEditions } from '../storage/schema/prices.ts';

/**
 * The catalogue's price list and rates, where the house has no list at all: in euros, until the set-up says another base
 * currency. A house that has a list keeps it over every release: only people change prices.
 */
export function seedPrices(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.seedPrices})`);
    const known = await transaction.select({ id: priceEditions.id }).from(priceEditions).limit(1);
    if (known.length === 0) await writeFirstPrices(transaction, 'EUR');
  });
}
