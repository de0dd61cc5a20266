import type { RateSubject } from '@ringwerk/contract';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import { MINOR_PLACES, type Format } from '../../../i18n/format.ts';

const METALS: readonly RateSubject[] = ['Au', 'Pt', 'Pd', 'Ag'];
export const isMetal = (subject: RateSubject): boolean => METALS.includes(subject);

/**
 * Typed as it is read: metals in units of the base currency a gram, currencies in units for one of it. Stored: metals in minor
 * units.
 */
export function rateOf(text: string, subject: RateSubject, base: BaseCurrency): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’]/gu, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$/u.test(plain)) return null;
  return isMetal(subject) ? Math.round(Number(plain) * 10 ** MINOR_PLACES[base] * 1e4) / 1e4 : Number(plain);
}

/** Decimals that a rate against euros is shown with: as many as the trade names. */
const DIGITS: Readonly<Record<RateSubject, number>> = {
  Au: 2,
  Pt: 2,
  Pd: 2,
  Ag: 3,
  EUR: 4,
  USD: 4,
  CHF: 4,
  JPY: 2,
  KRW: 2,
};

/** Digits that say something of a small rate: one yen buys 0.006061 euros. */
const SIGNIFICANT = 4;

/** A rate as people read it, without its unit. */
export function rateText(
  { subject, value }: { readonly subject: RateSubject; readonly value: number },
  base: BaseCurrency,
  format: Pick<Format, 'number'>,
): string {
  const places = MINOR_PLACES[base];
  if (isMetal(subject))
    return format.number(value / 10 ** places, Math.max(0, DIGITS[subject] - MINOR_PLACES.EUR + places));
  const first = value > 0 ? Math.floor(Math.log10(value)) : 0;
  return format.number(value, Math.max(DIGITS[subject], SIGNIFICANT - 1 - first));
}
