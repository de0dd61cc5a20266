import type { Database } from '../storage/database.ts';
import { seedAccounts, type DemoLogin, type SeedAccountsOptions } from './seed-accounts.ts';
import { seedAreas } from './seed-areas.ts';
import { seedModels } from './seed-models.ts';
import { seedPrices } from './seed-prices.ts';

/** Everything that a fresh database needs before the first request. Safe to run at every start. */
export async function seed(database: Database, options: SeedAccountsOptions, now: Date): Promise<DemoLogin> {
  const login = await seedAccounts(database, options);
  await seedPrices(database);
  await seedModels(database, now);
  // A house in production begins empty: its stones, partners and legal texts are its own.
  if (!options.isProduction || options.demoPassword !== null) await seedAreas(database, now);
  return login;
}
