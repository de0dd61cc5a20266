import { KERNEL, KERNEL_TABLES, PRICE_LIST } from '@ringwerk/catalogue';
import type { Design, Issue } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import type { RetailRule } from '@ringwerk/kernel/price';
import { checkDesign, repairAround, repairWays } from '@ringwerk/kernel/rules';
import { assessOption, type Assessment, type EditOption } from '../src/evaluation/evaluate-edit.ts';
import { createEvaluator } from '../src/evaluation/evaluator.ts';
import { figuresOf, type Figures } from '../src/evaluation/figures.ts';

const RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

/** Rules and prices of the catalogue, without letters. */
export const EVALUATOR = createEvaluator({ checkDesign, repairAround, repairWays }, KERNEL_TABLES, (design) =>
  evaluateDesign(design, KERNEL, PRICE_LIST, RETAIL),
);

export const errorsOf = (design: Design): readonly Issue[] => EVALUATOR.errorsOf(design);

export const priceOf = (design: Design): Figures | null => figuresOf(EVALUATOR.evaluation(design));

export const assessed = (design: Design, options: readonly EditOption[]): readonly Assessment[] =>
  options.map((option) => assessOption(design, option, errorsOf(design), EVALUATOR));
