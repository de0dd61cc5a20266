import { FIRST_TAXES, type BaseCurrency, type RetailRule } from '@ringwerk/kernel/price';

/** Where a dealer of a base currency sells: the first country that has it. */
const COUNTRIES = { EUR: 'DE', CHF: 'CH', JPY: 'JP', KRW: 'KR' } as const satisfies Readonly<
  Record<BaseCurrency, keyof typeof FIRST_TAXES>
>;

/** The retail rule of the demo dealer, in the country of the base currency: factor 2.2, no display rounding. */
export const demoRetail = (base: BaseCurrency): RetailRule => ({
  factor: 2.2,
  country: COUNTRIES[base],
  exchangeRate: 1,
  roundUpTo: 0,
});
