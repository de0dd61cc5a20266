import { COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { firstPassword } from '../modules/registrations/first-password.ts';
import { setPassword } from '../modules/registrations/registration-repository.ts';
import { forgetDevices } from '../modules/session/device-repository.ts';
import { hashPassword } from '../modules/session/password.ts';
import { endSessionsOf } from '../modules/session/end-sessions.ts';
import { createStaffAccount, type HouseCompany } from '../modules/setup/create-staff-account.ts';
import { issueSetupLink, SETUP_LINK_HOURS } from '../modules/setup/setup-link.ts';
import { deleteSetupLinks, findManufactory, findUser, lockSetup } from '../modules/setup/setup-repository.ts';
import { HouseError, misused, type House } from './house-error.ts';
import { readOptions, type Options } from './read-options.ts';

export async function printSetupLink({ database, config, now }: House): Promise<readonly string[]> {
  const link = await issueSetupLink(database, config.publicUrl, now);
  if (link === null) throw new HouseError('This house has an account already; create-account makes another.');
  return [`Set up this house within ${SETUP_LINK_HOURS} hours: ${link}`];
}

const ACCOUNT = ['name', 'email', 'company', 'country', 'language'] as const;
type AccountTexts = Options<(typeof ACCOUNT)[number], never>['texts'];

export async function createAccount({ database, now }: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, words } = readOptions(args, { texts: ACCOUNT });
  const name = texts.name?.trim() ?? '';
  const email = texts.email?.trim() ?? '';
  if (name.length < 2 || !email.includes('@') || words.length > 0) misused('A name and an e-mail address, please.');
  const company = companyOf(texts);
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  const { customerNumber } = await database.transaction(async (transaction) => {
    await lockSetup(transaction);
    if (company === null && (await findManufactory(transaction)) === null)
      misused('This house has no company yet: add --company, --country and --language.');
    // A link that is still about must not make a second first account.
    await deleteSetupLinks(transaction);
    return createStaffAccount(transaction, { name, email, passwordHash, company }, now);
  });
  return [`Customer number: ${customerNumber}`, `Password: ${password}  (shown only this once)`];
}

export async function resetPassword({ database, now }: House, args: readonly string[]): Promise<readonly string[]> {
  const [customerNumber] = args;
  if (customerNumber === undefined || args.length > 1) misused('Whose password?');
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const user = await findUser(transaction, customerNumber);
    if (user === null) throw new HouseError(`There is no account ${customerNumber}.`);
    if (!user.isActive) throw new HouseError(`The account ${customerNumber} is blocked.`);
    await setPassword(transaction, user.id, passwordHash, now);
    await endSessionsOf(transaction, user.id, now);
    await forgetDevices(transaction, user.id);
    await recordAudit(transaction, { userId: user.id, dealerId: user.dealerId }, now, {
      action: 'password.reset-by-house',
      entity: 'user',
      entityId: user.id,
    });
  });
  return [`New password of ${customerNumber}: ${password}  (shown only this once)`];
}

/** The company that was named; null when none was. */
function companyOf({ company, country, language }: AccountTexts): HouseCompany | null {
  if (company === undefined && country === undefined && language === undefined) return null;
  const knownCountry = COUNTRIES.find((known) => known === country);
  const knownLanguage = LANGUAGES.find((known) => known === language);
  if (company === undefined || company.trim().length < 2 || knownCountry === undefined || knownLanguage === undefined)
    misused('A company has a name, a country and a language.');
  return { company: company.trim(), country: knownCountry, language: knownLanguage };
}
