import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { mailServers, type KeptMailServer } from '../../storage/schema/house.ts';

export interface StoredMailServer {
  readonly server: KeptMailServer | null;
  /** 1 until the house has set something. */
  readonly version: number;
}

export async function readMailServer(database: Queryable): Promise<StoredMailServer> {
  const rows = await database.select().from(mailServers);
  const row = rows[0];
  return row === undefined ? { server: null, version: 1 } : { server: row.server, version: row.version };
}

export async function lockMailServer(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.mailServer})`);
}

export async function writeMailServer(
  database: Queryable,
  { server, version }: StoredMailServer,
  updatedAt: Date,
): Promise<void> {
  await database
    .insert(mailServers)
    .values({ server, version, updatedAt })
    .onConflictDoUpdate({ target: mailServers.id, set: { server, version, updatedAt } });
}
