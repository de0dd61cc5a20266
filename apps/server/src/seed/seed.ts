import { isEmptied } from '../modules/house-settings/house-settings-repository.ts';
import type { Database } from '../storage/database.ts';
import { seedAccounts, type DemoLogin, type SeedAccountsOptions } from './seed-accounts.ts';
import { seedAreas } from './seed-areas.ts';
import { seedModels } from './seed-models.ts';
import { seedPrices } from './seed-prices.ts';

/** Everything that a fresh database needs before the first request. Safe to run at every start. */
export async function seed(database: Database, options: SeedAccountsOptions, now: Date): Promise<DemoLogin> {
  const hasDemo = (!options.isProduction || options.demoPassword !== null) && !(await isEmptied(database.orm));
  const login = await seedAccounts(database, hasDemo ? options : { isProduction: true, demoPassword: null });
  await seedPrices(database);
  await seedModels(database, now);
  // A house in production, or one that was emptied, has no others than its own stones, partners and legal texts.
  if (hasDemo) await seedAreas(database, now);
  return login;
}
