import * as z from 'zod/mini';
import { languageSchema, minorUnits } from '../common.ts';
import { issueSchema } from '../kernel-values.ts';
import { operation } from '../operation.ts';
import { designSchema } from '../record.ts';
import { trimmedText } from '../text.ts';
import { MODEL_KINDS, QUESTION_MAX, retailPriceSchema } from './catalogue.ts';

/** What a sentence leaves open and a ring must have. */
export const ASSUMED_FIELDS = ['metal', 'finish', 'profile', 'width', 'height', 'size', 'stones', 'engraving'] as const;

const assumption = z.object({
  field: z.enum(ASSUMED_FIELDS),
  /** Place of the ring in the design. */
  ring: z.int(),
  /** mm: width, height, inner circumference, diameter of the stones; null for what is no measure. */
  amount: z.nullable(z.number()),
  /** In the asked language: metals, finish, profile; the quality of the stones; the words that are engraved. */
  word: z.nullable(z.string()),
});

/** A design that was made of words and that the rules accept. */
const wordsDesign = z.object({
  /** The article that it was made from. */
  setId: z.int(),
  articleNumber: z.string(),
  name: z.string(),
  kind: z.enum(MODEL_KINDS),
  categories: z.array(z.int()),
  design: designSchema,
  /** The same as a link holds it. */
  link: z.string(),
  grams: z.number(),
  retail: retailPriceSchema,
  /** Trade cost in minor units of the base currency; absent where no trade figure may be named. */
  cost: z.optional(minorUnits),
  /** What was understood and the design does not have, by its place in `understood` of the search; the rules in its way. */
  unmet: z.array(
    z.object({
      clause: z.int(),
      ring: z.nullable(z.int()),
      actual: z.nullable(z.number()),
      reasons: z.array(issueSchema),
    }),
  ),
  assumptions: z.array(assumption),
});
export type WordsDesignAnswer = z.infer<typeof wordsDesign>;

export const designFromWords = operation({
  id: 'designFromWords',
  method: 'GET',
  path: '/api/words/design',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'What a sentence says as a design that can be made: the nearest article, changed until it has everything that was understood. Null where the words ask for no ring. Nothing is saved.',
  query: z.strictObject({ q: trimmedText({ max: QUESTION_MAX }), lang: z.optional(languageSchema) }),
  answer: z.object({ made: z.nullable(wordsDesign) }),
});
