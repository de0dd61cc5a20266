import { createHash } from 'node:crypto';
import { PRICE_LIST } from '@ringwerk/catalogue';
import type { Database } from '../storage/database.ts';
import { fixings, priceLists } from '../storage/schema/prices.ts';

const SEEDED = 'catalogue';
const SEED_LOCK = 7_464_903;

/**
 * Freezes the catalogue's price list under an id that names its content, where the house has no list at all. A house that
 * has one keeps it over every release: only people change prices. The database's own clock dates the list, because that
 * clock also decides which list is in force.
 */
export function seedPrices(database: Database, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const known = await transaction.select({ id: priceLists.id }).from(priceLists).limit(1);
    if (known.length > 0) return;
    const content = JSON.stringify(PRICE_LIST);
    const id = `${PRICE_LIST.id}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
    await transaction.insert(priceLists).values({ id, list: { ...PRICE_LIST, id }, createdBy: SEEDED });
    const metals = ['Au', 'Pt', 'Pd', 'Ag'] as const;
    await transaction
      .insert(fixings)
      .values(metals.map((metal) => ({ metal, centsPerGram: PRICE_LIST.fixing[metal], source: SEEDED, takenAt: now })));
  });
}
