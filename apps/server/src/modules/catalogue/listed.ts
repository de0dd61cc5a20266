import type { searchModels } from '@ringwerk/contract';
import type { PriceClause } from '@ringwerk/search';
import type * as z from 'zod/mini';
import type { Alike } from './alike.ts';
import type { ListColumns, PlacedModel } from './list-columns.ts';
import type { PriceColumns } from './price-columns.ts';
import type { Bits } from './search/bits.ts';
import type { ModelColumns } from './search/model-columns.ts';

export type ModelQuery = z.output<typeof searchModels.query>;

/** A collection as one dealer sees it at a moment. */
export interface Listed<Model extends PlacedModel = PlacedModel> {
  readonly models: readonly Model[];
  readonly columns: ModelColumns;
  readonly list: ListColumns;
  readonly prices: PriceColumns;
  /** Models that are published. */
  readonly shown: Bits;
  /** Models that stand in the dealer's shop as samples; null: nobody asks by them. */
  readonly showcase: Bits | null;
  /** Models that came to the collection lately. */
  readonly newModels: Bits;
  /** What the list is narrowed to by its look, and put in order by; null where nothing is. */
  readonly alike: Alike | null;
  readonly minorPer: (currency: PriceClause['currency']) => number | null;
}
