import { RULE_FIELDS, type QuoteChanges } from '@ringwerk/contract';
import type { Evaluation } from '@ringwerk/kernel';
import type { RetailPrice, RetailRule } from '@ringwerk/kernel/price';

/** A price as a quote froze it, or as it is now. */
export interface PricedState {
  readonly evaluation: Evaluation;
  readonly retail: RetailPrice;
  readonly cost: number;
  readonly retailRule: RetailRule;
}

type Lines = NonNullable<QuoteChanges['lines']>;
type Kind = Lines[number]['kind'];

const sumsOf = (evaluation: Evaluation, ring: number): ReadonlyMap<Kind, number> => {
  const sums = new Map<Kind, number>();
  for (const { kind, amount } of evaluation.rings[ring]?.trade?.lines ?? [])
    sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return sums;
};

/** Lines of each ring whose amount differs, in the order in which the calculation names them. */
export function changedLines(before: Evaluation, after: Evaluation): Lines {
  return before.rings.flatMap((_, ring) => {
    const old = sumsOf(before, ring);
    const now = sumsOf(after, ring);
    const kinds = [...new Set([...old.keys(), ...now.keys()])];
    return kinds
      .map((kind) => ({ ring, kind, before: old.get(kind) ?? null, after: now.get(kind) ?? null }))
      .filter((line) => line.before !== line.after);
  });
}

const ruleValues = ({ factor, exchangeRate, roundUpTo }: RetailRule): Readonly<Record<string, number>> => ({
  ...(typeof factor === 'number' ? { metal: factor, labour: factor, stones: factor, options: factor } : factor),
  exchangeRate,
  roundUpTo,
});

/** Fields of the rule that differ. */
export function changedRule(before: RetailRule, after: RetailRule): NonNullable<QuoteChanges['rule']> {
  const [old, now] = [ruleValues(before), ruleValues(after)];
  return RULE_FIELDS.map((field) => ({ field, before: old[field] ?? 0, after: now[field] ?? 0 })).filter(
    (value) => value.before !== value.after,
  );
}

const weightChanges = (before: Evaluation, after: Evaluation): QuoteChanges['weights'] =>
  before.rings.map(({ weight }, ring) => ({
    before: weight?.shown ?? null,
    after: after.rings[ring]?.weight?.shown ?? null,
  }));

type Figures = Pick<QuoteChanges, 'currency' | 'retail' | 'weights' | 'lines' | 'cost' | 'rule'>;

/** What differs between two prices of the same rings, as far as the reader may see it. */
export function quoteChanges(
  before: PricedState,
  after: PricedState,
  { seesTrade }: { readonly seesTrade: boolean },
): Figures {
  return {
    currency: after.retail.currency,
    retail: { before: before.retail, after: after.retail },
    weights: weightChanges(before.evaluation, after.evaluation),
    ...(seesTrade
      ? {
          lines: changedLines(before.evaluation, after.evaluation),
          cost: { before: before.cost, after: after.cost },
          rule: changedRule(before.retailRule, after.retailRule),
        }
      : {}),
  };
}
