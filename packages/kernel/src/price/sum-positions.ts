import { decimal, divideHalfAway, plus, roundHalfAway, times, toNumber } from '../units/decimal.ts';
import { cents } from '../units/quantities.ts';
import type { RetailPrice } from './price-lines.ts';

/** What a dealer takes off a couple's price: thousandths of the gross, or minor units of its currency. */
export interface RetailDiscount {
  readonly kind: 'permille' | 'amount';
  readonly value: number;
}

/** One line of a quote or an order as a couple pays it. */
export interface SoldPosition {
  /** Of one piece. */
  readonly retail: RetailPrice;
  readonly quantity: number;
  readonly discount: RetailDiscount | null;
}

/** Minor units that a discount takes off a gross; never more than that. */
function takenOff(gross: number, { kind, value }: RetailDiscount): number {
  if (kind === 'amount') return Math.min(value, gross);
  return toNumber(roundHalfAway(times(decimal(gross), { digits: BigInt(value), places: 3 }), 0));
}

/** The amount that can be paid in coins and is nearest to a gross, half away from zero; without a coin the gross itself. */
export const payable = (gross: number, { coin }: Pick<RetailPrice, 'coin'>): number =>
  coin === undefined ? gross : Math.round(gross / coin) * coin;

/**
 * A price by its gross in minor units, with net and tax derived from it, as they are for a gross that was rounded. The gross is
 * what the couple pays: it is rounded to the smallest coin where prices are, and stays exact.
 */
export function priceOfGross(
  gross: number,
  { currency, taxRate, coin }: Pick<RetailPrice, 'currency' | 'taxRate' | 'coin'>,
): RetailPrice {
  const own = coin === undefined ? {} : { coin };
  const paid = payable(gross, own);
  const divisor = plus(decimal(1), decimal(taxRate));
  const net = Number(divideHalfAway(BigInt(paid) * 10n ** BigInt(divisor.places), divisor.digits));
  return {
    currency,
    taxRate,
    ...own,
    net: cents(net),
    tax: cents(paid - net),
    gross: cents(paid),
    rounding: cents(paid - gross),
  };
}

const discounted = (price: RetailPrice, discount: RetailDiscount | null): RetailPrice =>
  discount === null ? price : priceOfGross(price.gross - takenOff(price.gross, discount), price);

/** What all pieces of one position cost after its discount. */
export function positionPrice({ retail, quantity, discount }: SoldPosition): RetailPrice {
  const all = {
    ...retail,
    net: cents(retail.net * quantity),
    tax: cents(retail.tax * quantity),
    gross: cents(retail.gross * quantity),
    rounding: cents(retail.rounding * quantity),
  };
  return discounted(all, discount);
}

/** The greatest coin of several prices: one that was frozen before prices named theirs has none. */
function commonCoin(...prices: readonly RetailPrice[]): Pick<RetailPrice, 'coin'> {
  const coins = prices.flatMap(({ coin }) => (coin === undefined ? [] : [coin]));
  return coins.length === 0 ? {} : { coin: Math.max(...coins) };
}

/** Whether amounts of both can stand in one sum: the same currency, taxed at the same rate. */
export const isSummable = (one: RetailPrice, other: RetailPrice): boolean =>
  one.currency === other.currency && one.taxRate === other.taxRate;

/**
 * What all positions cost together after their discounts and the one of the whole. Each position was taxed by itself: nets and
 * taxes are summed, and only a discount of the whole derives them anew. The statistics sum by the same rule, in the database.
 * @returns null for no position
 * @throws Error for positions of several currencies or rates of tax
 */
export function sumPositions(positions: readonly SoldPosition[], discount: RetailDiscount | null): RetailPrice | null {
  const [first, ...others] = positions.map(positionPrice);
  if (first === undefined) return null;
  const sum = others.reduce((total, price) => {
    if (!isSummable(total, price)) throw new Error('positions of two currencies or taxes have no sum');
    return {
      ...total,
      net: cents(total.net + price.net),
      tax: cents(total.tax + price.tax),
      gross: cents(total.gross + price.gross),
      rounding: cents(total.rounding + price.rounding),
      ...commonCoin(total, price),
    };
  }, first);
  return discounted(sum, discount);
}
