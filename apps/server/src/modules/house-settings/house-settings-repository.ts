import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { houseSettings } from '../../storage/schema/house.ts';
import type { StoredWork } from './work-settings.ts';

/** Any constant: of two who change the settings at once, one sees the other's. */
const HOUSE_LOCK = 7_464_908;
export async function lockHouse(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${HOUSE_LOCK})`);
}

export async function writeWork(database: Queryable, { work, version }: StoredWork, updatedAt: Date): Promise<void> {
  await database
    .insert(houseSettings)
    .values({ version, work, updatedAt })
    .onConflictDoUpdate({ target: houseSettings.id, set: { version, work, updatedAt } });
}
