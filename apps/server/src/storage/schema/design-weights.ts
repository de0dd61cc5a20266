import type { RingWeight } from '@ringwerk/kernel/weight';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a later release weighs, where that is not what was stored. */
export interface OtherWeights {
  readonly weighing: string;
  readonly weights: readonly RingWeight[];
}

/**
 * Weights and counts of the collection's designs, as they were weighed first. They depend on no price, and prices are computed
 * from them: a release that weighs otherwise changes no price, until somebody takes its weight over.
 */
export const designWeights = pgTable('design_weights', {
  designKey: text().primaryKey(),
  /** The kernel's way of weighing (`weighingOf`) that made the weights, or was the last to be compared with them. */
  weighing: text().notNull(),
  /** By ring. */
  weights: jsonb().$type<readonly RingWeight[]>().notNull(),
  weighedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null: the last comparison agreed to 0.01 g. */
  other: jsonb().$type<OtherWeights>(),
  /** When somebody took over what a later release weighs; null: as it was weighed first. */
  takenAt: timestamp({ withTimezone: true }),
});
