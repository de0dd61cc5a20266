import { emptyHouse } from '../modules/emptying/empty-house.ts';
import { restoreDatabase } from '../modules/emptying/restore-database.ts';
import { companyName, firstOwnAdmin } from '../modules/emptying/trial-repository.ts';
import { findManufactory, findUser } from '../modules/setup/setup-repository.ts';
import { HouseError, misused, type House } from './house-error.ts';
import { readOptions } from './read-options.ts';
import { inWords } from './settings-command.ts';

/** Takes the content of a trial out of the house, after a backup. */
export async function empty(house: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, words } = readOptions(args, { texts: ['confirm', 'keep'] });
  const { confirm, keep } = texts;
  if (words.length > 0 || confirm === undefined) misused('Which house? --confirm names it.');
  const { database, config, now } = house;
  if ((await findManufactory(database.orm)) === null) throw new HouseError('This house has no company yet.');
  const keeperId = keep === undefined ? await firstOwnAdmin(database.orm) : await adminOf(house, keep);
  if (keeperId === null)
    throw new HouseError(
      'No admin of your own would be left: create-account makes one, or --keep names a demo account.',
    );
  const means = { dataDir: config.dataDir, keeperId, doer: null, confirm, now };
  const { backup, removed } = await emptyHouse(database, means).catch(inWords);
  const counts = Object.entries(removed).map(([name, count]) => `${count} ${name}`);
  return [
    `Backup: ${config.dataDir}/backups/${backup.name}`,
    `Taken away: ${counts.join(', ')}.`,
    'Company, settings, price lists, rates and collection stay. Pictures go while the portal runs.',
  ];
}

async function adminOf({ database }: House, customerNumber: string): Promise<string> {
  const user = await findUser(database.orm, customerNumber);
  if (user === null || !user.isActive || user.role !== 'admin')
    throw new HouseError(`${customerNumber} is no admin who logs in.`);
  return user.id;
}

/** Puts a backup in place of everything that there is. */
export async function restore(house: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, words } = readOptions(args, { texts: ['confirm'] });
  const [file] = words;
  if (file === undefined || words.length > 1 || texts.confirm === undefined)
    return misused('Which file, and which house? --confirm names it.');
  const { database } = house;
  const company = (await findManufactory(database.orm)) === null ? '' : await companyName(database.orm);
  if (texts.confirm !== company) throw new HouseError(`Not this house: it is called "${company}".`);
  const restored = await database.transaction((transaction) => restoreDatabase(transaction, house.pathOf(file)));
  const lines = ['The backup is in place. Restart the portal: it holds the collection in memory.'];
  if (restored.isMailPasswordMissing)
    lines.push('Backups hold no password of the mail server: enter it again in the settings.');
  if (restored.unsignedWebhooks.length > 0)
    lines.push(
      `Backups hold no keys of webhooks: these are off, make each of them anew: ${restored.unsignedWebhooks.join(', ')}.`,
    );
  return lines;
}
