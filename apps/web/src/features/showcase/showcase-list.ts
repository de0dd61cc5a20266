import { SHOWCASE_SORTS, SHOWCASE_STATES } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { withoutEmpty } from '../../domain/rings/model-search.ts';

export const PAGE_SIZE = 48;

const listSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  state: z.catch(z.optional(z.enum(SHOWCASE_STATES)), undefined),
  sort: z.catch(z.optional(z.enum(SHOWCASE_SORTS)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type ShowcaseSearch = { readonly [K in keyof z.output<typeof listSearch>]?: z.output<typeof listSearch>[K] };

/** State of the list in the address; what it cannot read is left out. */
export const parseShowcaseSearch = (raw: Readonly<Record<string, unknown>>): ShowcaseSearch =>
  withoutEmpty(listSearch.parse(raw));
