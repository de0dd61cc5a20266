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
import type { RetailPrice, TradePrice } from './price-lines.ts';
import { RETAIL_BLOCKS, type RetailRule } from './price-list.ts';

/** What a country's law and habit fix: currency, its decimal places, VAT and how a fraction of tax is treated. */
interface TaxCountry {
  readonly currency: RetailPrice['currency'];
  readonly places: number;
  readonly rate: number;
  readonly fraction: 'half-up' | 'cut';
}
export const TAX_COUNTRIES: Readonly<Record<RetailRule['country'], TaxCountry>> = {
  DE: { currency: 'EUR', places: 2, rate: 0.19, fraction: 'half-up' },
  NL: { currency: 'EUR', places: 2, rate: 0.21, fraction: 'half-up' },
  CH: { currency: 'CHF', places: 2, rate: 0.081, fraction: 'half-up' },
  JP: { currency: 'JPY', places: 0, rate: 0.1, fraction: 'cut' },
  KR: { currency: 'KRW', places: 0, rate: 0.1, fraction: 'cut' },
};

/** Decimal euros of the trade price after the dealer's factor, rounded to the cent. */
function netEuros(trade: TradePrice, factor: RetailRule['factor']): Decimal {
  const euros = (amount: number): Decimal => ({ digits: BigInt(amount), places: 2 });
  if (typeof factor === 'number') return roundHalfAway(times(euros(trade.cost), decimal(factor)), 2);
  return RETAIL_BLOCKS.map((block) => {
    const sum = trade.lines.reduce((total, line) => (line.block === block ? total + line.amount : total), 0);
    return roundHalfAway(times(euros(sum), decimal(factor[block])), 2);
  }).reduce(plus);
}

/** Net in minor units of the dealer's currency, before any display rounding. */
export function retailNet(trade: TradePrice, rule: RetailRule): number {
  const { places } = TAX_COUNTRIES[rule.country];
  const net = roundHalfAway(times(netEuros(trade, rule.factor), decimal(rule.exchangeRate)), places);
  return Number(net.digits);
}

/**
 * Consumer price from a net in minor units: tax once on the sum, then display rounding of the gross upwards.
 * When rounding moves the gross, net and tax are derived again from the shown gross.
 */
export function withTax(netMinor: number, rule: RetailRule): RetailPrice {
  const { currency, rate, fraction } = TAX_COUNTRIES[rule.country];
  const exact = times(decimal(netMinor), decimal(rate));
  const tax = toNumber(fraction === 'cut' ? roundDown(exact, 0) : roundHalfAway(exact, 0));
  const gross = netMinor + tax;
  const shown = rule.roundUpTo > 0 ? Math.ceil(gross / rule.roundUpTo) * rule.roundUpTo : gross;
  if (shown === gross)
    return { currency, net: cents(netMinor), taxRate: rate, tax: cents(tax), gross: cents(gross), rounding: cents(0) };
  const divisor = plus(decimal(1), decimal(rate));
  const net = Number(divideHalfAway(BigInt(shown) * 10n ** BigInt(divisor.places), divisor.digits));
  return {
    currency,
    net: cents(net),
    taxRate: rate,
    tax: cents(shown - net),
    gross: cents(shown),
    rounding: cents(shown - gross),
  };
}

/** Retail price of one ring by the dealer's rule. */
export const retailPrice = (trade: TradePrice, rule: RetailRule): RetailPrice => withTax(retailNet(trade, rule), rule);
