import { BCP47, type Country, type Language } from '@ringwerk/contract';
import { minorOf, type BaseCurrency } from '@ringwerk/kernel/price';
import { sizeLabel, type SizeSystem } from '@ringwerk/kernel/sizes';

/** The scale that a country's shops measure by; the millimetres stand beside it always. */
const SIZE_SYSTEM: Readonly<Record<Country, SizeSystem>> = { DE: 'iso', NL: 'diameter', CH: 'ch', JP: 'jp', KR: 'kr' };

export interface SheetFormat {
  /** With `digits`, exactly so many decimals; else one, and a second where the value has it. */
  readonly mm: (value: number, digits?: number) => string;
  readonly number: (value: number, digits: number) => string;
  readonly grams: (value: number) => string;
  readonly carats: (value: number) => string;
  readonly money: (minor: number, currency: BaseCurrency) => string;
  /** Of a gram of fine metal; a part of a yen only where it has one. */
  readonly fixing: (minor: number, currency: BaseCurrency) => string;
  readonly percent: (rate: number) => string;
  /** A day, `YYYY-MM-DD`: the same in every zone. */
  readonly day: (date: string) => string;
}

/** Silver costs some hundred yen: its fixing has more places than amounts. */
const FIXING_PLACES = 2;

/** Figures as a reader of `language` writes them. */
export function sheetFormat(language: Language): SheetFormat {
  const locale = BCP47[language];
  const number = (least: number, most: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  const millimetres = number(1, 2);
  const weight = number(2, 2);
  const carat = number(2, 3);
  const moneyFormat = (currency: BaseCurrency, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    mm: (value, digits) => `${(digits === undefined ? millimetres : number(digits, digits)).format(value)}\u00A0mm`,
    number: (value, digits) => number(digits, digits).format(value),
    grams: (value) => `${weight.format(value)}\u00A0g`,
    carats: (value) => `${carat.format(value)}\u00A0ct`,
    money: (minor, currency) => moneyFormat(currency).format(minor / minorOf(currency)),
    fixing: (minor, currency) =>
      `${moneyFormat(currency, { maximumFractionDigits: FIXING_PLACES }).format(minor / minorOf(currency))}/g`,
    percent: (rate) => percent.format(rate),
    day: (day) => date.format(new Date(`${day}T00:00:00Z`)),
  };
}

/** Label of an inner circumference on the scale of `country`, e.g. `54`, `13.6`. */
export const nationalSize = (country: Country, circumference: number): string =>
  sizeLabel(SIZE_SYSTEM[country], circumference);

/** Distance from the middle of the band; left is negative. */
export const signed = ({ mm }: SheetFormat, value: number): string => (value > 0 ? `+${mm(value)}` : mm(value));
