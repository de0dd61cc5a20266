import { createEvaluator, figuresOf, type Figures } from '@ringwerk/advice';
import { PRICE_LIST } from '@ringwerk/catalogue';
import { designKey, type Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { checkDesign, designDifference, repairAround, repairWays } from '@ringwerk/kernel/rules';
import { KERNEL } from '../kernel.ts';
import { DEMO_RETAIL, MINOR_UNITS } from '../retail-rule.ts';

/** Rules and prices of the command line. */
export const EVALUATOR = createEvaluator({ checkDesign, repairAround, repairWays }, KERNEL.tables, (design) =>
  evaluateDesign(design, KERNEL, PRICE_LIST, DEMO_RETAIL),
);

export const priceOf = (design: Design): Figures | null => figuresOf(EVALUATOR.evaluation(design));

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
