import { FIRST_HOUSE_LIST, FIRST_RATES } from '@ringwerk/catalogue';
import type { RateSubject } from '@ringwerk/contract';
import { CURRENCIES, METALS } from '@ringwerk/kernel/price';
import { sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { LOCKS } from '../storage/locks.ts';
import { marketRates, priceEditions } from '../storage/schema/prices.ts';

const SEEDED = 'catalogue';

const firstRates = (): readonly { readonly subject: RateSubject; readonly value: number }[] => [
  ...METALS.map((subject) => ({ subject, value: FIRST_RATES.fixing[subject] })),
  ...CURRENCIES.flatMap((subject) => {
    const value = FIRST_RATES.currency[subject];
    return value === undefined ? [] : [{ subject, value }];
  }),
];

/**
 * The catalogue's price list and rates, where the house has no list at all. A house that has one keeps it over every
 * release: only people change prices. The database's own clock dates them, because that clock also decides what counts.
 */
export function seedPrices(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.seedPrices})`);
    const known = await transaction.select({ id: priceEditions.id }).from(priceEditions).limit(1);
    if (known.length > 0) return;
    await transaction
      .insert(priceEditions)
      .values({ name: 'Ringwerk 1', content: FIRST_HOUSE_LIST, activeFrom: sql`now()` });
    await transaction
      .insert(marketRates)
      .values(firstRates().map((rate) => ({ ...rate, source: SEEDED, state: 'in-force' as const })));
  });
}
