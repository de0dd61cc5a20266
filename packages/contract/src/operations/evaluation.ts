import type { Evaluation, ListedStone } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';
import { currencySchema, idSchema, minorUnits } from '../common.ts';
import { gramsSchema, issueSchema, priceLineKindSchema, priceListSchema, retailBlockSchema } from '../kernel-values.ts';
import { centsSchema, postedDesignSchema } from '../record.ts';
import { made } from '../made.ts';
import { operation } from '../operation.ts';
import { retailRuleSchema } from '../retail-rule.ts';
import { STONE_SHAPES } from '../stone-shapes.ts';
import { retailPriceSchema } from './catalogue.ts';

const ringWeightFields = z.object({
  segments: z.array(gramsSchema),
  metal: gramsSchema,
  shown: gramsSchema,
  rows: z.array(z.object({ count: z.int(), tradeCarats: z.number() })),
  stoneCount: z.int(),
  tradeCarats: z.number(),
  trueCarats: z.number(),
});
/** What a ring weighs, apart from what it costs. */
export const ringWeightSchema = made<NonNullable<Evaluation['rings'][number]['weight']>>(ringWeightFields);

/** The kernel's evaluation, field by field; `kernel-types.test.ts` holds it to the kernel's type in both directions. */
export const evaluationFields = z.object({
  isMakeable: z.boolean(),
  issues: z.array(issueSchema),
  rings: z.array(
    z.object({
      issues: z.array(issueSchema),
      weight: z.nullable(ringWeightFields),
      trade: z.nullable(
        z.object({
          currency: currencySchema,
          lines: z.array(
            z.object({
              kind: priceLineKindSchema,
              block: retailBlockSchema,
              amount: centsSchema,
              detail: z.record(z.string(), z.union([z.number(), z.string()])),
            }),
          ),
          cost: centsSchema,
        }),
      ),
      retail: z.nullable(retailPriceSchema),
    }),
  ),
  total: z.nullable(z.object({ grams: z.number(), cost: minorUnits, retail: retailPriceSchema })),
});
export const evaluationSchema = made<Evaluation>(evaluationFields);
/** A real stone as a ring is priced with it (kernel type ListedStone). */
export const listedStoneFields = z.object({
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
export const listedStoneSchema = made<ListedStone>(listedStoneFields);
export const evaluateDesign = operation({
  id: 'evaluateDesign',
  method: 'POST',
  path: '/api/designs/evaluate',
  storesNothing: true,
  access: 'dealer',
  inDealerView: true,
  summary: "Rules, weight and price of a posted design by the current price list and the dealer's retail rule.",
  body: z.strictObject({
    design: postedDesignSchema,
    /** An order that is being changed: the real stones that it has taken are its own. */
    orderId: z.optional(idSchema),
  }),
  answer: z.object({
    evaluation: evaluationSchema,
    priceListId: z.string(),
    /** Real stones that the design names; null for those that can no longer be had. */
    listings: z.record(z.string(), z.nullable(listedStoneSchema)),
  }),
});
export const priceBasisFields = z.object({ priceList: priceListSchema, retailRule: retailRuleSchema });
export const priceBasisSchema = made<PriceBasis>(priceBasisFields);
/** What the page needs to preview prices with the same functions. */
export const getPriceBasis = operation({
  id: 'getPriceBasis',
  method: 'GET',
  path: '/api/price-basis',
  access: 'dealer',
  summary: "The current price list with fixing and the dealer's retail rule (kernel types PriceList and RetailRule).",
  answer: priceBasisSchema,
});
