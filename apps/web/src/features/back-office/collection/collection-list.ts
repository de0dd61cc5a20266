import { MODEL_LIST_SORTS, MODEL_KINDS, MODEL_STATES, LANGUAGES } from '@ringwerk/contract';
import * as z from 'zod/mini';

/** Rows of a page: a clerk scrolls rather than leafs. */
export const PAGE_SIZE = 96;

const numberOf = (least: number, most: number) =>
  z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(least), z.lte(most))), undefined);

const listSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  state: z.catch(z.optional(z.enum(MODEL_STATES)), undefined),
  kind: z.catch(z.optional(z.enum(MODEL_KINDS)), undefined),
  category: numberOf(1, 12),
  untranslated: z.catch(z.optional(z.enum([...LANGUAGES, 'any'])), undefined),
  sort: z.catch(z.optional(z.enum(MODEL_LIST_SORTS)), undefined),
  descending: z.catch(z.optional(z.enum(['true'])), undefined),
  page: numberOf(1, 100_000),
});
export type ListSearch = z.output<typeof listSearch>;

/** State of the list in the address; what it cannot read is left out. */
export const parseListSearch = (raw: Readonly<Record<string, unknown>>): ListSearch => listSearch.parse(raw);

/** Which way a column is sorted first: names upwards, counts from the most. */
export const isCount = (sort: NonNullable<ListSearch['sort']>): boolean => ['orders', 'keeps', 'points'].includes(sort);
