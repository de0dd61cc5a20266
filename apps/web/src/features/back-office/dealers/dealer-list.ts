import { COUNTRIES, DEALER_SORTS, DEALER_STATES, type DealerSort } from '@ringwerk/contract';
import * as z from 'zod/mini';

/** Rows of a page: a clerk scrolls rather than leafs. */
export const PAGE_SIZE = 96;

const optional = <const T extends readonly string[]>(values: T) => z.catch(z.optional(z.enum(values)), undefined);

const listSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  state: optional(DEALER_STATES),
  country: optional(COUNTRIES),
  sort: optional(DEALER_SORTS),
  descending: optional(['true']),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type DealerSearch = z.output<typeof listSearch>;

/** State of the list in the address; what it cannot read is left out. */
export const parseDealerSearch = (raw: Readonly<Record<string, unknown>>): DealerSearch => listSearch.parse(raw);

/** Counts and days are sorted from the most and the latest first, words upwards. */
export const isDescendingFirst = (sort: DealerSort): boolean => ['openOrders', 'lastOrder', 'lastLogin'].includes(sort);
