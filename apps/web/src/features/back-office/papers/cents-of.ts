import { parseAmount } from '../../../domain/rings/parse-amount.ts';

/** Cents of an amount in euros as people type it, a minus before it allowed; null for anything else. */
export function centsOf(typed: string): number | null {
  const plain = typed.trim();
  const isNegative = /^[-−–]/u.test(plain);
  const amount = parseAmount(isNegative ? plain.slice(1).trim() : plain);
  if (amount === null) return null;
  const cents = Math.round(amount * 100);
  return isNegative ? -cents : cents;
}

/** Cents as they stand in a field: a point and two decimals. */
export const fieldText = (cents: number): string => (cents / 100).toFixed(2);
