import type { Cents } from '../units/quantities.ts';
import type { BaseCurrency } from './base-currency.ts';
import type { RetailBlock } from './price-list.ts';

export const PRICE_LINE_KINDS = [
  'fine-metal',
  'alloy-fee',
  'piece-metal',
  'turning',
  'finish',
  'hallmark',
  'joint',
  'inlay',
  'edge',
  'groove',
  'plating',
  'stone',
  'setting',
  'engraving',
  'discount',
] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** One line of a calculation; lines sum exactly to the total. A discount is negative, one line for each block. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly block: RetailBlock;
  readonly amount: Cents;
  /**
   * Numbers behind the line for display, e.g. grams, count, carats; `key` names alloy, finish or setting, `path` is
   * the JSON pointer of what is worked, and `listing` the listed stone that takes the seat.
   */
  readonly detail: Readonly<Record<string, number | string>>;
}

/** Amounts in minor units of `currency`, the list's. */
export interface TradePrice {
  readonly currency: BaseCurrency;
  readonly lines: readonly PriceLine[];
  readonly cost: Cents;
}

/** Amounts in minor units of `currency`. net + tax = gross; `rounding` is the part that rounding added to the gross, or took off it. */
export interface RetailPrice {
  readonly currency: BaseCurrency;
  readonly net: Cents;
  readonly taxRate: number;
  readonly tax: Cents;
  readonly gross: Cents;
  readonly rounding: Cents;
  /** Minor units of the smallest coin, where the list rounds to it: prices and what is left of them after a discount are multiples of it. */
  readonly coin?: number;
}
