import { minorOf, type BaseCurrency } from '@ringwerk/kernel/price';

/** Decimals that are stored of a rate against a currency of two decimal places. */
const DECIMALS = 1e6;

/**
 * A rate as it is stored: further decimals are dust of a conversion, and would make equal quotes differ. What one yen or one
 * won buys begins two to three places later, and has four more.
 */
export function storedRate(base: BaseCurrency, value: number): number {
  const decimals = DECIMALS * (minorOf('EUR') / minorOf(base)) ** 2;
  return Math.round(value * decimals) / decimals;
}
