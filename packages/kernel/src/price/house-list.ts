import type { ListedAlloy } from '../design/tables.ts';
import type { BaseCurrency } from './base-currency.ts';
import type { PriceEnding, PriceList, RetailRule, TaxRule, Taxes } from './price-list.ts';

export const METALS = ['Au', 'Pt', 'Pd', 'Ag'] as const;
/** What may have an exchange rate: what houses and dealers keep their money in, and the dollar, in which stones are offered. */
export const CURRENCIES = ['EUR', 'USD', 'CHF', 'JPY', 'KRW'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currencies that a house has a rate of: all but its own. */
export const quotedFor = (base: BaseCurrency): readonly Currency[] => CURRENCIES.filter((code) => code !== base);

/** What the market says at one moment. */
export interface MarketRates {
  /** Minor units of the base currency per gram of fine metal. */
  readonly fixing: PriceList['fixing'];
  /** Units of a currency for one unit of the base currency, decimal; a currency without a rate is absent. */
  readonly currency: Readonly<Partial<Record<Currency, number>>>;
}

/** How a country is sold in: what does not change with the day, and VAT by the day from which it counts. */
export interface CountryTerms {
  readonly currency: TaxRule['currency'];
  readonly places: number;
  readonly fraction: TaxRule['fraction'];
  /** VAT, decimal, ascending by `from` (`YYYY-MM-DD`); the first row also counts before its day. */
  readonly vat: readonly { readonly from: string; readonly rate: number }[];
  readonly rounding: PriceEnding;
  /** What a new dealer's rule begins with. */
  readonly retail: { readonly factor: number; readonly roundUpTo: number };
}

/** What the manufactory itself sets: a price list without the market's rates and without a day. */
export interface HouseList extends Omit<PriceList, 'id' | 'fixing' | 'dollar' | 'tax' | 'discount' | 'alloys'> {
  readonly countries: Readonly<Record<RetailRule['country'], CountryTerms>>;
  /** Warns of articles whose price leaves less than `margin` (decimal) after fine metal and stones, or is below `least` cents. */
  readonly guard: { readonly margin: number; readonly least: number };
}

/** Decimal places of a dollar in the base currency. */
const RATE_PLACES = 1e5;

function taxOn(day: string, { currency, places, fraction, vat, rounding }: CountryTerms): TaxRule {
  const rate = vat.findLast(({ from }) => from <= day) ?? vat[0];
  if (rate === undefined) throw new Error('a country of a price list has no VAT');
  return { currency, places, fraction, rate: rate.rate, rounding };
}

/**
 * The list that prices are computed with on a day (`YYYY-MM-DD` at the manufactory): the house's own figures, the market's
 * rates, the VAT of that day and the house's own alloys. Equal input gives equal output, in the same order of fields; `id` is the caller's.
 */
export function composePriceList(
  house: HouseList,
  { fixing, currency: { USD: dollars } }: MarketRates,
  { day, id, alloys = [] }: { readonly day: string; readonly id: string; readonly alloys?: readonly ListedAlloy[] },
): PriceList {
  const { countries, guard: _guard, ...list } = house;
  const tax: Taxes = {
    DE: taxOn(day, countries.DE),
    NL: taxOn(day, countries.NL),
    CH: taxOn(day, countries.CH),
    JP: taxOn(day, countries.JP),
    KR: taxOn(day, countries.KR),
  };
  const composed = { ...list, id, fixing, tax, ...(alloys.length === 0 ? {} : { alloys }) };
  return dollars === undefined ? composed : { ...composed, dollar: Math.round(RATE_PLACES / dollars) / RATE_PLACES };
}
