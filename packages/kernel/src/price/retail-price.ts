import {
  decimal,
  divideHalfAway,
  plus,
  roundDown,
  roundHalfAway,
  times,
  toNumber,
  type Decimal,
} from '../units/decimal.ts';
import { cents } from '../units/quantities.ts';
import { PLACES, SMALLEST_COIN } from './base-currency.ts';
import type { RetailPrice, TradePrice } from './price-lines.ts';
import {
  RETAIL_BLOCKS,
  type PriceEnding,
  type PriceList,
  type RetailRule,
  type TaxRule,
  type Taxes,
} from './price-list.ts';

const EXACT: PriceEnding = { step: 0, ending: 0 };

/** What lists without taxes of their own were priced with. */
export const FIRST_TAXES: Taxes = {
  DE: { currency: 'EUR', places: 2, rate: 0.19, fraction: 'half-up', rounding: EXACT },
  NL: { currency: 'EUR', places: 2, rate: 0.21, fraction: 'half-up', rounding: EXACT },
  CH: { currency: 'CHF', places: 2, rate: 0.081, fraction: 'half-up', rounding: EXACT },
  JP: { currency: 'JPY', places: 0, rate: 0.1, fraction: 'cut', rounding: EXACT },
  KR: { currency: 'KRW', places: 0, rate: 0.1, fraction: 'cut', rounding: EXACT },
};

/** The part of a price list that retail prices need. */
export type TaxedList = Pick<PriceList, 'tax'>;

/** Tax and rounding of a country by a list. */
export const taxOf = ({ tax = FIRST_TAXES }: TaxedList, country: RetailRule['country']): TaxRule => tax[country];

/** The smallest coin as `coin` of a price, where every amount that the rounding gives can be paid with it. */
function coinOf({ currency }: TaxRule, { step, ending }: PriceEnding): Pick<RetailPrice, 'coin'> {
  const coin = SMALLEST_COIN[currency];
  return coin !== undefined && step > 0 && step % coin === 0 && ending % coin === 0 ? { coin } : {};
}

/** How a dealer's prices end: by his own rule, else as the list rounds in his country. */
const endingOf = ({ rounding }: TaxRule, { roundUpTo }: RetailRule): PriceEnding =>
  roundUpTo > 0 ? { step: roundUpTo, ending: 0 } : rounding;

/** What is given to an amount that a dealer types himself: currency, tax and coin of his prices. */
export function retailTerms(rule: RetailRule, list: TaxedList): Pick<RetailPrice, 'currency' | 'taxRate' | 'coin'> {
  const tax = taxOf(list, rule.country);
  return { currency: tax.currency, taxRate: tax.rate, ...coinOf(tax, endingOf(tax, rule)) };
}

/** Units of the trade price's currency after the dealer's factor, rounded to its minor unit. */
function tradeNet(trade: TradePrice, factor: RetailRule['factor']): Decimal {
  const places = PLACES[trade.currency];
  const units = (amount: number): Decimal => ({ digits: BigInt(amount), places });
  if (typeof factor === 'number') return roundHalfAway(times(units(trade.cost), decimal(factor)), places);
  return RETAIL_BLOCKS.map((block) => {
    const sum = trade.lines.reduce((total, line) => (line.block === block ? total + line.amount : total), 0);
    return roundHalfAway(times(units(sum), decimal(factor[block])), places);
  }).reduce(plus);
}

/** Net in minor units of the dealer's currency, before any display rounding. */
export function retailNet(trade: TradePrice, rule: RetailRule, list: TaxedList): number {
  const { places } = taxOf(list, rule.country);
  const net = roundHalfAway(times(tradeNet(trade, rule.factor), decimal(rule.exchangeRate)), places);
  return Number(net.digits);
}

/** The least amount from `gross` upwards that has the ending. */
function rounded(gross: number, { step, ending }: PriceEnding): number {
  return step > 0 ? Math.ceil((gross - ending) / step) * step + ending : gross;
}

/**
 * Consumer price from a net in minor units: tax once on the sum, then display rounding of the gross upwards.
 * When rounding moves the gross, net and tax are derived again from the shown gross.
 */
export function withTax(netMinor: number, rule: RetailRule, list: TaxedList): RetailPrice {
  const country = taxOf(list, rule.country);
  const { currency, rate, fraction } = country;
  const ending = endingOf(country, rule);
  const coin = coinOf(country, ending);
  const exact = times(decimal(netMinor), decimal(rate));
  const tax = toNumber(fraction === 'cut' ? roundDown(exact, 0) : roundHalfAway(exact, 0));
  const gross = netMinor + tax;
  const shown = rounded(gross, ending);
  const common = { currency, taxRate: rate, ...coin };
  if (shown === gross)
    return { ...common, net: cents(netMinor), tax: cents(tax), gross: cents(gross), rounding: cents(0) };
  const divisor = plus(decimal(1), decimal(rate));
  const net = Number(divideHalfAway(BigInt(shown) * 10n ** BigInt(divisor.places), divisor.digits));
  return {
    ...common,
    net: cents(net),
    tax: cents(shown - net),
    gross: cents(shown),
    rounding: cents(shown - gross),
  };
}

/** Retail price of one ring by the dealer's rule. */
export const retailPrice = (trade: TradePrice, rule: RetailRule, list: TaxedList): RetailPrice =>
  withTax(retailNet(trade, rule, list), rule, list);
