import * as z from 'zod/mini';
import { currencySchema, idempotencyKey, languageSchema, minorUnits, timestamp } from '../common.ts';
import { issueSchema } from '../kernel-values.ts';
import { INTEGER_MAX } from '../numbers.ts';
import { operation } from '../operation.ts';
import { designSchema } from '../record.ts';
import { trimmedText } from '../text.ts';
import { MODEL_KINDS, stoneOption } from './catalogue.ts';

/** Rows of one company's pad. */
export const PAD_ROWS_MAX = 5000;
/** Rows that one call changes. */
export const PAD_CHANGES_MAX = 500;
/** Rows that one call checks. */
export const PAD_CHECK_MAX = 50;
/** Rings of one article. */
export const PAD_RINGS_MAX = 2;
/** Alloys of one article. */
export const PAD_ALLOYS_MAX = 10;
/** Whatever somebody typed stays in the row, also what nobody can order. */
const TYPED_NUMBER_MAX = 1_000_000;

/** What is written into a row; `line`: words of a pasted line that belong to none of the others. */
export const PAD_FIELDS = [
  'article',
  'stones',
  'alloy',
  'size',
  'engraving',
  'commission',
  'quantity',
  'line',
] as const;
export type PadField = (typeof PAD_FIELDS)[number];

const typedNumber = z.number().check(z.gte(0), z.lte(TYPED_NUMBER_MAX));
const rowKey = trimmedText({ min: 1, max: 40 });
const alloyId = trimmedText({ min: 1, max: 60 });

/** What a row wants of its article. */
const padRingFields = {
  /** As it was typed. */
  article: trimmedText({ max: 60 }),
  stones: z.optional(stoneOption),
  /** In the order of the article's own alloys, what each is replaced by; null: as in the catalogue. */
  alloys: z.array(z.nullable(alloyId)).check(z.maxLength(PAD_ALLOYS_MAX)),
  /** Inner circumference of each ring, mm; null: as in the catalogue. */
  sizes: z.array(z.nullable(typedNumber)).check(z.maxLength(PAD_RINGS_MAX)),
  /** Inside each ring; empty: as in the catalogue. */
  engravings: z.array(trimmedText({ max: 60 })).check(z.maxLength(PAD_RINGS_MAX)),
  quantity: typedNumber,
  /** What was typed into a field, or stood in a pasted line, and could not be read: kept until somebody corrects it. */
  unread: z
    .array(z.strictObject({ field: z.enum(PAD_FIELDS), text: trimmedText({ min: 1, max: 120 }) }))
    .check(z.maxLength(30)),
};
const padRowSchema = z.strictObject({
  key: rowKey,
  /** Another one with every change of the row: what is ordered of the same content is ordered once, from whichever device. */
  act: idempotencyKey,
  /** Rows stand in the order of this number. */
  place: z.number().check(z.gte(0), z.lte(INTEGER_MAX)),
  ...padRingFields,
  /** Whom the rings are for. */
  commission: trimmedText({ max: 60 }),
});
export type PadRow = z.infer<typeof padRowSchema>;
/** Rows as a device keeps them. */
export const padRowsSchema = z.array(padRowSchema);

export const getOrderPad = operation({
  id: 'getOrderPad',
  method: 'GET',
  path: '/api/order-pad',
  access: 'dealer',
  withoutTrade: true,
  summary: 'What the company has written down to order.',
  answer: z.object({ rows: padRowsSchema }),
});
export const changeOrderPad = operation({
  id: 'changeOrderPad',
  method: 'PATCH',
  path: '/api/order-pad',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'Write rows of the order pad, or take them off. A row is known by its key and the last one written counts: a repeated call changes nothing more.',
  body: z.strictObject({
    written: padRowsSchema.check(z.maxLength(PAD_CHANGES_MAX)),
    removed: z.array(rowKey).check(z.maxLength(PAD_CHANGES_MAX)),
  }),
});

const foundArticle = { setId: z.int(), articleNumber: z.string(), name: z.string() };
/** What is wrong with a field of a row. */
export const PAD_PROBLEMS = [
  /** No article was written. */
  'missing',
  /** No such article; `nearest` are those that are one typing error away. */
  'unknown',
  /** No longer offered; `nearest` is what is offered in its stead. */
  'withdrawn',
  /** The article has only the other form. */
  'only-with',
  'only-without',
  /** More alloys, sizes or engravings than the article has; `max` of them. */
  'too-many',
  /** Outside `min` to `max`. */
  'range',
  /** Something that was typed and means nothing here: `text`. */
  'unread',
  /** The rules of the workshop refuse it: `issue`. */
  'refused',
  /** It could not be weighed now; whoever asks again may have an answer. */
  'failed',
] as const;
const padProblem = z.object({
  field: z.enum(PAD_FIELDS),
  code: z.enum(PAD_PROBLEMS),
  /** Least and greatest that can be made; of sizes in mm. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  text: z.optional(z.string()),
  /** When the article was withdrawn. */
  since: z.optional(timestamp),
  issue: z.optional(issueSchema),
  nearest: z.optional(z.array(z.object(foundArticle))),
});
export type PadProblem = z.infer<typeof padProblem>;
const checkedPadRow = z.object({
  article: z.nullable(
    z.object({
      ...foundArticle,
      kind: z.enum(MODEL_KINDS),
      categories: z.array(z.int()),
      /** The form that the row means: the one that was asked for, else the one that lists show. */
      option: stoneOption,
      options: z.array(stoneOption),
      still: z.nullable(z.string()),
      /** Of that form in the catalogue; alloys each once, in the order in which rows replace them. */
      rings: z.array(z.object({ role: z.enum(['first', 'second', 'single']), size: z.number() })),
      alloys: z.array(z.string()),
    }),
  ),
  /** Every field that is wrong; empty for a row that can be ordered. */
  problems: z.array(padProblem),
  /** What would be made, and its figures for one piece; null where it cannot be made. */
  made: z.nullable(
    z.object({
      design: designSchema,
      grams: z.number(),
      gross: minorUnits,
      currency: currencySchema,
      /** Trade price in minor units of the base currency; absent for whoever sees no trade price. */
      cost: z.optional(minorUnits),
    }),
  ),
});
export type CheckedPadRow = z.infer<typeof checkedPadRow>;
const askedPadRow = z.strictObject(padRingFields);
export type AskedPadRow = z.infer<typeof askedPadRow>;

export const checkPadRows = operation({
  id: 'checkPadRows',
  method: 'POST',
  path: '/api/order-pad/check',
  access: 'dealer',
  storesNothing: true,
  withoutTrade: true,
  inDealerView: true,
  summary:
    "Rows of an order pad against the collection, the rules and today's prices: one answer for each, in their order, with every field that is wrong.",
  body: z.strictObject({
    rows: z.array(askedPadRow).check(z.minLength(1), z.maxLength(PAD_CHECK_MAX)),
    lang: z.optional(languageSchema),
  }),
  answer: z.object({ rows: z.array(checkedPadRow) }),
});
