import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { houseSettings } from '../../storage/schema/house.ts';
import type { StoredWork } from './work-settings.ts';

export async function lockHouse(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.houseSettings})`);
}

export async function writeWork(database: Queryable, { work, version }: StoredWork, updatedAt: Date): Promise<void> {
  await database
    .insert(houseSettings)
    .values({ version, work, updatedAt })
    .onConflictDoUpdate({ target: houseSettings.id, set: { version, work, updatedAt } });
}
