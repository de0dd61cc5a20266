import {
  minorOf,
  quotedFor,
  type BaseCurrency,
  type Currency,
  type HouseList,
  type MarketRates,
  type PriceList,
} from '@ringwerk/kernel/price';
import { FIRST_HOUSE_LIST, FIRST_RATES, PRICE_LIST } from './price-list.ts';

/*
 * The list and the rates that a new house begins with, in its base currency: the euros of the catalogue by the first rates.
 * They are conversions, which the house replaces by its own figures before it sells.
 */

/** What one euro buys by the first rates. */
function perEuro(code: Currency): number {
  if (code === 'EUR') return 1;
  const rate = FIRST_RATES.currency[code];
  if (rate === undefined) throw new Error(`the catalogue has no first rate for ${code}`);
  return rate;
}

/** Minor units of a base currency in one euro cent. */
const perCent = (base: BaseCurrency): number => (perEuro(base) * minorOf(base)) / minorOf('EUR');

/**
 * An amount as a printed list reads: three digits, the last of them 0 or 5 (22.80 francs are 23.00, 3 960 yen are 3 950), and
 * never below a whole minor unit.
 */
function readable(amount: number): number {
  if (amount === 0) return 0;
  const step = Math.max(1, 5 * 10 ** (Math.floor(Math.log10(amount)) - 2));
  return Math.max(1, Math.round(Math.round(amount / step) * step));
}

type Bands = readonly (readonly [number, number])[];

const mapped = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<Key, To>; // keys are copied

/** The first list in a base currency; in euros it is the catalogue's own. */
export function firstHouseList(base: BaseCurrency): HouseList {
  if (base === 'EUR') return FIRST_HOUSE_LIST;
  const list = FIRST_HOUSE_LIST;
  const money = (cents: number): number => readable(cents * perCent(base));
  const bands = (rows: Bands): Bands => rows.map(([upTo, cents]) => [upTo, money(cents)]);
  return {
    ...list,
    currency: base,
    alloyFee: mapped(list.alloyFee, money),
    colourSurcharge: mapped(list.colourSurcharge, money),
    turning: money(list.turning),
    hallmark: money(list.hallmark),
    joint: money(list.joint),
    inlay: money(list.inlay),
    edge: mapped(list.edge, money),
    plating: mapped(list.plating, money),
    finish: mapped(list.finish, money),
    groove: mapped(list.groove, money),
    engraving: mapped(list.engraving, money),
    setting: mapped(list.setting, money),
    openSeat: money(list.openSeat),
    stonePrice: mapped(list.stonePrice, (qualities) => mapped(qualities, bands)),
    pieceMetal: mapped(list.pieceMetal, bands),
    guard: { ...list.guard, least: money(list.guard.least) },
  };
}

/** Digits of a first rate: what one unit of a small currency buys begins far behind the point. */
const RATE_DIGITS = 6;

/** The first rates against a base currency: fixings in its minor units a gram, and what one unit of it buys. */
export function firstRates(base: BaseCurrency): MarketRates {
  if (base === 'EUR') return FIRST_RATES;
  const against = (code: Currency): number => Number((perEuro(code) / perEuro(base)).toPrecision(RATE_DIGITS));
  return {
    fixing: mapped(FIRST_RATES.fixing, (cents) => Math.round(cents * perCent(base))),
    currency: Object.fromEntries(quotedFor(base).map((code) => [code, against(code)])),
  };
}

/** The same as prices are computed with, with the taxes of `FIRST_TAXES`. */
export function firstPriceList(base: BaseCurrency): PriceList {
  if (base === 'EUR') return PRICE_LIST;
  const { countries: _countries, guard: _guard, ...list } = firstHouseList(base);
  const { fixing, currency } = firstRates(base);
  const { USD: dollars } = currency;
  const named = { ...list, id: PRICE_LIST.id, fixing };
  return dollars === undefined ? named : { ...named, dollar: Number((1 / dollars).toPrecision(RATE_DIGITS)) };
}
