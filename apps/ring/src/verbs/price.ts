import type { Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { done, refused, type Answer } from '../answer.ts';
import { minorOf } from '@ringwerk/kernel/price';
import { demoRetail } from '../retail-rule.ts';
import type { Workshop } from '../workshop.ts';

/** Trade cost with its lines, and the retail price, in units of the list's currency. */
export function price(design: Design, { kernel, priceList }: Workshop): Answer {
  const { total, rings, issues } = evaluateDesign(design, kernel, priceList, demoRetail(priceList.currency));
  if (total === null) return refused(issues);
  const { retail } = total;
  const minor = minorOf(priceList.currency);
  return done({
    cost: total.cost / minor,
    net: retail.net / minor,
    tax: retail.tax / minor,
    gross: retail.gross / minor,
    currency: retail.currency,
    taxRate: retail.taxRate,
    grams: total.grams,
    priceList: priceList.id,
    rings: rings.map(({ trade, weight }, index) => ({
      role: design.rings[index]?.role,
      grams: weight?.shown,
      cost: (trade?.cost ?? 0) / minor,
      lines: trade?.lines.map((line) => ({ ...line, amount: line.amount / minor })),
    })),
    issues,
  });
}
