import type { RateSubject } from '@ringwerk/contract';
import type { Format } from '../../../i18n/format.ts';

const METALS: readonly RateSubject[] = ['Au', 'Pt', 'Pd', 'Ag'];
export const isMetal = (subject: RateSubject): boolean => METALS.includes(subject);

/** Typed as it is read: metals in euros a gram, currencies in units for one euro. Stored: metals in cents. */
export function rateOf(text: string, subject: RateSubject): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’]/gu, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$/u.test(plain)) return null;
  return isMetal(subject) ? Math.round(Number(plain) * 1e6) / 1e4 : Number(plain);
}

/** Decimals that a rate is shown with: as many as the trade names. */
const DIGITS: Readonly<Record<RateSubject, number>> = {
  Au: 2,
  Pt: 2,
  Pd: 2,
  Ag: 3,
  USD: 4,
  CHF: 4,
  JPY: 2,
  KRW: 2,
};

/** A rate as people read it, without its unit. */
export function rateText(
  { subject, value }: { readonly subject: RateSubject; readonly value: number },
  format: Pick<Format, 'number'>,
): string {
  return format.number(isMetal(subject) ? value / 100 : value, DIGITS[subject]);
}
