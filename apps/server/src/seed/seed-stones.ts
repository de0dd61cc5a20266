import { inArray } from 'drizzle-orm';
import { hasStones, insertStones } from '../modules/stones/stone-repository.ts';
import { SEEDED_STONES, seedStones as drawStones } from '../modules/stones/stone-seed.ts';
import { TRADE_PARTNERS } from '../modules/stones/stone-sellers.ts';
import type { Database } from '../storage/database.ts';
import { LOCKS } from '../storage/locks.ts';
import { dealers } from '../storage/schema/dealers.ts';
import { DEMO_DEALERS, MANUFACTORY } from './demo-accounts.ts';

/** The demo stock, once, and only beside demo dealers: a house in production begins with an empty exchange. */
export function seedStones(database: Database, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(`select pg_advisory_xact_lock(${LOCKS.seedStones})`);
    if (await hasStones(transaction)) return;
    const numbers = [MANUFACTORY, ...DEMO_DEALERS].map((company) => company.customerNumber);
    const own = await transaction.select().from(dealers).where(inArray(dealers.customerNumber, numbers));
    if (own.length < numbers.length) return;
    const sellers = numbers.flatMap((number) =>
      own
        .filter((dealer) => dealer.customerNumber === number)
        .map((dealer) => ({ dealerId: dealer.id, seller: dealer.company, country: dealer.country })),
    );
    await insertStones(transaction, drawStones([...sellers, ...TRADE_PARTNERS], SEEDED_STONES, now.getTime()));
  });
}
