import { cents } from '@ringwerk/kernel';
import { retailPrice, type PriceLine, type RetailPrice, type TaxedList, type TradePrice } from '@ringwerk/kernel/price';
import type { RetailRule } from './rule-draft.ts';

const line = (kind: PriceLine['kind'], block: PriceLine['block'], amount: number): PriceLine => ({
  kind,
  block,
  amount: cents(amount),
  detail: {},
});

/** A plain ring of rose gold with one small stone: 335.35 EUR trade. Shows what a rule makes of it. */
export const EXAMPLE_RING: TradePrice = {
  currency: 'EUR',
  lines: [line('fine-metal', 'metal', 26_915), line('turning', 'labour', 5_720), line('stone', 'stones', 900)],
  cost: cents(33_535),
};

export function examplePrice(rule: RetailRule, list: TaxedList): RetailPrice {
  return retailPrice(EXAMPLE_RING, rule, list);
}
