import { orderedHours, type HouseSettings, type houseChangeSchema, type WorkSettings } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { differences, recordAudit, type Doer } from '../audit/record-audit.ts';
import { isZoneOfDatabase } from '../calendar/house-zone.ts';
import { findDealer, updateDealer, type DealerRow } from '../dealer/dealer-repository.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import { chooseBaseCurrency, isBaseCurrencyOpen } from '../pricing/choose-base-currency.ts';
import { firstRetailRule } from '../pricing/first-retail-rule.ts';
import { renameSeller } from '../stones/stone-repository.ts';
import { lockHouse, writeHouse } from './house-settings-repository.ts';
import { requireHouseVatId } from './vat-id.ts';
import { storedHouse, type StoredHouse } from './work-settings.ts';

export type HouseCompany = Pick<
  HouseSettings,
  'company' | 'street' | 'postcode' | 'city' | 'country' | 'language' | 'email' | 'phone' | 'vatId'
>;
/** What is left out stays as it is. */
export type HouseChange = z.output<typeof houseChangeSchema>;

/** Everything that the house has set, and its company. */
export interface HouseState {
  readonly currency: BaseCurrency;
  readonly isCurrencyOpen: boolean;
  readonly dealer: DealerRow;
  readonly stored: StoredHouse;
}

export async function readHouse(transaction: Transaction, dealerId: string): Promise<HouseState> {
  await lockHouse(transaction);
  return houseState(transaction, await findDealer(transaction, dealerId), await storedHouse(transaction));
}

/** What was read of the house, with its base currency. */
export async function houseState(database: Queryable, dealer: DealerRow, stored: StoredHouse): Promise<HouseState> {
  const [currency, isCurrencyOpen] = [await baseCurrency(database), await isBaseCurrencyOpen(database)];
  return { dealer, stored, currency, isCurrencyOpen };
}

/** Changes what is named of a house that was read in this transaction, and leaves the rest. @param doer - null: the command line. */
export async function changeHouse(
  transaction: Transaction,
  doer: Doer | null,
  now: Date,
  { dealer: old, stored, currency }: HouseState,
  change: HouseChange,
): Promise<HouseState> {
  const { countries = stored.countries, currency: base = currency } = change;
  const kept = companyOf(old);
  const typed = companyOf({ ...kept, ...named(change) });
  const company = { ...typed, vatId: await requireHouseVatId(typed, kept) };

  const { work: before } = stored;
  const work = changedWork(before, change);
  await requireZone(transaction, work.zone);
  const isOther = await chooseBaseCurrency(transaction, base);
  // The house's own rule stood on rates against the currency from before.
  const rule = isOther ? { retailRule: await firstRetailRule(transaction, company.country) } : {};
  const dealer = await updateDealer(transaction, old.id, { ...company, ...rule }, now);
  if (dealer.company !== old.company) await renameSeller(transaction, old.id, dealer.company);
  const next = { work, countries: [...new Set(countries)], version: stored.version + 1 };
  await writeHouse(transaction, next, now);
  await recordAudit(transaction, doer, now, {
    action: 'house.changed',
    entity: 'house',
    entityId: old.id,
    ...differences(
      { ...kept, countries: stored.countries, currency, ...before },
      { ...company, countries: next.countries, currency: base, ...work },
    ),
  });
  return houseState(transaction, dealer, next);
}

/** What is not named stays; days and hours stand in their order. */
function changedWork(before: WorkSettings, change: HouseChange): WorkSettings {
  return {
    quoteDays: change.quoteDays ?? before.quoteDays,
    leadDays: { ...before.leadDays, ...(change.leadDays === undefined ? {} : named(change.leadDays)) },
    workDays: [...new Set(change.workDays ?? before.workDays)].toSorted((one, other) => one - other),
    holidays: (change.holidays ?? before.holidays).toSorted((one, other) => one.date.localeCompare(other.date)),
    cancelShares: change.cancelShares ?? before.cancelShares,
    sharesCad: change.sharesCad ?? before.sharesCad,
    hours: orderedHours(change.hours ?? before.hours),
    zone: change.zone ?? before.zone,
  };
}

/** @throws CodedError at `/zone` for one that the database cannot reckon by */
async function requireZone(transaction: Transaction, zone: string): Promise<void> {
  if (await isZoneOfDatabase(transaction, zone)) return;
  const issue = { code: 'field.time-zone', path: '/zone', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

export const companyOf = (dealer: HouseCompany): HouseCompany => {
  const { company, street, postcode, city, country, language, email, phone, vatId } = dealer;
  return { company, street, postcode, city, country, language, email, phone, vatId };
};

/** The fields that have a value. */
const named = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    // Only keys that are there are copied.
    [Field in keyof T]?: Exclude<T[Field], undefined>;
  };
