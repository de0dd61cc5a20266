import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Lines up calls with the same key of the same dealer until the transaction ends. @param act - what the key is for. */
export async function advisoryLock(
  transaction: Transaction,
  act: string,
  dealerId: string,
  key: string,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${act}:${dealerId}:${key}`}, 0))`);
}
