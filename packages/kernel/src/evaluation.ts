import type { Issue } from './units/result.ts';
import type { RetailPrice, TradePrice } from './price/price-lines.ts';
import type { RingWeight } from './weight/ring-weight.ts';

/** All figures of one ring of a design; `weight` and `trade` are null when an error forbids making it. */
export interface RingEvaluation {
  readonly issues: readonly Issue[];
  readonly weight: RingWeight | null;
  readonly trade: TradePrice | null;
  readonly retail: RetailPrice | null;
}

/** All figures of a design: what page, server, command line and order sheet show. */
export interface Evaluation {
  readonly isMakeable: boolean;
  readonly rings: readonly RingEvaluation[];
  readonly issues: readonly Issue[];
  /** Sums of the rings; null unless every ring is makeable. */
  readonly total: {
    readonly grams: number;
    readonly cost: number;
    readonly retail: RetailPrice;
  } | null;
}
