import { cents } from '../units/quantities.ts';
import { refusal, success, type Result } from '../units/result.ts';
import { Calculation, type PriceContext } from './calculation.ts';
import { discountTrade } from './discount-trade.ts';
import type { TradePrice } from './price-lines.ts';
import { addMetals } from './price-metals.ts';
import { addStones } from './price-stones.ts';
import { addEngravings, addWork } from './price-work.ts';

/**
 * Trade price of one ring: lines that sum exactly to the cost. Takes grams and counts, never geometry.
 * A material that the list does not price gives `price.missing`, never a price of zero.
 */
export function priceRing(context: PriceContext): Result<TradePrice> {
  const sum = new Calculation();
  addMetals(sum, context);
  addWork(sum, context);
  addStones(sum, context);
  addEngravings(sum, context);
  if (sum.issues.length > 0) return refusal(sum.issues);
  const cost = cents(sum.lines.reduce((total, entry) => total + entry.amount, 0));
  const trade: TradePrice = { currency: context.list.currency, lines: sum.lines, cost };
  const { discount } = context.list;
  return success(discount === undefined ? trade : discountTrade(trade, discount.shares));
}
