import type { StoneOption } from '@ringwerk/contract';
import { filterModels, type FoundFacets, type FoundSet } from './filter-models.ts';
import { leastKeys } from './least-keys.ts';
import type { Order } from './list-columns.ts';
import type { Listed, ModelQuery } from './listed.ts';
import type { Form } from './price-columns.ts';
import { hasBit, keepOnly, type Bits } from './search/bits.ts';
import { findPlaces, type ReadModels, type SearchOutcome } from './search/model-search.ts';

export interface FoundPlaces {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Places of the models of the page. */
  readonly places: readonly number[];
  readonly outcome: SearchOutcome | null;
  readonly stones: StoneOption | null;
  readonly facets: FoundFacets;
}

const PAGE_SIZE = 24;

/** `read` is the question as it was understood, null when there was none. */
export function findModels(listed: Listed, asked: ModelQuery, read: ReadModels | null): FoundPlaces {
  // Words say which form is meant as long as no switch does.
  const query: ModelQuery = asked.stones === undefined && read?.stones ? { ...asked, stones: read.stones } : asked;
  const form: Form = query.stones ?? 'shown';
  const among = amongOf(listed, query, form);
  const { gross } = listed.prices[form];
  const { columns, minorPer } = listed;
  const outcome =
    read === null
      ? null
      : findPlaces(read, {
          columns,
          prices: { gross, minorPer },
          isWithStones: (place) => hasBit(listed.prices.with.models, place),
          among,
        });
  const { found, facets } = filterModels(listed, query, outcome?.models ?? among, form);
  const pageSize = query.pageSize ?? PAGE_SIZE;
  const page = query.page ?? 1;
  const order = orderOf(listed, query, outcome, gross);
  return {
    page,
    pageSize,
    total: found.places.length,
    places: pageOf(found, order, (page - 1) * pageSize, page * pageSize),
    outcome,
    stones: read?.stones ?? null,
    facets,
  };
}

function amongOf({ columns, prices, shown, alike }: Listed, { kind, category }: ModelQuery, form: Form): Bits {
  const among = shown.slice();
  keepOnly(among, prices[form].models);
  if (alike !== null) keepOnly(among, alike.models);
  for (const concept of [kind && `kind-${kind}`, category && `category-${category}`]) {
    if (concept === undefined || concept === 0) continue;
    const holding = columns.concepts.get(concept)?.any;
    if (holding === undefined) return among.fill(0);
    keepOnly(among, holding);
  }
  return among;
}

/** What candidates are put in order by: least first, and `next` among equals. */
interface Ordering {
  /** Null: all are equal. */
  readonly key: ((place: number) => number) | null;
  readonly next: Order;
}

/** The category that what is asked for puts in order (`popularity.ts`); the house orders the others. */
const TOP_SELLERS = 7;
/** A score is compared to a thousandth; none is higher. */
const SCORE_STEP = 1000;
const SCORE_MAX = 1_000_000;
/** A model without a place of its own comes behind all that have one. */
const NO_PLACE = 10_000_000;

function orderOf(
  { models, columns, list, alike }: Listed,
  { sort = 'relevance', category }: ModelQuery,
  outcome: SearchOutcome | null,
  gross: Uint32Array,
): Ordering {
  const byArticle = (key: Ordering['key']): Ordering => ({ key, next: list.byArticle });
  const popular: Ordering = { key: null, next: list.byPopularity };
  const { width } = columns.figures;
  switch (sort) {
    case 'relevance':
      if (alike !== null) return byArticle((place) => Math.round((alike.distance[place] ?? 0) * SCORE_STEP));
      if (outcome !== null)
        return {
          key: (place) => Math.round((SCORE_MAX - (outcome.scores[place] ?? 0)) * SCORE_STEP),
          next: list.byPopularity,
        };
      if (category === undefined || category === TOP_SELLERS) return popular;
      return byArticle((place) => models[place]?.positions.get(category) ?? NO_PLACE);
    case 'popular':
      return popular;
    case 'price':
      return byArticle((place) => gross[place] ?? 0);
    case 'price-desc':
      return byArticle((place) => NO_GROSS - (gross[place] ?? 0));
    case 'width':
      return byArticle((place) =>
        Math.round(Math.min(width[place * 2] ?? Infinity, width[place * 2 + 1] ?? Infinity) * 100),
      );
    case 'article':
      return byArticle(null);
  }
}
/** No price is higher, minor units. */
const NO_GROSS = 0xff_ff_ff_ff;

/** The places from one rank to another, in their order. */
function pageOf(found: FoundSet, { key, next }: Ordering, from: number, to: number): readonly number[] {
  const { places } = found;
  if (from >= places.length) return [];
  const until = Math.min(to, places.length);
  if (key === null) return inOrder(found.models, next, from, until);
  const size = next.ranks.length;
  const keys = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    keys[at] = key(place) * size + (next.ranks[place] ?? 0);
  }
  return Array.from(leastKeys(keys, until).subarray(from), (rank) => next.places[rank % size] ?? 0);
}

/** The same where the order itself is what is asked for: it is read until the page is full. */
function inOrder(models: Bits, { places }: Order, from: number, until: number): readonly number[] {
  const page: number[] = [];
  for (let at = 0, rank = 0; rank < until && at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (!hasBit(models, place)) continue;
    if (rank >= from) page.push(place);
    rank += 1;
  }
  return page;
}
