import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { HOUSE_USAGE, HouseError, runHouse } from './house/run-house.ts';
import { MAIL_NETWORK } from './modules/outgoing/mail-network.ts';
import { seedPrices } from './seed/seed-prices.ts';
import { connectDatabase } from './storage/connect-database.ts';
import { migrate } from './storage/migrate.ts';

/** Paths are those of the folder in which the command was typed: npm runs its scripts in the repository's own. */
const pathOf = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
const readText = (path: string): Promise<string> =>
  readFile(pathOf(path), 'utf8').catch((error: unknown) => {
    throw new HouseError(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Commands for whoever runs the house, on the database of the portal: the one of `DATABASE_URL`, or the embedded one of
 * `DATA_DIR`, which is joined while the portal runs on it and started for the command otherwise.
 */
async function run(words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    complain(HOUSE_USAGE);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    const { database, stop, isShared } = await connectDatabase(config, complain);
    try {
      complain(
        config.databaseUrl !== null
          ? 'On the database of DATABASE_URL.'
          : `On the database in ${config.dataDir}${isShared ? ', where the portal is running' : '; the portal is not running'}.`,
      );
      await migrate(database);
      // A company begins with the terms of the price list in force.
      await seedPrices(database);
      const lines = await runHouse(
        { database, config, mailNetwork: MAIL_NETWORK, now: new Date(), pathOf, readText },
        words,
      );
      for (const line of lines) process.stdout.write(`${line}\n`);
      return 0;
    } finally {
      await database.close();
      await stop();
    }
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return error instanceof HouseError ? 2 : 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
// The channel of the launcher would keep the process.
process.disconnect?.();
