import { createHash } from 'node:crypto';
import { PRICE_LIST } from '@ringwerk/catalogue';
import { desc } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { fixings, priceLists } from '../storage/schema/prices.ts';

const SEEDED = 'catalogue';
const SEED_LOCK = 7_464_903;

/**
 * Freezes the catalogue's price list under an id that names its content. It becomes the current one when there
 * is none yet or when the current one came from the catalogue too; a list made in the back office stays.
 */
export function seedPrices(database: Database, now: Date): Promise<void> {
  const content = JSON.stringify(PRICE_LIST);
  const id = `${PRICE_LIST.id}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
  return database.transaction(async (transaction) => {
    await transaction.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [current] = await transaction
      .select({ id: priceLists.id, createdBy: priceLists.createdBy })
      .from(priceLists)
      .orderBy(desc(priceLists.validFrom))
      .limit(1);
    if (current !== undefined && (current.id === id || current.createdBy !== SEEDED)) return;
    await transaction
      .insert(priceLists)
      .values({ id, list: { ...PRICE_LIST, id }, createdBy: SEEDED, validFrom: now })
      .onConflictDoUpdate({ target: priceLists.id, set: { validFrom: now } });
    const metals = ['Au', 'Pt', 'Pd', 'Ag'] as const;
    await transaction
      .insert(fixings)
      .values(metals.map((metal) => ({ metal, centsPerGram: PRICE_LIST.fixing[metal], source: SEEDED, takenAt: now })));
  });
}
