import type { LooseStone } from '@ringwerk/contract';
import { priceLooseStone, retailPrice, type PriceBasis, type RetailPrice } from '@ringwerk/kernel/price';
import { listedStone } from './listed-stones.ts';
import { factsOf, type StoneRow } from './stone-record.ts';

/** A stone as quotes and lists describe it. */
export const looseStone = (row: StoneRow): LooseStone => ({
  listing: row.id,
  carats: row.carat1000 / 1000,
  ...factsOf(row),
});

export interface LooseStonePrice {
  readonly retail: RetailPrice;
  /** Trade price in minor units of the base currency. */
  readonly cost: number;
}

/** What a loose stone costs this dealer and his customer; null where the price list prices no dollar. */
export function looseStonePrice(
  row: StoneRow,
  { priceList, retailRule }: Pick<PriceBasis, 'priceList' | 'retailRule'>,
): LooseStonePrice | null {
  const trade = priceLooseStone(listedStone(row), priceList);
  return trade === null ? null : { retail: retailPrice(trade, retailRule, priceList), cost: trade.cost };
}
