import { designKey, type AlloySpec, type Design } from '@ringwerk/kernel';
import type { Figures } from '../evaluation/figures.ts';
import { budgetTradeOffs } from './budget-trade-offs.ts';
import { designDistance } from './design-distance.ts';

/** A design to start from, and how many affordable relatives of it are wanted. */
export interface BudgetCandidate {
  readonly id: string;
  readonly design: Design;
  readonly wanted: number;
}

/** A makeable design within the budget. */
export interface BudgetProposal extends Figures {
  /** Of the candidate that it comes from. */
  readonly id: string;
  readonly design: Design;
  /** Distance from the reference, and what was given up of the candidate: 0 = the very design. */
  readonly loss: number;
}

export interface BudgetQuery {
  /** Most that the design may cost, gross, minor units. */
  readonly budget: number;
  readonly candidates: readonly BudgetCandidate[];
  /** What other designs are compared with; null: each is only compared with itself. */
  readonly reference: Design | null;
}

/** Figures of a makeable design; null when the rules refuse it. */
export type PriceDesign = (design: Design) => Figures | null;

/** Designs tried for one candidate; the nearest are tried first, so what lies beyond would be far from it. */
const MOST_TRIES = 600;

interface Combination {
  readonly loss: number;
  /** Index of the step taken, kind by kind. */
  readonly steps: readonly number[];
}

/** Every combination of one step of each kind, by what it gives up together. */
function combinationsOf(kinds: ReturnType<typeof budgetTradeOffs>): readonly Combination[] {
  let all: Combination[] = [{ loss: 0, steps: [] }];
  for (const kind of kinds) {
    all = all.flatMap(({ loss, steps }) => kind.map((step, at) => ({ loss: loss + step.loss, steps: [...steps, at] })));
  }
  return all.sort((a, b) => a.loss - b.loss);
}

/** Whether `steps` gives up everything that `found` gives up, and more. */
const isWorse = (steps: readonly number[], found: readonly number[]): boolean =>
  found.every((step, kind) => step === 0 || step === steps[kind]);

/**
 * The affordable designs nearest to each candidate, nearest first. What was found is not offered again with something more
 * given up. `alloys` are those that the house knows. `pause` is called between tries and may end the search. Some 0.3 ms a try.
 */
export async function findWithinBudget(
  { budget, candidates, reference }: BudgetQuery,
  alloys: readonly AlloySpec[],
  price: PriceDesign,
  pause: () => Promise<boolean>,
): Promise<readonly BudgetProposal[] | null> {
  const proposals: BudgetProposal[] = [];
  for (const { id, design, wanted } of candidates) {
    const distance = reference === null ? 0 : designDistance(reference, design, alloys);
    const kinds = budgetTradeOffs(design, alloys);
    const found: Combination[] = [];
    for (const combination of combinationsOf(kinds).slice(0, MOST_TRIES)) {
      if (found.length >= wanted) break;
      if (found.some(({ steps }) => isWorse(combination.steps, steps))) continue;
      if (!(await pause())) return null;
      const lighter = combination.steps.reduce((made, step, kind) => kinds[kind]?.[step]?.apply(made) ?? made, design);
      const figures = price(lighter);
      if (figures === null || figures.gross > budget) continue;
      found.push(combination);
      proposals.push({ id, design: lighter, ...figures, loss: distance + combination.loss });
    }
  }
  return onceEach(proposals.sort((a, b) => a.loss - b.loss || b.gross - a.gross));
}

/** Two articles may come down to one and the same ring: it is offered once, as the one that it is nearest to. */
function onceEach(proposals: readonly BudgetProposal[]): readonly BudgetProposal[] {
  const offered = new Set<string>();
  return proposals.filter(({ design }) => {
    const key = designKey(design);
    return !offered.has(key) && offered.add(key);
  });
}
