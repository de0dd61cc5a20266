import type { Evaluation } from '@ringwerk/kernel';

/** Weights, retail prices and findings of an evaluation. The total goes with the cost that is part of it. */
export const withoutTrade = ({ isMakeable, issues, rings }: Evaluation): Evaluation => ({
  isMakeable,
  issues,
  rings: rings.map((ring) => ({ issues: ring.issues, weight: ring.weight, trade: null, retail: ring.retail })),
  total: null,
});
