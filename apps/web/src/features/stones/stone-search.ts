import { STONE_SORTS, type StoneFacet } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { withoutEmpty } from '../../domain/rings/model-search.ts';

const values = z.catch(z.optional(z.coerce.string().check(z.maxLength(400))), undefined);
const amount = z.catch(z.optional(z.coerce.number().check(z.gte(0), z.lte(1e12))), undefined);

/** The order that the exchange opens with: the finest first, and of equal ones the cheapest. */
export const DEFAULT_SORT = 'quality';

/** What the exchange keeps in its address. Lists of values are comma-separated; prices in US dollar cents. */
const schema = z.object({
  shape: values,
  origin: values,
  treatment: values,
  colour: values,
  clarity: values,
  cutGrade: values,
  lab: values,
  country: values,
  seller: values,
  caratMin: amount,
  caratMax: amount,
  priceMin: amount,
  priceMax: amount,
  report: z.catch(z.optional(z.coerce.string().check(z.maxLength(40))), undefined),
  sort: z.catch(z.optional(z.enum(STONE_SORTS)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type StoneSearch = { readonly [K in keyof z.infer<typeof schema>]?: z.infer<typeof schema>[K] };

export function parseStoneSearch(raw: Record<string, unknown>): StoneSearch {
  return withoutEmpty(schema.parse(raw));
}

/** How the server calls an empty grade (no report, no cut grade) in questions and counts. */
export const UNGRADED = 'none';

/** The chosen values of a facet. Sellers' names may hold a comma: one seller at a time is chosen, as a whole. */
export function chosenOf(search: StoneSearch, facet: StoneFacet): readonly string[] {
  const text = search[facet];
  if (text === undefined || text === '') return [];
  return facet === 'seller' ? [text] : text.split(',');
}

/** The facet's list with one value put in or taken out; undefined when nothing is left. */
export function toggled(search: StoneSearch, facet: StoneFacet, value: string): string | undefined {
  const chosen = chosenOf(search, facet);
  if (facet === 'seller') return chosen[0] === value ? undefined : value;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? undefined : next.join(',');
}

export const NO_STONE_FILTERS = {
  shape: undefined,
  origin: undefined,
  treatment: undefined,
  colour: undefined,
  clarity: undefined,
  cutGrade: undefined,
  lab: undefined,
  country: undefined,
  seller: undefined,
  caratMin: undefined,
  caratMax: undefined,
  priceMin: undefined,
  priceMax: undefined,
  report: undefined,
} satisfies { readonly [K in keyof StoneSearch]?: undefined };

/** Filters that are set; a range counts once. */
export function countStoneFilters(search: StoneSearch): number {
  const { sort: _sort, page: _page, caratMin, caratMax, priceMin, priceMax, ...lists } = search;
  const ranges = [caratMin ?? caratMax, priceMin ?? priceMax].filter((value) => value !== undefined).length;
  return ranges + Object.values(lists).filter((value) => value !== undefined).length;
}
