import type { Design } from '@ringwerk/kernel';
import type { Localised } from '../localised.ts';

/** What a model is sold as; the same list as the contract's `MODEL_KINDS`. */
export const CATALOGUE_MODEL_KINDS = ['pair', 'engagementring', 'memoire', 'special', 'zweiklang'] as const;
export type CatalogueModelKind = (typeof CATALOGUE_MODEL_KINDS)[number];

/** One article of the collection: a real design with its names and facts. */
export interface CatalogueModel {
  /** `RW-<section>-<number>`, e.g. `RW-09-014`. */
  readonly articleNumber: string;
  /** Section × 1000 + number, e.g. 9014: readable in links, never reused. */
  readonly setId: number;
  readonly kind: CatalogueModelKind;
  /** Category ids 1–12; empty for the kinds outside the categories. */
  readonly categories: readonly number[];
  readonly names: Localised;
  /** The design with stones; null when the model has none. */
  readonly with: Design | null;
  /** The design without stones. */
  readonly without: Design;
  /** 0–100, higher is asked for more often. */
  readonly popularity: number;
}
