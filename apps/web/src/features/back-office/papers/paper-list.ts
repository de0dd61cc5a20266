import { INVOICE_STATES, PAPER_KINDS, PAPER_SORTS } from '@ringwerk/contract';
import * as z from 'zod/mini';

/** Rows of a page: a clerk scrolls rather than leafs. */
export const PAGE_SIZE = 96;

/** What invoices can be asked for by: each state, and all that are not settled. */
export const STATE_FILTERS = ['unpaid', ...INVOICE_STATES] as const;

const optional = <const T extends readonly string[]>(values: T) => z.catch(z.optional(z.enum(values)), undefined);
const day = z.catch(z.optional(z.iso.date()), undefined);

const listSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  kind: optional(PAPER_KINDS),
  state: optional(STATE_FILTERS),
  from: day,
  to: day,
  sort: optional(PAPER_SORTS),
  descending: optional(['true']),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type PaperSearch = z.output<typeof listSearch>;

/** State of the list in the address; what it cannot read is left out. */
export const parsePaperSearch = (raw: Readonly<Record<string, unknown>>): PaperSearch => listSearch.parse(raw);
