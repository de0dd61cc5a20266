import { houseDate, type Country, type HouseFace } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { logoAddress } from '../dealer/dealer-logo.ts';
import { addDays } from '../calendar/house-calendar.ts';
import { storedHouse } from './work-settings.ts';

/** Weeks ahead in which a day off is worth knowing. */
const HOLIDAY_DAYS = 42;

/** What everybody may see of the house; one that is not set up has no name yet. */
export async function readFace(database: Queryable, now: Date): Promise<HouseFace> {
  const [house, { countries, work }] = await Promise.all([findHouse(database), storedHouse(database)]);
  const { zone } = work;
  const today = houseDate(now, zone);
  const last = addDays(today, HOLIDAY_DAYS);
  return {
    company: house?.company ?? '',
    logo: house === undefined ? null : logoAddress(house),
    colour: house?.colour ?? null,
    phone: house?.phone ?? '',
    email: house?.email ?? '',
    zone,
    hours: work.hours,
    holidays: work.holidays.filter(({ date }) => date >= today && date <= last),
    countries: [...countries],
  };
}

async function findHouse(database: Queryable) {
  const rows = await database
    .select({
      id: dealers.id,
      company: dealers.company,
      logoType: dealers.logoType,
      logoVersion: dealers.logoVersion,
      colour: dealers.brandColour,
      phone: dealers.phone,
      email: dealers.email,
    })
    .from(dealers)
    .where(eq(dealers.kind, 'manufactory'))
    .limit(1);
  return rows[0];
}

/** @throws CodedError at `/country` for one that the house does not serve. */
export async function requireServed(database: Queryable, country: Country): Promise<void> {
  const { countries } = await storedHouse(database);
  if (countries.includes(country)) return;
  const issue = { code: 'field.not-served', path: '/country', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}
