import type { Country, HouseFace } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { logoAddress } from '../dealer/dealer-logo.ts';
import { storedHouse } from './work-settings.ts';

/** What everybody may see of the house; a house that is not set up has no name yet. */
export async function readFace(database: Queryable): Promise<HouseFace> {
  const [rows, { countries }] = await Promise.all([
    database
      .select({
        id: dealers.id,
        company: dealers.company,
        logoType: dealers.logoType,
        logoVersion: dealers.logoVersion,
        colour: dealers.brandColour,
      })
      .from(dealers)
      .where(eq(dealers.kind, 'manufactory'))
      .limit(1),
    storedHouse(database),
  ]);
  const [house] = rows;
  const own = { countries: [...countries] };
  if (house === undefined) return { ...own, company: '', logo: null, colour: null };
  return { ...own, company: house.company, logo: logoAddress(house), colour: house.colour };
}

/** @throws CodedError at `/country` for one that the house does not serve. */
export async function requireServed(database: Queryable, country: Country): Promise<void> {
  const { countries } = await storedHouse(database);
  if (countries.includes(country)) return;
  const issue = { code: 'field.not-served', path: '/country', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}
