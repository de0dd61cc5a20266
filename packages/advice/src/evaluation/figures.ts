import type { Evaluation } from '@ringwerk/kernel';

/** Gross retail in minor units of the dealer's currency, cost in minor units of the base currency. */
export interface Figures {
  readonly gross: number;
  readonly cost: number;
  readonly grams: number;
}

/** Figures of a whole design; null without prices and where it cannot be made. */
export function figuresOf(evaluation: Evaluation | null): Figures | null {
  if (evaluation === null || evaluation.total === null) return null;
  const { retail, cost, grams } = evaluation.total;
  return { gross: retail.gross, cost, grams };
}
