import type { Country } from '@ringwerk/contract';
import type { RetailRule } from '@ringwerk/kernel/price';
import type { Queryable } from '../../storage/database.ts';
import { editionInForce } from './price-list-repository.ts';
import { rateInForce } from './rate-repository.ts';

/**
 * The retail rule of a new dealer: factor and rounding of the price list in force for his country, and the exchange rate of
 * the day, units of the country's currency for one of the base currency. The owner changes it in the dealer area.
 * @throws Error when the database has no price list in force, or no rate for the currency.
 */
export async function firstRetailRule(database: Queryable, country: Country): Promise<RetailRule> {
  const edition = await editionInForce(database);
  if (edition === null) throw new Error('the database has no price list in force');
  const { currency, retail } = edition.content.countries[country];
  const exchangeRate = currency === edition.content.currency ? 1 : (await rateInForce(database, currency))?.value;
  if (exchangeRate === undefined) throw new Error(`the database has no rate for ${currency}`);
  return { factor: retail.factor, country, exchangeRate, roundUpTo: retail.roundUpTo };
}
