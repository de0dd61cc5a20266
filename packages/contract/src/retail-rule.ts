import type { RetailRule } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';
import { countrySchema } from './common.ts';
import { made } from './made.ts';
import { wholeNumber } from './numbers.ts';

const factor = z.number().check(z.gte(1), z.lte(10));

/** The kernel's `RetailRule`, field by field, within what the house allows. */
export const retailRuleFields = z.object({
  factor: z.union([factor, z.strictObject({ metal: factor, labour: factor, stones: factor, options: factor })]),
  country: countrySchema,
  exchangeRate: z.number(),
  roundUpTo: wholeNumber(0, 1_000_000),
});
export const retailRuleSchema = made<RetailRule>(retailRuleFields);
