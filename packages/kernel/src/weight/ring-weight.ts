import type { Grams } from '../units/quantities.ts';

/** What a row of stones counts for. */
export interface RowStones {
  readonly count: number;
  /** Trade carats of all of them: bucket × count, or what listed stones weigh. */
  readonly tradeCarats: number;
}

export interface RingWeight {
  /** Finished metal by segment, then by inlaid strip, unrounded. */
  readonly segments: readonly Grams[];
  /** Sum, unrounded. */
  readonly metal: Grams;
  /** Metal rounded to 0.01 g half away from zero: what is shown and priced. */
  readonly shown: Grams;
  /** Stones and their trade carats, row by row. */
  readonly rows: readonly RowStones[];
  readonly stoneCount: number;
  /** Trade carats: bucket × count, what is quoted. */
  readonly tradeCarats: number;
  /** Carats computed from the stones' geometry. */
  readonly trueCarats: number;
}
