import type { Config } from '../config.ts';
import { openDatabase, type Database } from './database.ts';
import { startPostgres } from './postgres/supervisor.ts';

export interface ConnectedDatabase {
  readonly database: Database;
  /** Stops the embedded server where this process started it; the pool is closed before. */
  readonly stop: () => Promise<void>;
  /** Whether another process runs the embedded server. */
  readonly isShared: boolean;
}

/**
 * Opens the database that the environment names, and the embedded one where it names none.
 * @throws Error with one sentence when it does not answer.
 */
export async function connectDatabase(config: Config, complain: (line: string) => void): Promise<ConnectedDatabase> {
  if (config.databaseUrl !== null) {
    const database = openDatabase({ connectionString: config.databaseUrl });
    return { database, stop: () => Promise.resolve(), isShared: true };
  }
  const postgres = await startPostgres({
    dataFolder: config.dataDir,
    onUnexpectedEnd: (detail) => complain(`The database ended and is started again. ${detail}`),
  });
  const database = openDatabase({ ...postgres.connection });
  return { database, stop: () => postgres.stop(), isShared: postgres.isShared };
}
