/** What a house may keep its trade prices in, and what its dealers sell in. */
export const BASE_CURRENCIES = ['EUR', 'CHF', 'JPY', 'KRW'] as const;
export type BaseCurrency = (typeof BASE_CURRENCIES)[number];

/** Decimal places of a currency's minor unit (ISO 4217): yen and won have none. */
export const PLACES: Readonly<Record<BaseCurrency, number>> = { EUR: 2, CHF: 2, JPY: 0, KRW: 0 };

/** The smallest coin of a currency in minor units, where it is not the minor unit itself: there are no coins of one Rappen. */
export const SMALLEST_COIN: Readonly<Partial<Record<BaseCurrency, number>>> = { CHF: 5 };

/** Minor units in one unit of a currency: 100 cents, 1 yen. */
export const minorOf = (currency: BaseCurrency): number => 10 ** PLACES[currency];
