import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { houseSettings } from '../../storage/schema/house.ts';
import type { StoredHouse } from './work-settings.ts';

export async function lockHouse(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.houseSettings})`);
}

export async function writeHouse(
  database: Queryable,
  { work, countries, version }: StoredHouse,
  updatedAt: Date,
): Promise<void> {
  const set = { version, work, countries, updatedAt };
  await database.insert(houseSettings).values(set).onConflictDoUpdate({ target: houseSettings.id, set });
}
