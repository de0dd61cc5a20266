import type { Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { done, refused, type Answer } from '../answer.ts';
import { DEMO_RETAIL, MINOR_UNITS } from '../retail-rule.ts';
import type { Workshop } from '../workshop.ts';

/** Trade cost with its lines, and the retail price, in euros. */
export function price(design: Design, { kernel, priceList }: Workshop): Answer {
  const { total, rings, issues } = evaluateDesign(design, kernel, priceList, DEMO_RETAIL);
  if (total === null) return refused(issues);
  const { retail } = total;
  return done({
    cost: total.cost / MINOR_UNITS,
    net: retail.net / MINOR_UNITS,
    tax: retail.tax / MINOR_UNITS,
    gross: retail.gross / MINOR_UNITS,
    currency: retail.currency,
    taxRate: retail.taxRate,
    grams: total.grams,
    priceList: priceList.id,
    rings: rings.map(({ trade, weight }, index) => ({
      role: design.rings[index]?.role,
      grams: weight?.shown,
      cost: (trade?.cost ?? 0) / MINOR_UNITS,
      lines: trade?.lines.map((line) => ({ ...line, amount: line.amount / MINOR_UNITS })),
    })),
    issues,
  });
}
