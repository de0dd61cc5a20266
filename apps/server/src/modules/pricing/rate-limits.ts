import type { Country, RateSubject } from '@ringwerk/contract';
import { FIRST_TAXES, minorOf, type BaseCurrency, type Currency } from '@ringwerk/kernel/price';

/** Least and most of a value. */
export interface ValueRange {
  readonly least: number;
  readonly most: number;
}
/** Round figures of what one euro buys: they tell a slip of unit or point from a market, and no more. */
const ROUND_RATES: Readonly<Record<Currency, number>> = { EUR: 1, USD: 1, CHF: 1, JPY: 150, KRW: 1_500 };
/** Euros a gram of fine metal: about a tenth to ten times of what markets paid in the last years. */
const METAL_RANGES = {
  Au: { least: 10, most: 1_000 },
  Pt: { least: 3, most: 300 },
  Pd: { least: 3, most: 300 },
  Ag: { least: 0.1, most: 15 },
} as const satisfies Readonly<Partial<Record<RateSubject, ValueRange>>>;
const isMetalSubject = (subject: RateSubject): subject is keyof typeof METAL_RANGES => subject in METAL_RANGES;

/** A tenth to ten times of a round figure. */
const around = (figure: number): ValueRange => ({ least: figure / 10, most: figure * 10 });

/**
 * A rate below or above is a slip of unit or point, never a market: metals in minor units of the base currency per gram of
 * fine metal, currencies in units for one unit of it.
 */
export function rateLimits(base: BaseCurrency, subject: RateSubject): ValueRange {
  if (!isMetalSubject(subject)) return around(ROUND_RATES[subject] / ROUND_RATES[base]);
  const scale = ROUND_RATES[base] * minorOf(base);
  const { least, most } = METAL_RANGES[subject];
  return { least: least * scale, most: most * scale };
}

/** Round figures of what a euro, a franc, a hundred yen and a thousand won are worth beside each other. */
const ROUND_SHOP_RATES: Readonly<Record<BaseCurrency, number>> = { EUR: 1, CHF: 1, JPY: 100, KRW: 1_000 };

/**
 * Units of a country's currency for one unit of the base currency that a rule may use: what the five countries' money is
 * worth, with a wide margin, and exactly one for the base currency itself.
 */
export function exchangeRates(base: BaseCurrency, country: Country): { readonly min: number; readonly max: number } {
  const { currency } = FIRST_TAXES[country];
  if (currency === base) return { min: 1, max: 1 };
  const round = ROUND_SHOP_RATES[currency] / ROUND_SHOP_RATES[base];
  return { min: round / 10, max: round * 10 };
}
