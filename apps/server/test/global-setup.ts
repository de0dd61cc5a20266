import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seed } from '../src/seed/seed.ts';
import { openDatabase } from '../src/storage/database.ts';
import { migrate } from '../src/storage/migrate.ts';
import { startPostgres } from '../src/storage/postgres/supervisor.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresSocket: string;
  }
}

export const TEMPLATE = 'ringwerk_template';
export const TEST_PASSWORD = 'gold-and-platinum';

/** One embedded server per run; every test file works on its own copy of a migrated and seeded template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ringwerk-test-'));
  const postgres = await startPostgres({ dataFolder, isDurable: false });
  const admin = openDatabase(postgres.connection);
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const template = openDatabase({ ...postgres.connection, database: TEMPLATE });
  await migrate(template);
  await seed(template, { demoPassword: TEST_PASSWORD, isProduction: false }, new Date());
  await template.close();
  project.provide('postgresSocket', postgres.connection.host);
  return async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
