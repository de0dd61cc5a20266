import { houseChangeSchema, LANGUAGES, LEGAL_TEXTS, putLegalText } from '@ringwerk/contract';
import type { Transaction } from '../storage/database.ts';
import { differences, recordAudit } from '../modules/audit/record-audit.ts';
import { CodedError } from '../http/coded-error.ts';
import { findDealer } from '../modules/dealer/dealer-repository.ts';
import { changeHouse, companyOf, readHouse, type HouseChange } from '../modules/house-settings/change-house.ts';
import { baseCurrency } from '../modules/pricing/base-currency.ts';
import { storedHouse } from '../modules/house-settings/work-settings.ts';
import { legalTitle } from '../modules/legal/first-legal-texts.ts';
import { findExactText, writeLegalText } from '../modules/legal/legal-repository.ts';
import { ensureManufactory } from '../modules/setup/create-staff-account.ts';
import { findManufactory, lockSetup } from '../modules/setup/setup-repository.ts';
import { HouseError, misused, type House } from './house-error.ts';
import { checked, readOptions } from './read-options.ts';

/** Options of the command and the settings that they stand for. */
const FLAGS = {
  company: 'company',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  country: 'country',
  language: 'language',
  email: 'email',
  phone: 'phone',
  'vat-id': 'vatId',
  zone: 'zone',
  currency: 'currency',
} as const;
const NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[]; // keys of the literal above

/** Sets what a file and options name, options last; without any of them it prints the settings. */
export async function settings(house: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, words } = readOptions(args, { texts: [...NAMES, 'file', 'countries', 'quote-days'] });
  if (words.length > 0) misused(`What is ${words.join(' ')}?`);
  if (Object.keys(texts).length === 0) return printSettings(house);
  const { file, countries, 'quote-days': quoteDays } = texts;
  const change = checked(houseChangeSchema, {
    ...(file === undefined ? {} : recordOf(await house.readText(file))),
    ...Object.fromEntries(NAMES.flatMap((name) => (texts[name] === undefined ? [] : [[FLAGS[name], texts[name]]]))),
    ...(countries === undefined ? {} : { countries: countries.split(',').map((code) => code.trim().toUpperCase()) }),
    ...(quoteDays === undefined ? {} : { quoteDays: Number(quoteDays) }),
  });
  await house.database.transaction(async (transaction) => {
    await lockSetup(transaction);
    const dealerId = await companyId(transaction, change, house.now);
    await changeHouse(transaction, null, house.now, await readHouse(transaction, dealerId), change).catch(inWords);
  });
  return ['The settings are kept.'];
}

/** The house's company, made of what was named where there is none. */
async function companyId(transaction: Transaction, change: HouseChange, now: Date): Promise<string> {
  const known = await findManufactory(transaction);
  if (known !== null) return known.id;
  const { company, country, language, email = '' } = change;
  if (company === undefined || country === undefined || language === undefined)
    return misused('This house has no company yet: name it, its country and its language.');
  return (await ensureManufactory(transaction, { company, country, language }, email, now)).id;
}

async function printSettings({ database: { orm } }: House): Promise<readonly string[]> {
  const company = await findManufactory(orm);
  if (company === null) throw new HouseError('This house has no company yet.');
  const { work, countries } = await storedHouse(orm);
  const shown = {
    ...companyOf(await findDealer(orm, company.id)),
    countries,
    currency: await baseCurrency(orm),
    ...work,
  };
  return JSON.stringify(shown, null, 2).split('\n');
}

function recordOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new HouseError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new HouseError('The file holds no settings by name.');
}

/** A refusal of the service in words for a terminal. */
export function inWords(error: unknown): never {
  if (!(error instanceof CodedError)) throw error;
  const fields = (error.issues ?? []).map(({ path, code, params }) => {
    const detail = Object.values(params).join(', ');
    return `${path.slice(1)} (${code}${detail === '' ? '' : `, e.g. ${detail}`})`;
  });
  throw new HouseError(`Not taken: ${fields.length === 0 ? error.code : fields.join('; ')}.`);
}

/** Writes a legal text of the house from a file. */
export async function legal(house: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, words } = readOptions(args, { texts: ['language', 'file', 'title'] });
  const key = LEGAL_TEXTS.find((known) => known === words[0]);
  const language = LANGUAGES.find((known) => known === texts.language);
  if (key === undefined || words.length > 1 || language === undefined || texts.file === undefined)
    return misused('Which text, in which language, from which file?');
  const title = texts.title ?? legalTitle(key, language);
  const text = checked(putLegalText.body, { language, title, body: await house.readText(texts.file) });
  await house.database.transaction(async (transaction) => {
    const before = await findExactText(transaction, key, language);
    await writeLegalText(transaction, { ...text, key, updatedAt: house.now, updatedBy: null });
    await recordAudit(transaction, null, house.now, {
      action: 'legal-text.changed',
      entity: 'legal-text',
      entityId: `${key}/${language}`,
      ...differences(
        { title: before?.title ?? null, body: before?.body ?? null },
        { title: text.title, body: text.body },
      ),
    });
  });
  return [`The text ${key} is kept in ${language}.`];
}
