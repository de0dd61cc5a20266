import type { CatalogueModel } from '@ringwerk/catalogue/models';
import type { searchModels } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { PricedModel, PricedVariant } from './model-facts.ts';
import type { SearchOutcome } from './search/model-search.ts';

export type ModelQuery = z.output<typeof searchModels.query>;

export interface FoundModels<Model extends CatalogueModel = CatalogueModel> {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly models: readonly PricedModel<Model>[];
  readonly search: Omit<SearchOutcome, 'scores'> | null;
  readonly facets: {
    readonly colours: Readonly<Record<string, number>>;
    readonly widths: { readonly min: number; readonly max: number };
    readonly price: { readonly min: number; readonly max: number };
  };
}

const PAGE_SIZE = 24;

/** The form of a model that a list shows: the one asked for, else with stones where there is such. */
export const shownVariant = (model: PricedModel, stones: ModelQuery['stones']): PricedVariant | null =>
  stones === undefined ? (model.with ?? model.without) : model[stones];

/** A model with its place in the categories that the house has put in order. */
export interface PlacedModel extends CatalogueModel {
  readonly positions: ReadonlyMap<number, number>;
}

interface Candidate<Model extends PlacedModel = PlacedModel> {
  readonly model: PricedModel<Model>;
  readonly gross: number;
  readonly score: number;
}
type Filter = (candidate: Candidate) => boolean;

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(',').filter((part) => part !== '');

/** `outcome` is the text search's answer, null when there was no question. */
export function findModels<Model extends PlacedModel>(
  models: readonly PricedModel<Model>[],
  asked: ModelQuery,
  outcome: SearchOutcome | null,
): FoundModels<Model> {
  // Words say which form is meant as long as no switch does.
  const query: ModelQuery =
    asked.stones === undefined && outcome?.stones ? { ...asked, stones: outcome.stones } : asked;
  const scores = outcome?.scores ?? null;
  const candidates = candidatesOf(models, query, scores);
  const filters = filtersOf(query);
  const passing = (...passed: readonly Filter[]) =>
    candidates.filter((candidate) => passed.every((filter) => filter(candidate)));
  const found = passing(filters.colour, filters.width, filters.price).sort(comparator(query, scores !== null));
  const pageSize = query.pageSize ?? PAGE_SIZE;
  const page = query.page ?? 1;
  return {
    page,
    pageSize,
    total: found.length,
    models: found.slice((page - 1) * pageSize, page * pageSize).map(({ model }) => model),
    search: outcome && {
      unknownWords: outcome.unknownWords,
      isPartial: outcome.isPartial,
      stones: outcome.stones,
    },
    facets: {
      // A filter never narrows its own choice: who sees yellow may still change to rose.
      colours: countColours(passing(filters.width, filters.price)),
      widths: rangeOf(passing(filters.colour, filters.price).flatMap(({ model }) => model.widths)),
      price: rangeOf(passing(filters.colour, filters.width).map(({ gross }) => gross)),
    },
  };
}

function candidatesOf<Model extends PlacedModel>(
  models: readonly PricedModel<Model>[],
  query: ModelQuery,
  scores: ReadonlyMap<number, number> | null,
): readonly Candidate<Model>[] {
  return models.flatMap((model) => {
    const { kind, categories, setId } = model.model;
    const variant = shownVariant(model, query.stones);
    const score = scores === null ? 0 : scores.get(setId);
    const isWanted =
      (query.kind === undefined || kind === query.kind) &&
      (query.category === undefined || categories.includes(query.category));
    return !isWanted || variant === null || score === undefined ? [] : [{ model, gross: variant.retail.gross, score }];
  });
}

function filtersOf(query: ModelQuery): Readonly<Record<'colour' | 'width' | 'price', Filter>> {
  const colours = listOf(query.colour);
  const { widthMin = 0, widthMax = Infinity, priceMin = 0, priceMax = Infinity } = query;
  return {
    colour: ({ model }) => colours.length === 0 || model.colours.some((colour) => colours.includes(colour)),
    width: ({ model }) => model.widths.some((width) => width >= widthMin && width <= widthMax),
    price: ({ gross }) => gross >= priceMin && gross <= priceMax,
  };
}

const byArticle = (a: Candidate, b: Candidate): number => a.model.model.setId - b.model.model.setId;
const byPopularity = (a: Candidate, b: Candidate): number => b.model.model.popularity - a.model.model.popularity;
/** The category that what is asked for puts in order (`popularity.ts`); the house orders the others. */
const TOP_SELLERS = 7;

/** By the house's order of a category, else by popularity. */
function byPlace({ category }: ModelQuery): (a: Candidate, b: Candidate) => number {
  if (category === undefined || category === TOP_SELLERS) return byPopularity;
  const place = ({ model }: Candidate): number => model.model.positions.get(category) ?? Infinity;
  return (a, b) => place(a) - place(b);
}
const smallestWidth = ({ model }: Candidate): number => Math.min(...model.widths);

/** Every order ends with the article number, so that pages never overlap. */
function comparator(query: ModelQuery, isSearch: boolean): (a: Candidate, b: Candidate) => number {
  const first: Record<NonNullable<ModelQuery['sort']>, (a: Candidate, b: Candidate) => number> = {
    relevance: isSearch ? (a, b) => b.score - a.score || byPopularity(a, b) : byPlace(query),
    popular: byPopularity,
    price: (a, b) => a.gross - b.gross,
    'price-desc': (a, b) => b.gross - a.gross,
    width: (a, b) => smallestWidth(a) - smallestWidth(b),
    article: () => 0,
  };
  const compare = first[query.sort ?? 'relevance'];
  return (a, b) => compare(a, b) || byArticle(a, b);
}

function countColours(candidates: readonly Candidate[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { model } of candidates) {
    for (const colour of model.colours) counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}

const rangeOf = (values: readonly number[]): { min: number; max: number } =>
  values.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...values), max: Math.max(...values) };
