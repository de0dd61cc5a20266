import type { MoneyJson } from '@ringwerk/contract';
import { useMemo } from 'react';
import { useHouseZone } from './house-zone.ts';
import { localeTag, useLocaleStore } from './locale-store.ts';

/** Decimal places of a currency's minor unit. */
export const MINOR_PLACES: Readonly<Record<MoneyJson['currency'], number>> = { EUR: 2, CHF: 2, JPY: 0, KRW: 0 };

/** The only place where numbers, money, measures and dates become text. */
export interface Format {
  /** Integer minor units of a currency. */
  money(amount: number, currency: MoneyJson['currency']): string;
  /** An amount that somebody said: without the decimals of a whole one. */
  plainMoney(amount: number, currency: MoneyJson['currency']): string;
  /** The same with a sign, for differences: +84,00 €. Zero has no sign. */
  moneyDifference(amount: number, currency: MoneyJson['currency']): string;
  /** The same as a plain number, where the head of the column names the currency. */
  plainUnits(amount: number, currency: MoneyJson['currency']): string;
  /** A currency as it stands beside an amount: €, CHF, ¥, ₩. */
  sign(currency: MoneyJson['currency']): string;
  /** Cents of US dollars: the stone trade's currency. */
  dollars(cents: number): string;
  /** With `digits`, exactly so many decimals; else one, and a second where the value has it. */
  mm(value: number, digits?: number): string;
  grams(value: number): string;
  carats(value: number): string;
  /** 0.19 → 19 % */
  percent(value: number, digits?: number): string;
  number(value: number, digits?: number): string;
  /** A factor or rate as it is typed: no grouping, as many digits as it has. */
  factor(value: number): string;
  /** Whole degrees. */
  degrees(value: number): string;
  /** A day as it stands, in every browser the same; of a moment, its day at the house. */
  date(iso: string): string;
  /** A moment by the reader's own clock. */
  dateTime(iso: string): string;
  /** A month `YYYY-MM` with its year, short: Nov 2026. */
  month(month: string): string;
  /** Name of a month of the year, 1 to 12, short. */
  monthName(month: number): string;
  /** Name of its day of the week, by the same rule. */
  weekday(iso: string): string;
  time(iso: string): string;
}

function unit(tag: string, name: 'millimeter' | 'gram', least: number, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: name,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

/** Formatters are dear to make and are asked for in lists: one per tag and kind. */
function keeper<T>(): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make();
    kept.set(key, made);
    return made;
  };
}
const numbers = keeper<Intl.NumberFormat>();
const dates = keeper<Intl.DateTimeFormat>();

// `Intl` knows no carat; the trade writes ct in all six languages.
const CARAT = 'ct';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Formatters of a BCP 47 tag such as `de-CH`. @param zone - of the house's clock: days are its days */
export function createFormat(tag: string, zone: string): Format {
  const currency = (code: string, sign: 'auto' | 'exceptZero') =>
    numbers(
      `${tag}|${code}|${sign}`,
      () => new Intl.NumberFormat(tag, { style: 'currency', currency: code, signDisplay: sign }),
    );
  const decimal = (digits: number) =>
    numbers(
      `${tag}|${digits}`,
      () => new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    );
  const percent = (digits: number) =>
    numbers(`${tag}|%${digits}`, () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: digits }));
  const when = (name: string, options: Intl.DateTimeFormatOptions) =>
    dates(`${tag}|${name}`, () => new Intl.DateTimeFormat(tag, options));
  const day = (iso: string, name: string, options: Intl.DateTimeFormatOptions): string => {
    const timeZone = DAY.test(iso) ? 'UTC' : zone;
    return when(`${name}|${timeZone}`, { ...options, timeZone }).format(new Date(iso));
  };
  return {
    money: (amount, code) => currency(code, 'auto').format(amount / 10 ** MINOR_PLACES[code]),
    plainMoney: (amount, code) =>
      numbers(
        `${tag}|${code}|plain`,
        () => new Intl.NumberFormat(tag, { style: 'currency', currency: code, trailingZeroDisplay: 'stripIfInteger' }),
      ).format(amount / 10 ** MINOR_PLACES[code]),
    moneyDifference: (amount, code) => currency(code, 'exceptZero').format(amount / 10 ** MINOR_PLACES[code]),
    plainUnits: (amount, code) => decimal(MINOR_PLACES[code]).format(amount / 10 ** MINOR_PLACES[code]),
    sign: (code) =>
      currency(code, 'auto')
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? code,
    dollars: (cents) => currency('USD', 'auto').format(cents / 100),
    mm: (value, digits) =>
      numbers(`${tag}|mm${digits}`, () => unit(tag, 'millimeter', digits ?? 1, digits ?? 2)).format(value),
    grams: (value) => numbers(`${tag}|g`, () => unit(tag, 'gram', 2, 2)).format(value),
    carats: (value) => `${decimal(value < 0.1 ? 3 : 2).format(value)}\u00a0${CARAT}`,
    percent: (value, digits = 1) => percent(digits).format(value),
    number: (value, digits = 0) => decimal(digits).format(value),
    factor: (value) =>
      numbers(
        `${tag}|factor`,
        () => new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 10 }),
      ).format(value),
    degrees: (value) => `${decimal(0).format(value)}°`,
    date: (iso) => day(iso, 'date', { dateStyle: 'medium' }),
    dateTime: (iso) => when('both', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    month: (month) => day(`${month}-01`, 'month', { month: 'short', year: 'numeric' }),
    monthName: (month) => day(`2000-${String(month).padStart(2, '0')}-01`, 'monthName', { month: 'short' }),
    weekday: (iso) => day(iso, 'weekday', { weekday: 'long' }),
    time: (iso) => when('time', { timeStyle: 'short' }).format(new Date(iso)),
  };
}

/** Formatters of the chosen language and country. */
export function useFormat(): Format {
  const tag = useLocaleStore(localeTag);
  const zone = useHouseZone();
  return useMemo(() => createFormat(tag, zone), [tag, zone]);
}
