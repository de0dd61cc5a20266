import { BOARD_SORTS, DUE_FILTERS, ORDER_KINDS, ORDER_STATUSES } from '@ringwerk/contract';
import * as z from 'zod/mini';

/** Rows of a page: a clerk scrolls rather than leafs. */
export const PAGE_SIZE = 48;

const optional = <const T extends readonly string[]>(values: T) => z.catch(z.optional(z.enum(values)), undefined);
const boardSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  status: optional(ORDER_STATUSES),
  kind: optional(ORDER_KINDS),
  due: optional(DUE_FILTERS),
  news: optional(['true']),
  dealer: z.catch(z.optional(z.uuid()), undefined),
  sort: optional(BOARD_SORTS),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type BoardSearch = z.output<typeof boardSearch>;

/** State of the board in the address; what it cannot read is left out. */
export const parseBoardSearch = (raw: Readonly<Record<string, unknown>>): BoardSearch => boardSearch.parse(raw);
