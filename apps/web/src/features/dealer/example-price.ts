import { cents } from '@ringwerk/kernel';
import {
  retailPrice,
  type BaseCurrency,
  type PriceLine,
  type RetailPrice,
  type TaxedList,
  type TradePrice,
} from '@ringwerk/kernel/price';
import type { RetailRule } from './rule-draft.ts';

const line = (kind: PriceLine['kind'], block: PriceLine['block'], amount: number): PriceLine => ({
  kind,
  block,
  amount: cents(amount),
  detail: {},
});

/** Metal, labour and stones of a plain ring of rose gold with one small stone, in minor units of each base currency. */
const BLOCKS: Readonly<Record<BaseCurrency, readonly [metal: number, labour: number, stones: number]>> = {
  EUR: [26_915, 5_720, 900],
  CHF: [25_600, 5_500, 850],
  JPY: [44_400, 9_500, 1_500],
  KRW: [425_000, 90_500, 14_000],
};

/** Shows what a rule makes of it: 335.35 EUR trade, and as much of another base currency. */
export function exampleRing(currency: BaseCurrency): TradePrice {
  const [metal, labour, stones] = BLOCKS[currency];
  return {
    currency,
    lines: [line('fine-metal', 'metal', metal), line('turning', 'labour', labour), line('stone', 'stones', stones)],
    cost: cents(metal + labour + stones),
  };
}

export const examplePrice = (currency: BaseCurrency, rule: RetailRule, list: TaxedList): RetailPrice =>
  retailPrice(exampleRing(currency), rule, list);
