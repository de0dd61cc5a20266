import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import { choiceColumns, type ChoiceColumns } from './choice-columns.ts';
import type { TradedModel } from './model-facts.ts';

/** A model with its place in the categories that the house has put in order. */
export interface PlacedModel extends CatalogueModel {
  readonly positions: ReadonlyMap<number, number>;
}

/** One order of the collection: the place of the model that comes n-th, and the other way around. */
export interface Order {
  readonly places: Uint32Array;
  readonly ranks: Uint32Array;
}

/** What a collection is filtered and put in order by, in columns by the place of the model. */
export interface ListColumns {
  /** Every order ends with the article number, so that pages never overlap. */
  readonly byArticle: Order;
  readonly byPopularity: Order;
  readonly choices: ChoiceColumns;
  /** Trade carats of the form with stones; 0 without one. */
  readonly carats: Float32Array;
}

/** Popularity is counted to a thousandth; beyond this no model is asked for. */
const POPULARITY_STEP = 1000;
const POPULARITY_MAX = 1_000_000;

export function listColumns(
  models: readonly PlacedModel[],
  traded: readonly (TradedModel | null)[],
  alloys: readonly CatalogueAlloy[],
): ListColumns {
  const byArticle = orderOf(models.map(({ setId }) => setId));
  const popular = models.map(
    ({ popularity }, place) =>
      Math.round((POPULARITY_MAX - popularity) * POPULARITY_STEP) * models.length + (byArticle.ranks[place] ?? 0),
  );
  return {
    byArticle,
    byPopularity: orderOf(popular),
    choices: choiceColumns(traded, alloys),
    carats: Float32Array.from(traded, (model) => model?.with?.carats ?? 0),
  };
}

/** Order by distinct numbers, least first. */
function orderOf(keys: readonly number[]): Order {
  const placeOf = new Map(keys.map((key, place) => [key, place]));
  const places = Uint32Array.from(Float64Array.from(keys).sort(), (key) => placeOf.get(key) ?? 0);
  const ranks = new Uint32Array(keys.length);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  return { places, ranks };
}
