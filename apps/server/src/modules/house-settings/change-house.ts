import { orderedHours, type HouseSettings, type houseChangeSchema, type WorkSettings } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { differences, recordAudit, type Doer } from '../audit/record-audit.ts';
import { isZoneOfDatabase } from '../calendar/house-zone.ts';
import { findDealer, updateDealer, type DealerRow } from '../dealer/dealer-repository.ts';
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
  readonly dealer: DealerRow;
  readonly stored: StoredHouse;
}

export async function readHouse(transaction: Transaction, dealerId: string): Promise<HouseState> {
  await lockHouse(transaction);
  return { dealer: await findDealer(transaction, dealerId), stored: await storedHouse(transaction) };
}

/** Changes what is named of a house that was read in this transaction, and leaves the rest. @param doer - null: the command line. */
export async function changeHouse(
  transaction: Transaction,
  doer: Doer | null,
  now: Date,
  { dealer: old, stored }: HouseState,
  change: HouseChange,
): Promise<HouseState> {
  const { countries = stored.countries } = change;
  const kept = companyOf(old);
  const typed = companyOf({ ...kept, ...named(change) });
  const company = { ...typed, vatId: await requireHouseVatId(typed, kept) };

  const { work: before } = stored;
  const work: WorkSettings = {
    quoteDays: change.quoteDays ?? before.quoteDays,
    leadDays: change.leadDays ?? before.leadDays,
    workDays: [...new Set(change.workDays ?? before.workDays)].toSorted((one, other) => one - other),
    holidays: (change.holidays ?? before.holidays).toSorted((one, other) => one.date.localeCompare(other.date)),
    hours: orderedHours(change.hours ?? before.hours),
    zone: await requireZone(transaction, change.zone ?? before.zone),
    cancelShares: change.cancelShares ?? before.cancelShares,
  };
  const dealer = await updateDealer(transaction, old.id, company, now);
  if (dealer.company !== old.company) await renameSeller(transaction, old.id, dealer.company);
  const next = { work, countries: [...new Set(countries)], version: stored.version + 1 };
  await writeHouse(transaction, next, now);
  await recordAudit(transaction, doer, now, {
    action: 'house.changed',
    entity: 'house',
    entityId: old.id,
    ...differences(
      { ...kept, countries: stored.countries, ...before },
      { ...company, countries: next.countries, ...work },
    ),
  });
  return { dealer, stored: next };
}

/** @throws CodedError at `/zone` for one that the database cannot reckon by */
async function requireZone(transaction: Transaction, zone: string): Promise<string> {
  if (await isZoneOfDatabase(transaction, zone)) return zone;
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
