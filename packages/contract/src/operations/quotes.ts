import * as z from 'zod/mini';
import { idSchema, idempotencyKey, languageSchema, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { coupleRefSchema } from '../couple-ref.ts';
import { COUPLE_PLACES } from '../couple-words.ts';
import { INTEGER_MAX, setId, wholeNumber, wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { ringRelationInput, ringRelationSchema } from '../ordered-ring.ts';
import { personsInput, personsSchema } from '../persons.ts';
import { postedDesignSchema } from '../record.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import {
  alternativeInput,
  discountInput,
  discountSchema,
  extraGross,
  extraText,
  listedQuotePositionSchema,
  POSITIONS_MAX,
  QUANTITY_MAX,
  quotePositionInput,
  quotePositionSchema,
  positionCommission,
} from './positions.ts';

/** What a couple says to a quote. */
export const QUOTE_ANSWERS = ['accepted', 'declined'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];
/** Where a quote stands: the shop's own marks first, then the couple's answer, then the day. */
export const QUOTE_STATUSES = ['ordered', 'replaced', 'accepted', 'declined', 'open', 'expired'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

const quoteNumber = z.strictObject({ id: z.string(), number: z.string() });
export const quoteAnswerSchema = z.strictObject({
  answer: z.enum(QUOTE_ANSWERS),
  at: timestamp,
  by: z.string(),
  reason: z.string(),
  place: z.enum(COUPLE_PLACES),
  /** Whether somebody of the shop has read it. */
  isSeen: z.boolean(),
});

const headFields = {
  id: z.string(),
  number: z.string(),
  /** Which print of the number this is: raised by the first change after one was printed. */
  revision: z.int(),
  createdAt: timestamp,
  validUntil: timestamp,
  customerName: z.string(),
  /** The file that it is tied to. */
  couple: z.nullable(coupleRefSchema),
  persons: personsSchema,
  language: languageSchema,
  status: z.enum(QUOTE_STATUSES),
  /** The one that it renews, and the one that renews it. */
  replaces: z.nullable(quoteNumber),
  replacedBy: z.nullable(quoteNumber),
  /** What the couple said; null until it does. */
  answer: z.nullable(quoteAnswerSchema),
  /** Real stones of the exchange that nobody else can take while it is valid. */
  heldStones: z.int(),
  /** Off the sum of all positions. */
  discount: z.nullable(discountSchema),
  /** What the couple pays for what is chosen now. */
  retail: retailPriceSchema,
  /** Trade price of what is chosen now, minor units of the base currency; absent for whoever sees no trade price. */
  cost: z.optional(minorUnits),
};
/** Every way to choose among the alternatives, with its total; empty where nothing is to be chosen. */
export const quoteChoicesSchema = z.array(
  z.object({
    /** Numbers of the alternatives that it takes, one of each group. */
    chosen: z.array(z.int()),
    retail: retailPriceSchema,
  }),
);
export const quoteSchema = z.object({
  ...headFields,
  /** Counts changes: a change names the version that it was made on. */
  version: z.int(),
  positions: z.array(quotePositionSchema),
  choices: quoteChoicesSchema,
  /** The ring of an earlier order that it was made from; absent for most quotes. */
  from: z.optional(ringRelationSchema),
});
export type Quote = z.infer<typeof quoteSchema>;
export const listedQuoteSchema = z.object({ ...headFields, positions: z.array(listedQuotePositionSchema) });
export type ListedQuote = z.infer<typeof listedQuoteSchema>;

export const createQuote = operation({
  id: 'createQuote',
  method: 'POST',
  path: '/api/quotes',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Freeze price list and fixing for a design, or for several positions.',
  body: z.strictObject({
    /** One design; for more, and for anything else, `positions`. */
    design: z.optional(postedDesignSchema),
    /** The model that the design began with. */
    setId: z.optional(setId),
    positions: z.optional(z.array(quotePositionInput).check(z.minLength(1), z.maxLength(POSITIONS_MAX))),
    customerName: z.optional(trimmedText({ max: 120 })),
    /** The couple's file; names and language come from it where none are sent. */
    coupleId: z.optional(idSchema),
    persons: z.optional(personsInput),
    language: z.optional(languageSchema),
    /** The ring of an earlier order that the rings are made from; an order of the quote comes from it, too. */
    relation: z.optional(ringRelationInput),
    /** A repeated call with the same key answers with the quote of the first one. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: quoteSchema,
});
export const listQuotes = operation({
  id: 'listQuotes',
  method: 'GET',
  path: '/api/quotes',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Quotes of the dealer, newest first.',
  query: z.strictObject({
    ...pageQuery,
    /** Only those that can still be changed and ordered. */
    status: z.optional(z.literal('open')),
    coupleId: z.optional(idSchema),
  }),
  answer: z.object({ ...pageInfo, quotes: z.array(listedQuoteSchema) }),
});
export const getQuote = operation({
  id: 'getQuote',
  method: 'GET',
  path: '/api/quotes/:id',
  access: 'dealer',
  inCustomerView: true,
  summary: 'One quote.',
  params: z.object({ id: idSchema }),
  answer: quoteSchema,
});
export const getQuotePdf = operation({
  id: 'getQuotePdf',
  method: 'GET',
  path: '/api/quotes/:id/pdf',
  access: 'dealer',
  inCustomerView: true,
  summary: "The quote as PDF in the couple's language; no trade price in it.",
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});

const version = wholeNumber(1, INTEGER_MAX);
export const changeQuote = operation({
  id: 'changeQuote',
  method: 'PATCH',
  path: '/api/quotes/:id',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Change whom an open quote is for, or the discount on its sum.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    version,
    customerName: z.optional(trimmedText({ max: 120 })),
    discount: z.optional(z.nullable(discountInput)),
  }),
  answer: quoteSchema,
});
export const addQuotePosition = operation({
  id: 'addQuotePosition',
  method: 'POST',
  path: '/api/quotes/:id/positions',
  access: 'dealer',
  withoutTrade: true,
  summary: "Put one more position into an open quote, at today's price; what stands there keeps its own.",
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    /** A repeated call with the same key adds nothing more. */
    idempotencyKey,
    position: quotePositionInput,
  }),
  answer: quoteSchema,
});
export const changeQuotePosition = operation({
  id: 'changeQuotePosition',
  method: 'PATCH',
  path: '/api/quotes/:id/positions/:number',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Change pieces, discount, alternatives or words of a position of an open quote; its price stays frozen.',
  params: z.object({ id: idSchema, number: wholeNumberInAddress(1, POSITIONS_MAX) }),
  body: z.strictObject({
    version,
    quantity: z.optional(wholeNumber(1, QUANTITY_MAX)),
    discount: z.optional(z.nullable(discountInput)),
    alternative: z.optional(alternativeInput),
    /** Takes this one of its alternatives. */
    isChosen: z.optional(z.literal(true)),
    note: z.optional(trimmedText({ max: 500 })),
    commission: z.optional(positionCommission),
    /** Of an extra. */
    text: z.optional(extraText),
    gross: z.optional(extraGross),
  }),
  answer: quoteSchema,
});
export const removeQuotePosition = operation({
  id: 'removeQuotePosition',
  method: 'DELETE',
  path: '/api/quotes/:id/positions/:number',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Take a position out of an open quote; the others move up.',
  params: z.object({ id: idSchema, number: wholeNumberInAddress(1, POSITIONS_MAX) }),
  query: z.strictObject({ version: wholeNumberInAddress(1, INTEGER_MAX) }),
  answer: quoteSchema,
});
