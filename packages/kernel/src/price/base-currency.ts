/** What a house may keep its trade prices in, and what its dealers sell in. */
export const BASE_CURRENCIES = ['EUR', 'CHF', 'JPY', 'KRW'] as const;
export type BaseCurrency = (typeof BASE_CURRENCIES)[number];

/** Decimal places of a currency's minor unit (ISO 4217): yen and won have none. */
export const PLACES: Readonly<Record<BaseCurrency, number>> = { EUR: 2, CHF: 2, JPY: 0, KRW: 0 };

/** Minor units in one unit of a currency: 100 cents, 1 yen. */
export const minorOf = (currency: BaseCurrency): number => 10 ** PLACES[currency];
