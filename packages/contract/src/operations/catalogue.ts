import type { RetailPrice } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';
import { currencySchema, languageSchema, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { centsSchema, designSchema } from '../record.ts';
import { made } from '../made.ts';
import { measureInAddress, moneyInAddress, setIdInAddress, wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';

export const MODEL_KINDS = ['pair', 'engagementring', 'memoire', 'special', 'zweiklang'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

export const retailPriceFields = z.object({
  currency: currencySchema,
  net: centsSchema,
  taxRate: z.number(),
  tax: centsSchema,
  gross: centsSchema,
  rounding: centsSchema,
});
export const retailPriceSchema = made<RetailPrice>(retailPriceFields);

/** Which form of a model a list shows. */
export const stoneOption = z.enum(['with', 'without']);
export type StoneOption = z.infer<typeof stoneOption>;

export const variantSchema = z.object({
  /** Path of the picture rendered by the viewer, e.g. `/stills/ab12….webp?v=2`; null when none is rendered yet. */
  still: z.nullable(z.string()),
  design: designSchema,
  grams: z.number(),
  retail: retailPriceSchema,
  /** Trade cost in cents EUR; absent in the customer view. */
  cost: z.optional(minorUnits),
  stoneCount: z.int(),
});
export const modelSchema = z.object({
  articleNumber: z.string(),
  setId: z.int(),
  kind: z.enum(MODEL_KINDS),
  categories: z.array(z.int()),
  name: z.string(),
  traits: z.array(z.string()),
  /** Facts for filters. */
  colours: z.array(z.string()),
  widths: z.array(z.number()),
  with: z.nullable(variantSchema),
  without: z.nullable(variantSchema),
  isOnWatchList: z.boolean(),
  /** Since when the model is no longer offered, and what the house offers instead; absent while it is. */
  withdrawn: z.optional(
    z.object({
      since: timestamp,
      successor: z.nullable(z.object({ setId: z.int(), articleNumber: z.string(), name: z.string() })),
    }),
  ),
  /** What the house tells its dealers of the model; absent in the customer view. */
  note: z.optional(z.string()),
});
export type Model = z.infer<typeof modelSchema>;

export const MODEL_SORTS = ['relevance', 'price', 'price-desc', 'width', 'article', 'popular'] as const;
export const modelFilters = {
  kind: z.optional(z.enum(MODEL_KINDS)),
  category: z.optional(wholeNumberInAddress(1, 12)),
  colour: z.optional(trimmedText({ max: 200 })),
  widthMin: z.optional(measureInAddress),
  widthMax: z.optional(measureInAddress),
  stones: z.optional(stoneOption),
  /** Gross retail in minor units of the dealer's currency. */
  priceMin: z.optional(moneyInAddress),
  priceMax: z.optional(moneyInAddress),
  sort: z.optional(z.enum(MODEL_SORTS)),
  lang: z.optional(languageSchema),
};
/** What the text search made of the words; null where nothing was asked. */
const searchReading = z.object({
  /** Words that neither the catalogue nor any ring knows; they were left out of the search. */
  unknownWords: z.array(z.string()),
  /** No ring has everything that was asked for: those shown come nearest. */
  isPartial: z.boolean(),
  /** The form that the words ask for ("without stone"); `stones` of the query goes before it. */
  stones: z.nullable(stoneOption),
});
export const searchModels = operation({
  id: 'searchModels',
  method: 'GET',
  path: '/api/models',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Models of a category or kind, or found by text: article numbers, names, kinds, traits, alloys, measures with units, in six languages; one typing error forgiven.',
  query: z.strictObject({ q: z.optional(trimmedText({ max: 200 })), ...modelFilters, ...pageQuery }),
  answer: z.object({
    ...pageInfo,
    models: z.array(modelSchema),
    search: z.nullable(searchReading),
    facets: z.object({
      colours: z.record(z.string(), z.int()),
      widths: z.object({ min: z.number(), max: z.number() }),
      price: z.object({ min: minorUnits, max: minorUnits, currency: currencySchema }),
    }),
  }),
});
export const getModel = operation({
  id: 'getModel',
  method: 'GET',
  path: '/api/models/:setId',
  access: 'dealer',
  inCustomerView: true,
  summary: 'One model by its set id.',
  params: z.object({ setId: setIdInAddress }),
  query: z.strictObject({ lang: z.optional(languageSchema) }),
  answer: modelSchema,
});
