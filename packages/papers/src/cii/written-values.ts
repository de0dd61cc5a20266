import { PLACES, type BaseCurrency } from '@ringwerk/kernel/price';
import { decimal, roundHalfAway, times } from '@ringwerk/kernel/units';
import { element, type XmlElement } from './xml.ts';

/** A whole number of the last of `places` decimals, with a point. */
function withPoint(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const sign = value < 0 ? '-' : '';
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Minor units as the standard writes an amount: a point and the decimals of the currency, none for yen and won. */
export const amountText = (minor: number, currency: BaseCurrency): string => withPoint(minor, PLACES[currency]);

const PERCENT_PLACES = 2;

/** A decimal share as percent with two decimals. */
export const percentText = (share: number): string =>
  withPoint(Number(roundHalfAway(times(decimal(share), decimal(100)), PERCENT_PLACES).digits), PERCENT_PLACES);

/** A day in the only form that the rules allow (102: YYYYMMDD). */
export const dayElement = (name: string, day: string, date: 'udt:DateTimeString' | 'qdt:DateTimeString') =>
  element(name, [element(date, day.replaceAll('-', ''), { format: '102' })]);

/** `ram:NAME` with a text. */
export const ram = (name: string, text: string, attributes?: Readonly<Record<string, string>>): XmlElement | null =>
  element(`ram:${name}`, text, attributes);
