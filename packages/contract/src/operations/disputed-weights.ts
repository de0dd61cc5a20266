import * as z from 'zod/mini';
import { languageSchema, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { text } from '../text.ts';
import { MODEL_STATES } from './collection.ts';

/** Weights that one act takes: every form of the fullest collection. */
const TAKEN_MAX = 40_000;

/** Names what was looked at: the design, and the way of weighing that says another weight of it. */
const lookedAt = {
  key: text({ min: 1, max: 80 }),
  weighing: text({ min: 1, max: 80 }),
};
const weighed = z.object({
  grams: z.number(),
  stones: z.int(),
  /** Trade carats. */
  carats: z.number(),
  /** Trade price by the list in force, without agreements; null where it prices no such design or the rules forbid it. */
  cost: z.nullable(minorUnits),
});
export const disputedWeightSchema = z.object({
  key: z.string(),
  weighing: z.string(),
  /** Forms of models that are this design. */
  forms: z.array(
    z.object({
      setId: z.int(),
      articleNumber: z.string(),
      name: z.string(),
      state: z.enum(MODEL_STATES),
      isWithoutStones: z.boolean(),
    }),
  ),
  /** What every price goes by. */
  stored: weighed,
  /** What this release says. */
  other: weighed,
  /** When the stored weight was made. */
  weighedAt: timestamp,
});
export type DisputedWeight = z.infer<typeof disputedWeightSchema>;

/** What the list can be sorted by; prices are computed for the page that is shown. */
export const WEIGHT_SORTS = ['article', 'stored', 'other', 'difference'] as const;
export type WeightSort = (typeof WEIGHT_SORTS)[number];

export const listDisputedWeights = operation({
  id: 'listDisputedWeights',
  method: 'GET',
  path: '/api/disputed-weights',
  access: 'staff',
  summary:
    'Designs of the collection that a release weighs otherwise than they are billed, the greatest difference first unless sorted.',
  query: z.strictObject({
    ...pageQuery,
    lang: z.optional(languageSchema),
    sort: z.optional(z.enum(WEIGHT_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({
    ...pageInfo,
    weights: z.array(disputedWeightSchema),
    /** Of all pages, for taking them at once. */
    all: z.array(z.object({ key: z.string(), weighing: z.string() })),
  }),
});
export const takeDisputedWeights = operation({
  id: 'takeDisputedWeights',
  method: 'POST',
  path: '/api/disputed-weights/take',
  access: 'staff',
  summary:
    'From now on these designs are billed by the weight that the release says: all or none. What was quoted or ordered keeps its weight and its price.',
  body: z.strictObject({ weights: z.array(z.strictObject(lookedAt)).check(z.minLength(1), z.maxLength(TAKEN_MAX)) }),
  answer: z.object({ taken: z.int() }),
});
