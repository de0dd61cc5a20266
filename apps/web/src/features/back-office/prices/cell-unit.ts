import { MINOR_PLACES, type Format } from '../../../i18n/format.ts';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import { parseAmount } from '../../../domain/rings/parse-amount.ts';

/** How a value is written: cents as units of the list's currency, shares as percent, factors, whole minor units, days. */
export type CellUnit = 'cents' | 'percent' | 'factor' | 'whole' | 'day';

/** Percent with four digits, as shares are stored. */
const SHARE_PLACES = 1e6;

export function cellText(value: unknown, unit: CellUnit, currency: BaseCurrency, format: Format): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (unit === 'cents') return format.plainUnits(value, currency);
  if (unit === 'percent') return format.factor(Math.round(value * SHARE_PLACES) / (SHARE_PLACES / 100));
  return format.factor(value);
}

/** A currency as people and spreadsheets write it beside an amount. */
const SIGNS: Readonly<Record<BaseCurrency, RegExp>> = {
  EUR: /\s*(?:€|EUR)\s*/u,
  CHF: /\s*(?:CHF|Fr\.?|SFr\.?)\s*/u,
  JPY: /\s*(?:[¥￥円]|JPY)\s*/u,
  KRW: /\s*(?:[₩￦원]|KRW)\s*/u,
};

/** `2,4` and `2.4` alike; a factor never groups thousands. */
function plainNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(/\s*%$/u, '').replace(',', '.');
  return /^\d+(\.\d+)?$/u.test(plain) ? Number(plain) : null;
}

/** What was typed or pasted, as the list stores it; null for what the unit cannot be. The list's own currency sign is left out. */
export function parseCell(text: string, unit: CellUnit, currency: BaseCurrency): number | string | null {
  if (unit === 'day') return /^\d{4}-\d{2}-\d{2}$/u.test(text.trim()) ? text.trim() : null;
  if (unit === 'cents') {
    const amount = parseAmount(text.replace(SIGNS[currency], ''));
    return amount === null ? null : Math.round(amount * 10 ** MINOR_PLACES[currency]);
  }
  const value = plainNumber(text);
  if (value === null) return null;
  if (unit === 'percent') return Math.round((value / 100) * SHARE_PLACES) / SHARE_PLACES;
  return unit === 'whole' && !Number.isInteger(value) ? null : value;
}
