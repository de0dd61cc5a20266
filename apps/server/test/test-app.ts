import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createApp, type Dependencies } from '../src/app.ts';
import { JobQueue } from '../src/modules/jobs/job-queue.ts';
import { MAIL_NETWORK, type MailNetwork } from '../src/modules/outgoing/mail-network.ts';
import { readConfig, type Config } from '../src/config.ts';
import { openDatabase, type Database } from '../src/storage/database.ts';
import { SUPERUSER } from '../src/storage/postgres/cluster.ts';
import { NEW_HOUSE_TEMPLATE, TEMPLATE, TEST_PASSWORD } from './global-setup.ts';
import { logIn as logInWith, type LoggedIn } from './log-in.ts';
import { withOneConnection } from './one-connection.ts';

export { TEST_PASSWORD };

/** Where a test database is reached. */
export const testConnection = (database: string) => ({ host: inject('postgresSocket'), user: SUPERUSER, database });

interface TestDatabase {
  readonly name: string;
  readonly database: Database;
  readonly drop: () => Promise<void>;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(testConnection('postgres'));
  await admin.pool.query(`create database ${name} template ${template}`);
  const database = withOneConnection(openDatabase(testConnection(name)));
  return {
    name,
    database,
    drop: async () => {
      await database.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

/** A fresh database: a copy of the migrated and seeded template of a trial. */
export const createTestDatabase = (): Promise<TestDatabase> => copyOf(TEMPLATE);
/** A house in production as its first start leaves it: nobody has set it up. */
export const createNewHouse = (): Promise<TestDatabase> => copyOf(NEW_HOUSE_TEMPLATE);

/** Mail servers of tests listen at any free port, and no name server is asked; every other rule is the shipped one. */
export const TEST_MAIL_NETWORK: MailNetwork = {
  ...MAIL_NETWORK,
  resolve: async (host) => {
    if (host === 'private.example') return [{ address: '10.0.0.25', family: 4 }];
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  },
  isMailPort: () => true,
};

export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({ LOG_LEVEL: 'silent' }),
  ...changes,
});

export type TestUser = LoggedIn;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly setTime: (time: Date) => void;
  readonly logIn: (customerNumber: string) => Promise<TestUser>;
  /** Nothing runs by itself before the application listens: runs what is due, and returns how many attempts it took. */
  readonly runJobs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The shipped application on its own database, with a clock that the test can set. */
export async function startTestApp(
  changes: Partial<Config> = {},
  means: Pick<Dependencies, 'renderQueue' | 'log' | 'network' | 'mailNetwork'> = {},
): Promise<TestApp> {
  const { database, drop } = await createTestDatabase();
  let time: Date | null = null;
  const clock = (): Date => time ?? new Date();
  const jobs = new JobQueue({ database, clock, log: { warn: () => {} } });
  const app = await createApp(testConfig(changes), { mailNetwork: TEST_MAIL_NETWORK, ...means, database, clock, jobs });
  return {
    app,
    database,
    setTime: (next) => {
      time = next;
    },
    logIn: (customerNumber) => logIn(app, customerNumber),
    runJobs: () => jobs.runDue(),
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

export const logIn = (app: FastifyInstance, customerNumber: string): Promise<TestUser> =>
  logInWith(app, customerNumber, TEST_PASSWORD);

/** What the page of this user shows for a design before it is ordered; `gross` 0 for one that has no price. */
export async function shownPrice(user: TestUser, design: unknown): Promise<{ readonly gross: number }> {
  const answer = await user.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
  return { gross: answer.json().evaluation?.total?.retail.gross ?? 0 };
}
