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
  /** Smallest coin in minor units, where prices are rounded to it (5 for 5 Rappen). */
  coin: z.optional(z.int()),
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
  /** Trade cost in minor units of the base currency; absent in the customer view. */
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
  /** What a ring that was found as the nearest is off the question, by the place in `understood`; absent where it has everything. */
  differs: z.optional(
    z.array(
      z.object({
        clause: z.int(),
        /** Its own figure where a figure was asked for: mm, ct, stones, minor units of the dealer's currency. */
        actual: z.nullable(z.number()),
      }),
    ),
  ),
});
export type Model = z.infer<typeof modelSchema>;

/** Stones of a set: one, two to five, six to twelve, more. */
export const STONE_COUNTS = ['one', 'few', 'many', 'row'] as const;
export type StoneCountClass = (typeof STONE_COUNTS)[number];
const choices = trimmedText({ max: 200 });

export const MODEL_SORTS = ['relevance', 'price', 'price-desc', 'width', 'article', 'popular'] as const;
export const modelFilters = {
  kind: z.optional(z.enum(MODEL_KINDS)),
  category: z.optional(wholeNumberInAddress(1, 12)),
  colour: z.optional(trimmedText({ max: 200 })),
  widthMin: z.optional(measureInAddress),
  widthMax: z.optional(measureInAddress),
  stones: z.optional(stoneOption),
  /** Ids of the facet of the same name, with commas between: any of them. */
  fineness: z.optional(choices),
  profile: z.optional(choices),
  finish: z.optional(choices),
  cut: z.optional(choices),
  /** Some of `STONE_COUNTS`, with commas between: stones of the set in the form that the list shows. */
  count: z.optional(choices),
  heightMin: z.optional(measureInAddress),
  heightMax: z.optional(measureInAddress),
  /** Trade carats of the set in the form that the list shows. */
  caratMin: z.optional(measureInAddress),
  caratMax: z.optional(measureInAddress),
  /** Only what came to the collection lately. */
  isNew: z.optional(z.literal('1')),
  /** Only what stands in the dealer's own shop as a sample. */
  showcase: z.optional(z.literal('1')),
  /** Gross retail in minor units of the dealer's currency. */
  priceMin: z.optional(moneyInAddress),
  priceMax: z.optional(moneyInAddress),
  sort: z.optional(z.enum(MODEL_SORTS)),
  lang: z.optional(languageSchema),
};
/** The longest question that is read. */
export const QUESTION_MAX = 500;

/** Where something stands in the question, in UTF-16 units of its NFC text: without it the question asks for one thing less. */
const placed = { from: z.int(), to: z.int() };
/** Whose ring is meant; null for the set, and where nobody was named. */
const person = z.nullable(z.enum(['first', 'second']));
const said = { ...placed, person };
/** Both ends count; null is an open end. `isAbout`: neighbours count, too. */
const range = { least: z.nullable(z.number()), most: z.nullable(z.number()) };
/** The word that was taken for it, where another one was typed. */
const corrected = z.nullable(z.string());

const understoodSchema = z.discriminatedUnion('kind', [
  z.object({ ...said, kind: z.literal('article'), articleNumber: z.string(), isKnown: z.boolean() }),
  z.object({ ...said, kind: z.literal('concept'), label: z.string(), isNegated: z.boolean(), corrected }),
  z.object({ ...said, kind: z.literal('name'), label: z.string(), corrected }),
  z.object({
    ...said,
    ...range,
    kind: z.literal('measure'),
    of: z.enum(['width', 'height', 'stone', 'carat']),
    isAbout: z.boolean(),
  }),
  z.object({ ...said, ...range, kind: z.literal('count'), label: z.nullable(z.string()) }),
  /** Whole units of the currency; null is the dealer's own. `isApplied`: there is a rate between the two. */
  z.object({
    ...said,
    ...range,
    kind: z.literal('price'),
    currency: z.nullable(currencySchema),
    isAbout: z.boolean(),
    isApplied: z.boolean(),
  }),
  /** Inner circumference, mm. */
  z.object({ ...said, kind: z.literal('size'), circumference: z.number() }),
  /** By name, where one was said. */
  z.object({ ...said, kind: z.literal('person'), name: z.nullable(z.string()) }),
  /** `text`: the words themselves, where they were said. */
  z.object({
    ...said,
    kind: z.literal('engraving'),
    face: z.enum(['inside', 'outside']),
    text: z.nullable(z.string()),
  }),
]);
/** One thing that was understood of a question. */
export type Understood = z.infer<typeof understoodSchema>;

/** What the text search made of the words; null where nothing was asked. */
const searchReading = z.object({
  understood: z.array(understoodSchema),
  /** Words that neither the catalogue nor any ring knows, as they were typed; they were left out of the search. */
  unknownWords: z.array(z.object({ ...placed, word: z.string() })),
  /** No ring has everything that was asked for: those shown come nearest. */
  isPartial: z.boolean(),
  /** The form that the words ask for ("without stone"); `stones` of the query goes before it. */
  stones: z.nullable(stoneOption),
});
export type SearchReading = z.infer<typeof searchReading>;
/** Values of a filter that are there, the most frequent first. */
const choiceFacet = z.array(z.object({ id: z.string(), label: z.string(), count: z.int() }));
/** Least and greatest value, both 0 where there is none, and how many values lie in each of equally wide steps between them. */
const spread = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ min: value, max: value, bins: z.array(z.int()) });
export type ModelFacets = z.infer<typeof searchModels.answer>['facets'];

export const searchModels = operation({
  id: 'searchModels',
  method: 'GET',
  path: '/api/models',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Models of a category or kind, or found by text: article numbers, names, kinds, traits, alloys, measures with units, counts, sizes and prices, whole sentences in six languages; typing errors forgiven; or those that look like one of them.',
  query: z.strictObject({
    q: z.optional(trimmedText({ max: QUESTION_MAX })),
    /** A set: only what looks like it, the likest first. */
    like: z.optional(setIdInAddress),
    ...modelFilters,
    ...pageQuery,
  }),
  answer: z.object({
    ...pageInfo,
    models: z.array(modelSchema),
    search: z.nullable(searchReading),
    /** What each filter would find beside the others; a filter never narrows its own choice. */
    facets: z.object({
      colours: z.record(z.string(), z.int()),
      finenesses: choiceFacet,
      profiles: choiceFacet,
      finishes: choiceFacet,
      cuts: choiceFacet,
      /** By `STONE_COUNTS`. */
      counts: z.record(z.string(), z.int()),
      isNew: z.int(),
      /** Answers that a device kept under an earlier release do not say it. */
      showcase: z._default(z.int(), 0),
      /** mm */
      widths: spread(z.number()),
      /** mm */
      heights: spread(z.number()),
      /** Trade carats of sets with stones. */
      carats: spread(z.number()),
      price: z.extend(spread(minorUnits), { currency: currencySchema }),
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
