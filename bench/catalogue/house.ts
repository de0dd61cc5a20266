import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchModels } from '@ringwerk/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { HouseModels } from '../../apps/server/src/modules/catalogue/house-models.ts';
import type { HouseModel } from '../../apps/server/src/modules/catalogue/house-model.ts';
import { seed } from '../../apps/server/src/seed/seed.ts';
import { connectDatabase } from '../../apps/server/src/storage/connect-database.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';
import { migrate } from '../../apps/server/src/storage/migrate.ts';
import { PASSWORD } from '../trade/first-order.ts';

/** A collection that no table holds. */
class FixedModels extends HouseModels {
  readonly #list: readonly HouseModel[];
  readonly #bySetId: ReadonlyMap<number, HouseModel>;

  constructor(database: Database, list: readonly HouseModel[]) {
    super(database, { warn: () => {} });
    this.#list = list;
    this.#bySetId = new Map(list.map((model) => [model.setId, model]));
  }

  override get list(): readonly HouseModel[] {
    return this.#list;
  }
  override get revision(): number {
    return 1;
  }
  override find(setId: number): HouseModel | null {
    return this.#bySetId.get(setId) ?? null;
  }
  override recountWhenOld(): void {}
  override ensureRead(): Promise<void> {
    return Promise.resolve();
  }
  override follow(): Promise<void> {
    return Promise.resolve();
  }
  override refresh(): Promise<void> {
    return Promise.resolve();
  }
}

export type Found = z.output<typeof searchModels.answer>;
/** Asks the list of models, or the operation at another path, as one who is logged in. */
export interface Ask {
  (
    query: Readonly<Record<string, string | number>>,
    path?: string,
  ): Promise<{ readonly ms: number; readonly text: string }>;
  readonly cookie: string;
}

export interface BenchHouse {
  readonly database: Database;
  /** Serves the collection of the table, or another one, until the work is done. */
  serve<Result>(
    models: readonly HouseModel[] | null,
    work: (logIn: (customerNumber: string) => Promise<Ask>, address: string, app: FastifyInstance) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** A trial house on a database of its own, gone when it is closed. */
export async function openHouse(): Promise<BenchHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-catalogue-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { database, stop } = await connectDatabase(config, (line) => void process.stderr.write(`${line}\n`));
  await migrate(database);
  await seed(database, { isProduction: false, demoPassword: PASSWORD }, new Date());
  return {
    database,
    serve: async (models, then) => {
      const own = models === null ? {} : { models: new FixedModels(database, models) };
      const app = await createApp(config, { database, ...own });
      await app.listen({ host: '127.0.0.1', port: 0 });
      // A listening server has an address with a port.
      const { port } = app.server.address() as AddressInfo;
      try {
        const address = `http://127.0.0.1:${port}`;
        return await then((customerNumber) => logIn(address, customerNumber), address, app);
      } finally {
        await app.close();
      }
    },
    close: async () => {
      await database.close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function logIn(address: string, customerNumber: string): Promise<Ask> {
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerNumber, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`login of ${customerNumber} failed: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask = async (query: Readonly<Record<string, string | number>>, path: string = searchModels.path) => {
    const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const start = performance.now();
    const found = await fetch(`${address}${path}?${parameters.toString()}`, { headers: { cookie } });
    const text = await found.text();
    if (found.status !== 200) throw new Error(`${parameters.toString()}: ${text}`);
    return { ms: performance.now() - start, text };
  };
  return Object.assign(ask, { cookie });
}
