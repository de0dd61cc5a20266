import { firstHouseList, firstRates } from '@ringwerk/catalogue';
import type { RateSubject } from '@ringwerk/contract';
import { METALS, quotedFor, type BaseCurrency } from '@ringwerk/kernel/price';
import { sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { marketRates, priceEditions, priceLists } from '../../storage/schema/prices.ts';
import { baseCurrency } from './base-currency.ts';
import { lockRates } from './rate-repository.ts';

/** Where rates come from that nobody has entered. */
const SEEDED = 'catalogue';
const FIRST_NAME = 'Ringwerk 1';

function ratesOf(base: BaseCurrency): readonly { readonly subject: RateSubject; readonly value: number }[] {
  const { fixing, currency } = firstRates(base);
  return [
    ...METALS.map((subject) => ({ subject, value: fixing[subject] })),
    ...quotedFor(base).flatMap((subject) => {
      const value = currency[subject];
      return value === undefined ? [] : [{ subject, value }];
    }),
  ];
}

/** Writes the first list, in force at once, and the first rates. The database's own clock dates them, because it also decides what counts. */
export async function writeFirstPrices(transaction: Transaction, base: BaseCurrency): Promise<void> {
  const content = firstHouseList(base);
  await transaction.insert(priceEditions).values({ name: FIRST_NAME, content, activeFrom: sql`now()` });
  await transaction
    .insert(marketRates)
    .values(ratesOf(base).map((rate) => ({ ...rate, source: SEEDED, state: 'in-force' as const })));
}

/**
 * Whether the base currency may still be chosen: the house has the list and the rates that came with the release and no
 * others, no dealer, and nothing that was priced by them. Every figure after that is an amount or a ratio of it.
 */
export async function isBaseCurrencyOpen(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute<{ isOpen: boolean }>(sql`select not (
    exists (select 1 from price_editions where updated_by is not null or activated_by is not null)
    or exists (select 1 from market_rates where source <> ${SEEDED} or recorded_by is not null)
    or exists (select 1 from rate_feeds)
    or exists (select 1 from dealers where kind <> 'manufactory')
    or exists (select 1 from designs) or exists (select 1 from quotes) or exists (select 1 from orders)
  ) as "isOpen"`);
  return rows[0]?.isOpen ?? false;
}

/**
 * Puts the first list and the first rates of a base currency in the place of those that are there; nothing for the one that
 * the house has. @throws CodedError `request.invalid` with a finding at `/currency` once it is fixed
 */
export async function chooseBaseCurrency(transaction: Transaction, base: BaseCurrency): Promise<boolean> {
  await lockRates(transaction);
  if ((await baseCurrency(transaction)) === base) return false;
  if (!(await isBaseCurrencyOpen(transaction)))
    throw new CodedError('request.invalid', {
      issues: [{ code: 'field.fixed', path: '/currency', params: {}, severity: 'error' }],
    });
  // Lists that were frozen meanwhile are named by nothing: no design, quote or order is there.
  await transaction.delete(priceLists);
  await transaction.delete(priceEditions);
  await transaction.delete(marketRates);
  await writeFirstPrices(transaction, base);
  return true;
}
