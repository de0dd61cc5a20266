import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { isNotNull } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { seed } from '../src/seed/seed.ts';
import { openDatabase, type Database } from '../src/storage/database.ts';
import { migrate } from '../src/storage/migrate.ts';
import { startPostgres } from '../src/storage/postgres/supervisor.ts';
import { users } from '../src/storage/schema/dealers.ts';

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

/**
 * A login takes 19 ms of processor time because a password is dear to guess, and tests log in by the hundred: in the
 * template the same password is kept at the least cost. What tests set themselves costs what it costs in the portal.
 */
async function keepPasswordsCheaply(database: Database): Promise<void> {
  const passwordHash = await hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.orm.update(users).set({ passwordHash }).where(isNotNull(users.passwordHash));
}

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
  await prepare(TEMPLATE, EMPTY_TEMPLATE, async (database) => {
    await seed(database, { demoPassword: TEST_PASSWORD, isProduction: false }, now);
    await keepPasswordsCheaply(database);
  });
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
