import { JOB_KINDS, JOB_SORTS, JOB_STATES } from '@ringwerk/contract';
import * as z from 'zod/mini';

export const PAGE_SIZE = 48;

const optional = <const T extends readonly string[]>(values: T) => z.catch(z.optional(z.enum(values)), undefined);

const listSearch = z.object({
  kind: optional(JOB_KINDS),
  state: optional(JOB_STATES),
  sort: optional(JOB_SORTS),
  descending: optional(['true']),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type JobSearch = z.output<typeof listSearch>;

/** State of the board in the address; what it cannot read is left out. */
export const parseJobSearch = (raw: Readonly<Record<string, unknown>>): JobSearch => listSearch.parse(raw);
