import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { LOCKS } from './locks.ts';

/** Brings the database to the newest committed schema; safe to call from many processes at once. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration]);
    try {
      await applyMigrations(drizzle(client), {
        migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
      });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCKS.migration]);
    }
  } finally {
    client.release();
  }
}
