import type { RetailRule } from '@ringwerk/kernel/price';

/** The retail rule of the demo dealer: factor 2.2, Germany, no display rounding. */
export const DEMO_RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

/** Cents of a euro. */
export const MINOR_UNITS = 100;
