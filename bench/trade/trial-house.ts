import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { seed } from '../../apps/server/src/seed/seed.ts';
import { connectDatabase } from '../../apps/server/src/storage/connect-database.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';
import { migrate } from '../../apps/server/src/storage/migrate.ts';
import { PASSWORD } from './first-order.ts';

export interface TrialHouse {
  readonly dataDir: string;
  readonly database: Database;
  /** The application on this thread, ready for calls without a network. */
  readonly open: () => Promise<FastifyInstance>;
  readonly close: () => Promise<void>;
}

/** A trial house in a folder and a database of its own, which are removed when it is closed. */
export async function startTrialHouse(): Promise<TrialHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-trade-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO_PASSWORD: PASSWORD, DATA_DIR: dataDir });
  const { database, stop } = await connectDatabase(config, (line) => void process.stderr.write(`${line}\n`));
  const opened: FastifyInstance[] = [];
  await migrate(database);
  await seed(database, config, new Date());
  return {
    dataDir,
    database,
    open: async () => {
      const app = await createApp(config, { database });
      opened.push(app);
      await app.ready();
      return app;
    },
    close: async () => {
      for (const app of opened) await app.close();
      await database.close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
