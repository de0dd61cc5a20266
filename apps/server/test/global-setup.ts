import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seed } from '../src/seed/seed.ts';
import { openDatabase, type Database } from '../src/storage/database.ts';
import { migrate } from '../src/storage/migrate.ts';
import { startPostgres } from '../src/storage/postgres/supervisor.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresSocket: string;
  }
}

/** The schema alone, which the others are filled from. */
const EMPTY_TEMPLATE = 'ringwerk_empty';
/** A trial with its demo accounts. */
export const TEMPLATE = 'ringwerk_template';
/** A house in production before its setup. */
export const NEW_HOUSE_TEMPLATE = 'ringwerk_new_house';
export const TEST_PASSWORD = 'gold-and-platinum';

/** One embedded server per run; every test file works on its own copy of a migrated and, mostly, seeded template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ringwerk-test-'));
  const postgres = await startPostgres({ dataFolder, isDurable: false });
  const admin = openDatabase(postgres.connection);
  const prepare = async (name: string, from: string, fill: (database: Database) => Promise<unknown>): Promise<void> => {
    await admin.pool.query(`create database ${name} template ${from}`);
    const database = openDatabase({ ...postgres.connection, database: name });
    await fill(database);
    await database.close();
  };
  const now = new Date();
  await prepare(EMPTY_TEMPLATE, 'template1', migrate);
  await prepare(TEMPLATE, EMPTY_TEMPLATE, (database) =>
    seed(database, { demoPassword: TEST_PASSWORD, isProduction: false }, now),
  );
  await prepare(NEW_HOUSE_TEMPLATE, EMPTY_TEMPLATE, (database) =>
    seed(database, { demoPassword: null, isProduction: true }, now),
  );
  await admin.close();
  project.provide('postgresSocket', postgres.connection.host);
  return async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
