import { decimal, roundHalfAway, times } from '@ringwerk/kernel/units';
import { element, type XmlElement } from './xml.ts';

/** Cents as the standard writes an amount: a point and two decimals. */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A decimal share as percent with two decimals. */
export const percentText = (share: number): string =>
  amountText(Number(roundHalfAway(times(decimal(share), decimal(100)), 2).digits));

/** A day in the only form that the rules allow (102: YYYYMMDD). */
export const dayElement = (name: string, day: string, date: 'udt:DateTimeString' | 'qdt:DateTimeString') =>
  element(name, [element(date, day.replaceAll('-', ''), { format: '102' })]);

/** `ram:NAME` with a text. */
export const ram = (name: string, text: string, attributes?: Readonly<Record<string, string>>): XmlElement | null =>
  element(`ram:${name}`, text, attributes);
