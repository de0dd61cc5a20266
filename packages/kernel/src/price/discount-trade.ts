import { decimal, roundHalfAway, times, toNumber } from '../units/decimal.ts';
import { cents } from '../units/quantities.ts';
import type { PriceLine, TradePrice } from './price-lines.ts';
import { RETAIL_BLOCKS, type PriceDiscount, type PriceList } from './price-list.ts';

/**
 * A trade price after the shares of an agreement: one more line for each block that is reduced, rounded half away from zero
 * to the whole cent, so that the lines still sum to the cost. A listed stone is another's goods: nothing is taken off it.
 */
export function discountTrade(trade: TradePrice, shares: PriceDiscount['shares']): TradePrice {
  const reductions = RETAIL_BLOCKS.flatMap((block): PriceLine[] => {
    const sum = trade.lines
      .filter((line) => line.block === block && !(line.kind === 'stone' && 'listing' in line.detail))
      .reduce((total, { amount }) => total + amount, 0);
    const amount = toNumber(roundHalfAway(times(decimal(sum), decimal(shares[block])), 0));
    return amount === 0 ? [] : [{ kind: 'discount', block, amount: cents(-amount), detail: { share: shares[block] } }];
  });
  const cost = reductions.reduce((total, { amount }) => total + amount, Number(trade.cost));
  return { ...trade, lines: [...trade.lines, ...reductions], cost: cents(cost) };
}

/** A list without the discount of its dealer; one that has none is its own. */
export function undiscounted(list: PriceList): PriceList {
  const { discount, ...rest } = list;
  return discount === undefined ? list : { ...rest, id: discount.base };
}
