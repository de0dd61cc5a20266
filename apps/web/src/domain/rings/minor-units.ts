import type { MoneyJson } from '@ringwerk/contract';

/** How many minor units make one unit of a currency, as ECMA-402 knows it: 100 for EUR and CHF, 1 for JPY and KRW. */
export function minorPerUnit(currency: MoneyJson['currency']): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** (maximumFractionDigits ?? 0);
}
