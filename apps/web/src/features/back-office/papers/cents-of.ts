import type { MoneyJson } from '@ringwerk/contract';
import { parseAmount } from '../../../domain/rings/parse-amount.ts';
import { MINOR_PLACES } from '../../../i18n/format.ts';

type Currency = MoneyJson['currency'];

/** Minor units of an amount as people type it, a minus before it allowed; null for anything else, as for half a yen. */
export function centsOf(typed: string, currency: Currency): number | null {
  const plain = typed.trim();
  const isNegative = /^[-−–]/u.test(plain);
  const amount = parseAmount(isNegative ? plain.slice(1).trim() : plain);
  if (amount === null) return null;
  if (MINOR_PLACES[currency] === 0 && !Number.isInteger(amount)) return null;
  const cents = Math.round(amount * 10 ** MINOR_PLACES[currency]);
  return isNegative ? -cents : cents;
}

/** Minor units as they stand in a field: a point and the decimals of the currency. */
export const fieldText = (cents: number, currency: Currency): string =>
  (cents / 10 ** MINOR_PLACES[currency]).toFixed(MINOR_PLACES[currency]);
