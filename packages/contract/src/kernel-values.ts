import type { Grams, Issue, IssueCode } from '@ringwerk/kernel';
import type { PriceLineKind, PriceList, RetailBlock } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';
import { made } from './made.ts';
import { recordValueSchema } from './record.ts';

export const issueCodeSchema = made<IssueCode>(z.string());
export const priceLineKindSchema = made<PriceLineKind>(z.string());
export const retailBlockSchema = made<RetailBlock>(z.string());
export const gramsSchema = made<Grams>(z.number());
export const priceListSchema = made<PriceList>(z.record(z.string(), z.unknown()));

export const issueFields = z.object({
  code: issueCodeSchema,
  path: z.string(),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
  severity: z.enum(['error', 'warning']),
  repair: z.optional(z.object({ path: z.string(), value: recordValueSchema })),
});
/** A finding of the kernel about a design. */
export const issueSchema = made<Issue>(issueFields);
