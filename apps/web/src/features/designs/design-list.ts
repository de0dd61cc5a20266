import * as z from 'zod/mini';
import { withoutEmpty } from '../../domain/rings/model-search.ts';

export const PAGE_SIZE = 24;

const listSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  alloy: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
  couple: z.catch(z.optional(z.enum(['some', 'none'])), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type DesignSearch = { readonly [K in keyof z.output<typeof listSearch>]?: z.output<typeof listSearch>[K] };

/** State of the list in the address; what it cannot read is left out. */
export const parseDesignSearch = (raw: Readonly<Record<string, unknown>>): DesignSearch =>
  withoutEmpty(listSearch.parse(raw));
