import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { houseSettings } from '../../storage/schema/house.ts';
import { WORK_DEFAULTS, type StoredHouse } from './work-settings.ts';

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

export async function markEmptied(database: Queryable, emptiedAt: Date): Promise<void> {
  await database
    .insert(houseSettings)
    .values({ version: 1, work: WORK_DEFAULTS, updatedAt: emptiedAt, emptiedAt })
    .onConflictDoUpdate({ target: houseSettings.id, set: { emptiedAt } });
}

/** Whether the content of a trial was taken away. */
export async function isEmptied(database: Queryable): Promise<boolean> {
  const rows = await database.select({ emptiedAt: houseSettings.emptiedAt }).from(houseSettings);
  return (rows[0]?.emptiedAt ?? null) !== null;
}
