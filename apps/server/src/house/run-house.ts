import { parseArgs } from 'node:util';
import { COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { firstPassword } from '../modules/registrations/first-password.ts';
import { setPassword } from '../modules/registrations/registration-repository.ts';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { forgetDevices } from '../modules/session/device-repository.ts';
import { hashPassword } from '../modules/session/password.ts';
import { deleteSessionsOf } from '../modules/session/session-repository.ts';
import { createStaffAccount, type HouseCompany } from '../modules/setup/create-staff-account.ts';
import { issueSetupLink, SETUP_LINK_HOURS } from '../modules/setup/setup-link.ts';
import { deleteSetupLinks, findManufactory, findUser, lockSetup } from '../modules/setup/setup-repository.ts';
import type { Database } from '../storage/database.ts';

export const HOUSE_USAGE = `npm run house -- setup-link
npm run house -- create-account --name NAME --email ADDRESS [--company NAME --country ${COUNTRIES.join('|')} --language ${LANGUAGES.join('|')}]
npm run house -- reset-password CUSTOMER-NUMBER`;

/** What a command works with. */
export interface House {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Something that the person at the keyboard can put right. */
export class HouseError extends Error {}

/** Runs one command of the house and returns the lines for whoever asked. @throws HouseError with a sentence. */
export async function runHouse(house: House, words: readonly string[]): Promise<readonly string[]> {
  const [command, ...rest] = words;
  switch (command) {
    case 'setup-link':
      return printSetupLink(house);
    case 'create-account':
      return createAccount(house, rest);
    case 'reset-password':
      return resetPassword(house, rest);
    default:
      throw new HouseError(`Which command?\n${HOUSE_USAGE}`);
  }
}

async function printSetupLink({ database, publicUrl, now }: House): Promise<readonly string[]> {
  const link = await issueSetupLink(database, publicUrl, now);
  if (link === null) throw new HouseError('This house has an account already; create-account makes another.');
  return [`Set up this house within ${SETUP_LINK_HOURS} hours: ${link}`];
}

async function createAccount({ database, now }: House, words: readonly string[]): Promise<readonly string[]> {
  const given = optionsOf(words);
  const name = given.name?.trim() ?? '';
  const email = given.email?.trim() ?? '';
  if (name.length < 2 || !email.includes('@'))
    throw new HouseError(`A name and an e-mail address, please.\n${HOUSE_USAGE}`);
  const company = companyOf(given);
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  const { customerNumber } = await database.transaction(async (transaction) => {
    await lockSetup(transaction);
    if (company === null && (await findManufactory(transaction)) === null)
      throw new HouseError(`This house has no company yet: add --company, --country and --language.\n${HOUSE_USAGE}`);
    // A link that is still about must not make a second first account.
    await deleteSetupLinks(transaction);
    return createStaffAccount(transaction, { name, email, passwordHash, company }, now);
  });
  return [`Customer number: ${customerNumber}`, `Password: ${password}  (shown only this once)`];
}

async function resetPassword({ database, now }: House, words: readonly string[]): Promise<readonly string[]> {
  const [customerNumber] = words;
  if (customerNumber === undefined || words.length > 1) throw new HouseError(`Whose password?\n${HOUSE_USAGE}`);
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const user = await findUser(transaction, customerNumber);
    if (user === null) throw new HouseError(`There is no account ${customerNumber}.`);
    if (!user.isActive) throw new HouseError(`The account ${customerNumber} is blocked.`);
    await setPassword(transaction, user.id, passwordHash, now);
    await deleteSessionsOf(transaction, user.id);
    await forgetDevices(transaction, user.id);
    await recordAudit(transaction, { userId: user.id, dealerId: user.dealerId }, now, {
      action: 'password.reset-by-house',
      entity: 'user',
      entityId: user.id,
    });
  });
  return [`New password of ${customerNumber}: ${password}  (shown only this once)`];
}

type Options = Partial<Readonly<Record<'name' | 'email' | 'company' | 'country' | 'language', string>>>;

function optionsOf(words: readonly string[]): Options {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { name: text, email: text, company: text, country: text, language: text },
    }).values;
  } catch (error) {
    throw new HouseError(`${error instanceof Error ? error.message : String(error)}\n${HOUSE_USAGE}`);
  }
}

/** The company that was named; null when none was. */
function companyOf({ company, country, language }: Options): HouseCompany | null {
  if (company === undefined && country === undefined && language === undefined) return null;
  const knownCountry = COUNTRIES.find((known) => known === country);
  const knownLanguage = LANGUAGES.find((known) => known === language);
  if (company === undefined || company.trim().length < 2 || knownCountry === undefined || knownLanguage === undefined)
    throw new HouseError(`A company has a name, a country and a language.\n${HOUSE_USAGE}`);
  return { company: company.trim(), country: knownCountry, language: knownLanguage };
}
