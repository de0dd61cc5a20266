import type { Grams } from '../units/quantities.ts';

export interface RingWeight {
  /** Finished metal by segment, unrounded. */
  readonly segments: readonly Grams[];
  /** Sum, unrounded. */
  readonly metal: Grams;
  /** Metal rounded to 0.01 g half away from zero: what is shown and priced. */
  readonly shown: Grams;
  readonly stoneCount: number;
  /** Trade carats: bucket × count, what is quoted. */
  readonly tradeCarats: number;
  /** Carats computed from the stones' geometry. */
  readonly trueCarats: number;
}
