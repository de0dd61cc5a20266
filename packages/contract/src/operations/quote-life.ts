import * as z from 'zod/mini';
import {
  countrySchema,
  currencySchema,
  idempotencyKey,
  idSchema,
  languageSchema,
  minorUnits,
  timestamp,
} from '../common.ts';
import { priceLineKindSchema } from '../kernel-values.ts';
import { INTEGER_MAX, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { text, trimmedLines, trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { coupleShareSchema } from './couple-page.ts';
import { newShareSchema, SHARE_DAYS } from './shares.ts';
import { POSITION_KINDS, POSITIONS_MAX } from './positions.ts';
import { QUOTE_ANSWERS, quoteSchema } from './quotes.ts';

const quoteId = z.object({ id: idSchema });
const shareToken = z.object({ token: trimmedText({ max: 100 }) });
const answering = {
  answer: z.enum(QUOTE_ANSWERS),
  /** Who says so. */
  name: trimmedText({ min: 2, max: 120 }),
  /** Why not; empty where nobody says. */
  reason: z.optional(trimmedLines({ max: 600 })),
  /** Numbers of the alternatives that are accepted, one of each group; without them those that the quote has chosen. */
  chosen: z.optional(z.array(wholeNumber(1, POSITIONS_MAX)).check(z.maxLength(POSITIONS_MAX))),
  /** Of the quote as it was read: an answer to another one is refused. */
  version: z.optional(wholeNumber(1, INTEGER_MAX)),
};

export const answerQuote = operation({
  id: 'answerQuote',
  method: 'POST',
  path: '/api/quotes/:id/answer',
  access: 'dealer',
  inCustomerView: true,
  summary: 'The couple accepts or declines a quote at the counter.',
  params: quoteId,
  body: z.strictObject(answering),
  answer: quoteSchema,
});
export const answerSharedQuote = operation({
  id: 'answerSharedQuote',
  method: 'POST',
  path: '/api/couple/:token/quote-answer',
  access: 'public',
  summary: 'The couple accepts or declines the quote of its private link.',
  params: shareToken,
  body: z.strictObject(answering),
  answer: coupleShareSchema,
});
export const seeQuoteAnswer = operation({
  id: 'seeQuoteAnswer',
  method: 'POST',
  path: '/api/quotes/:id/seen',
  access: 'dealer',
  withoutTrade: true,
  summary: "Somebody of the shop has read the couple's answer: the badge goes out.",
  params: quoteId,
  answer: quoteSchema,
});
export const repriceQuote = operation({
  id: 'repriceQuote',
  method: 'POST',
  path: '/api/quotes/:id/reprice',
  access: 'dealer',
  withoutTrade: true,
  summary: 'The same positions at the prices of today, as a new quote; the old one stays readable and leads to it.',
  params: quoteId,
  body: z.strictObject({ idempotencyKey }),
  answer: quoteSchema,
});
export const shareQuote = operation({
  id: 'shareQuote',
  method: 'POST',
  path: '/api/quotes/:id/shares',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Give the couple a private link on which it may read, sign and answer this quote.',
  params: quoteId,
  body: z.strictObject({
    greeting: z.optional(text({ max: 600 })),
    country: countrySchema,
    language: z.optional(languageSchema),
    days: z.optional(wholeNumber(SHARE_DAYS.least, SHARE_DAYS.most)),
    /** A repeated call with the same key answers with the link that the first one made. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: newShareSchema,
});

/** Of a figure before and after; null where there was none. */
const change = z.strictObject({ before: z.nullable(z.number()), after: z.nullable(z.number()) });
/** Fields of a retail rule that move a price. */
export const RULE_FIELDS = ['metal', 'labour', 'stones', 'options', 'exchangeRate', 'roundUpTo'] as const;

/** What changed of one position. Prices are those of one piece; null before where it came in, after where it was taken out. */
const positionChanges = z.strictObject({
  /** In the quote that was compared; of a position that came in, in its successor. */
  number: z.int(),
  kind: z.enum(POSITION_KINDS),
  quantity: z.int(),
  /** Of an extra: what it is; of a loose stone: its number in stock. */
  text: z.string(),
  /** Of rings: the model that they began with. */
  articleNumber: z.nullable(z.string()),
  retail: z.strictObject({ before: z.nullable(retailPriceSchema), after: z.nullable(retailPriceSchema) }),
  /** Grams of each ring. */
  weights: z.array(change),
  /** What the dealer pays, line by line, minor units of the house's currency; absent for whoever sees no trade price. Only lines that differ. */
  lines: z.optional(
    z.array(
      z.strictObject({
        ring: z.int(),
        kind: priceLineKindSchema,
        before: z.nullable(minorUnits),
        after: z.nullable(minorUnits),
      }),
    ),
  ),
  cost: z.optional(z.strictObject({ before: z.nullable(minorUnits), after: z.nullable(minorUnits) })),
  /** Fields of the retail rule that differ; absent like the lines. */
  rule: z.optional(z.array(z.strictObject({ field: z.enum(RULE_FIELDS), before: z.number(), after: z.number() }))),
});

export const quoteChangesSchema = z.strictObject({
  /** The quote that was compared, and what with: its successor, or null for the prices of now. */
  before: z.strictObject({ id: z.string(), number: z.string(), at: timestamp }),
  after: z.nullable(z.strictObject({ id: z.string(), number: z.string(), at: timestamp })),
  currency: currencySchema,
  /** Of everything that is chosen. */
  retail: z.strictObject({ before: retailPriceSchema, after: retailPriceSchema }),
  /** Trade price of the same; absent for whoever sees no trade price. */
  cost: z.optional(z.strictObject({ before: minorUnits, after: minorUnits })),
  positions: z.array(positionChanges),
});
export type PositionChanges = z.infer<typeof positionChanges>;
export type QuoteChanges = z.infer<typeof quoteChangesSchema>;

export const getQuoteChanges = operation({
  id: 'getQuoteChanges',
  method: 'GET',
  path: '/api/quotes/:id/changes',
  access: 'dealer',
  withoutTrade: true,
  summary: 'What a quote would cost today, or what its renewal changed, line by line.',
  params: quoteId,
  answer: quoteChangesSchema,
});
