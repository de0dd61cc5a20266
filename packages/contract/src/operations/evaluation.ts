import * as z from 'zod/mini';
import { designSchema, issueSchema, minorUnits } from '../common.ts';
import { operation } from '../operation.ts';
import { STONE_SHAPES } from '../stone-shapes.ts';
import { retailPriceSchema } from './catalogue.ts';

const retailOrNull = z.nullable(retailPriceSchema);
export const priceLineSchema = z.object({
  kind: z.string(),
  block: z.string(),
  amount: minorUnits,
  detail: z.record(z.string(), z.union([z.number(), z.string()])),
});
export const evaluationSchema = z.object({
  isMakeable: z.boolean(),
  issues: z.array(issueSchema),
  rings: z.array(
    z.object({
      issues: z.array(issueSchema),
      weight: z.nullable(
        z.object({
          segments: z.array(z.number()),
          metal: z.number(),
          shown: z.number(),
          // Quotes of earlier versions were kept without it.
          rows: z.optional(z.array(z.object({ count: z.int(), tradeCarats: z.number() }))),
          stoneCount: z.int(),
          tradeCarats: z.number(),
          trueCarats: z.number(),
        }),
      ),
      trade: z.nullable(z.object({ currency: z.literal('EUR'), lines: z.array(priceLineSchema), cost: minorUnits })),
      retail: retailOrNull,
    }),
  ),
  total: z.nullable(z.object({ grams: z.number(), cost: minorUnits, retail: retailPriceSchema })),
});
/** A real stone as a ring is priced with it (kernel type ListedStone). */
export const listedStoneSchema = z.object({
  id: z.string(),
  stockNumber: z.string(),
  cut: z.enum(STONE_SHAPES),
  carats: z.number(),
  colour: z.string(),
  clarity: z.string(),
  material: z.nullable(z.string()),
  treatment: z.string(),
  report: z.string(),
  /** mm */
  width: z.number(),
  length: z.number(),
  depth: z.number(),
  /** US cents, trade. */
  dollars: minorUnits,
});
export const evaluateDesign = operation({
  id: 'evaluateDesign',
  method: 'POST',
  path: '/api/designs/evaluate',
  access: 'dealer',
  summary: "Rules, weight and price of a posted design by the current price list and the dealer's retail rule.",
  body: z.strictObject({ design: designSchema }),
  answer: z.object({
    evaluation: evaluationSchema,
    priceListId: z.string(),
    /** Real stones that the design names; null for those that can no longer be had. */
    listings: z.record(z.string(), z.nullable(listedStoneSchema)),
  }),
});
/** What the page needs to preview prices with the same functions. */
export const getPriceBasis = operation({
  id: 'getPriceBasis',
  method: 'GET',
  path: '/api/price-basis',
  access: 'dealer',
  summary: "The current price list with fixing and the dealer's retail rule (kernel types PriceList and RetailRule).",
  answer: z.object({ priceList: z.unknown(), retailRule: z.unknown() }),
});
