import { createEvaluator, figuresOf, type Evaluator, type Figures } from '@ringwerk/advice';
import { designKey, type Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { checkDesign, designDifference, repairAround, repairWays } from '@ringwerk/kernel/rules';
import { DEMO_RETAIL, MINOR_UNITS } from '../retail-rule.ts';
import type { Workshop } from '../workshop.ts';

/** Rules and prices that a search asks. */
export interface Adviser extends Pick<Workshop, 'alloys' | 'kernel'> {
  readonly evaluator: Evaluator;
  readonly priceOf: (design: Design) => Figures | null;
}

export function adviserOf({ alloys, kernel, priceList }: Workshop): Adviser {
  const evaluator = createEvaluator({ checkDesign, repairAround, repairWays }, kernel.tables, (design) =>
    evaluateDesign(design, kernel, priceList, DEMO_RETAIL),
  );
  return { alloys, kernel, evaluator, priceOf: (design) => figuresOf(evaluator.evaluation(design)) };
}

/** Distances in look are sums of weights of two decimals. */
export const shownDistance = (distance: number): number => Number(distance.toFixed(4));

/** Figures as they are shown: euros and grams. */
export const shownFigures = ({ gross, cost, grams }: Figures) => ({
  gross: gross / MINOR_UNITS,
  cost: cost / MINOR_UNITS,
  grams,
  currency: 'EUR',
});

/** A proposed design: its figures, every field in which it differs from the design that was asked about, and the record. */
export const proposal = (from: Design, design: Design, figures: Figures) => ({
  ...shownFigures(figures),
  changes: designDifference(from, design).map(({ path, from: before, to }) => ({ path, from: before, to })),
  key: designKey(design),
  design,
});
