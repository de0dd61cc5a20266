import { ORDER_KINDS, ORDER_STATUSES } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { withoutEmpty } from '../rings/model-search.ts';

const schema = z.object({
  status: z.catch(z.optional(z.enum(ORDER_STATUSES)), undefined),
  kind: z.catch(z.optional(z.enum(ORDER_KINDS)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type TradeSearch = { readonly [K in keyof z.infer<typeof schema>]?: z.infer<typeof schema>[K] };

export function parseTradeSearch(raw: Record<string, unknown>): TradeSearch {
  return withoutEmpty(schema.parse(raw));
}
