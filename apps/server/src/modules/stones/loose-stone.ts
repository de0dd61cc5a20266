import type { LooseStone } from '@ringwerk/contract';
import { priceLooseStone, retailPrice, type PriceBasis, type RetailPrice } from '@ringwerk/kernel/price';
import { listedStone } from './listed-stones.ts';
import type { StoneRow } from './stone-record.ts';

/** A stone as quotes and lists describe it: field by field, so that nothing of what its seller asks for it comes along. */
export function looseStone(row: StoneRow): LooseStone {
  const [length, width, depth] = row.measurements100;
  return {
    listing: row.id,
    stockNumber: row.stockNumber,
    shape: row.shape,
    carats: row.carat1000 / 1000,
    origin: row.origin,
    treatment: row.treatment,
    colour: row.colour,
    clarity: row.clarity,
    cutGrade: row.cutGrade,
    lab: row.lab,
    reportNumber: row.reportNumber,
    measurements: [length / 100, width / 100, depth / 100],
  };
}

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
