import { createEvaluator, figuresOf, type Evaluator, type Figures } from '@ringwerk/advice';
import { designKey, type Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { checkDesign, designDifference, repairAround, repairWays } from '@ringwerk/kernel/rules';
import { minorOf, type BaseCurrency } from '@ringwerk/kernel/price';
import { demoRetail } from '../retail-rule.ts';
import type { Workshop } from '../workshop.ts';

/** Rules and prices that a search asks. */
export interface Adviser extends Pick<Workshop, 'alloys' | 'kernel'> {
  /** Of the list, and of the demo dealer. */
  readonly currency: BaseCurrency;
  readonly evaluator: Evaluator;
  readonly priceOf: (design: Design) => Figures | null;
}

export function adviserOf({ alloys, kernel, priceList }: Workshop): Adviser {
  const { currency } = priceList;
  const rule = demoRetail(currency);
  const evaluator = createEvaluator({ checkDesign, repairAround, repairWays }, kernel.tables, (design) =>
    evaluateDesign(design, kernel, priceList, rule),
  );
  return { alloys, kernel, currency, evaluator, priceOf: (design) => figuresOf(evaluator.evaluation(design)) };
}

/** Distances in look are sums of weights of two decimals. */
export const shownDistance = (distance: number): number => Number(distance.toFixed(4));

/** Figures as they are shown: units of the currency, and grams. */
export const shownFigures = ({ gross, cost, grams }: Figures, { currency }: Pick<Adviser, 'currency'>) => ({
  gross: gross / minorOf(currency),
  cost: cost / minorOf(currency),
  grams,
  currency,
});

/** A proposed design: its figures, every field in which it differs from the design that was asked about, and the record. */
export const proposal = (
  from: Design,
  { design, figures }: { readonly design: Design; readonly figures: Figures },
  adviser: Pick<Adviser, 'currency'>,
) => ({
  ...shownFigures(figures, adviser),
  changes: designDifference(from, design).map(({ path, from: before, to }) => ({ path, from: before, to })),
  key: designKey(design),
  design,
});
