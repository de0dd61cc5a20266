import * as z from 'zod/mini';
import {
  brandColour,
  countrySchema,
  idSchema,
  idempotencyKey,
  languageSchema,
  minorUnits,
  pageInfo,
  pageQuery,
  timestamp,
} from '../common.ts';
import { COUPLE_PLACES } from '../couple-words.ts';
import { coupleRefSchema } from '../couple-ref.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { setId, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { emailAddress } from '../email-address.ts';
import { text, trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { evaluationSchema } from './evaluation.ts';
import { paymentTerms } from '../payment-terms.ts';
import { personsInput, personsSchema } from '../persons.ts';
import { preferencesSchema } from '../preferences.ts';
import { DEALER_ROLES } from '../permissions.ts';
import { retailRuleFields } from '../retail-rule.ts';

/** What a couple says to a quote. */
export const QUOTE_ANSWERS = ['accepted', 'declined'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];
/** Where a quote stands: the shop's own marks first, then the couple's answer, then the day. */
export const QUOTE_STATUSES = ['ordered', 'replaced', 'accepted', 'declined', 'open', 'expired'] as const;

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

export const quoteSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  validUntil: timestamp,
  customerName: z.string(),
  /** The file that it is tied to. */
  couple: z.nullable(coupleRefSchema),
  persons: personsSchema,
  language: languageSchema,
  /** Absent, like `cost` and the trade lines of `evaluation`, for whoever sees no trade price. */
  priceListId: z.optional(z.string()),
  code: z.string(),
  /** Of the model that it began with; null for a ring that began without one. */
  articleNumber: z.nullable(z.string()),
  /** Address of the rendered picture; null when this server draws none. */
  still: z.nullable(z.string()),
  design: designSchema,
  evaluation: evaluationSchema,
  retail: retailPriceSchema,
  cost: z.optional(minorUnits),
  status: z.enum(QUOTE_STATUSES),
  /** The one that it renews, and the one that renews it. */
  replaces: z.nullable(quoteNumber),
  replacedBy: z.nullable(quoteNumber),
  /** What the couple said; null until it does. */
  answer: z.nullable(quoteAnswerSchema),
  /** Real stones of the exchange that nobody else can take while it is valid. */
  heldStones: z.int(),
});
export type Quote = z.infer<typeof quoteSchema>;
export const createQuote = operation({
  id: 'createQuote',
  method: 'POST',
  path: '/api/quotes',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Freeze price list and fixing for a design.',
  body: z.strictObject({
    design: postedDesignSchema,
    /** The model that the design began with. */
    setId: z.optional(setId),
    customerName: z.optional(trimmedText({ max: 120 })),
    /** The couple's file; names and language come from it where none are sent. */
    coupleId: z.optional(idSchema),
    persons: z.optional(personsInput),
    language: z.optional(languageSchema),
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
  query: z.strictObject(pageQuery),
  answer: z.object({ ...pageInfo, quotes: z.array(quoteSchema) }),
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

export const ORDER_STATUSES = [
  'received',
  'released',
  'casting',
  'setting',
  'engraving',
  'quality',
  'shipped',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const isOrderStatus = (word: string): word is OrderStatus => ORDER_STATUSES.some((status) => status === word);
/**
 * Where an order may go from where it is. Setting and engraving are skipped by rings without stones or text;
 * quality may send a ring back; once metal is poured nothing is cancelled.
 */
export const NEXT_ORDER_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  received: ['released', 'cancelled'],
  released: ['casting', 'cancelled'],
  casting: ['setting', 'engraving', 'quality'],
  setting: ['engraving', 'quality'],
  engraving: ['quality'],
  quality: ['shipped', 'casting', 'setting', 'engraving'],
  shipped: [],
  cancelled: [],
};
/** Still to be made or sent. */
export const isOpenOrder = (status: OrderStatus): boolean => status !== 'shipped' && status !== 'cancelled';
export const orderSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  commission: z.string(),
  /** The file that it is tied to. */
  couple: z.nullable(coupleRefSchema),
  persons: personsSchema,
  requestedDate: z.nullable(z.iso.date()),
  note: z.string(),
  /** Pieces of the design; `cost` and `retail` are those of one. */
  quantity: z.int(),
  quoteId: z.nullable(z.string()),
  /** The model that the design began with; null for a ring that began without one. */
  setId: z.nullable(z.int()),
  code: z.string(),
  /** Of the model that it began with; null for a ring that began without one. */
  articleNumber: z.nullable(z.string()),
  /** Address of the rendered picture; null when this server draws none. */
  still: z.nullable(z.string()),
  design: designSchema,
  evaluation: evaluationSchema,
  /** Absent, like `priceListId` and the trade lines of `evaluation`, for whoever sees no trade price. */
  cost: z.optional(minorUnits),
  retail: retailPriceSchema,
  priceListId: z.optional(z.string()),
  /** As they were agreed on the day of the order; null for an order of a release that knew none, and without trade prices. */
  paymentTerms: z.nullable(paymentTerms),
  status: z.enum(ORDER_STATUSES),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: timestamp, by: z.string() })),
  dealer: z.object({ company: z.string(), customerNumber: z.string() }),
});
export type Order = z.infer<typeof orderSchema>;
export const createOrder = operation({
  id: 'createOrder',
  method: 'POST',
  path: '/api/orders',
  access: 'dealer',
  summary: 'Order a design. The same `idempotencyKey` of the same dealer always answers with the same order.',
  body: z.strictObject({
    idempotencyKey,
    design: postedDesignSchema,
    /** The model that the design began with. */
    setId: z.optional(setId),
    /**
     * Figures of one piece that the jeweller saw: with others the order is refused, not placed at a price that nobody
     * agreed to. The cost is left out where it may not be kept, e.g. on a device that waits for its network.
     */
    expected: z.strictObject({ cost: z.optional(minorUnits), gross: minorUnits }),
    quoteId: z.optional(idSchema),
    commission: trimmedText({ min: 1, max: 60 }),
    /** The couple's file; without it the quote's. */
    coupleId: z.optional(idSchema),
    /** Without them the quote's, where one is ordered, else the couple's. */
    persons: z.optional(personsInput),
    requestedDate: z.optional(z.iso.date()),
    note: z.optional(text({ max: 2000 })),
    quantity: z.optional(wholeNumber(1, 20)),
  }),
  answer: orderSchema,
});
export const listOrders = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Orders of the dealer, newest first.',
  query: z.strictObject({ ...pageQuery, status: z.optional(z.enum(ORDER_STATUSES)) }),
  answer: z.object({ ...pageInfo, orders: z.array(orderSchema) }),
});
export const getOrder = operation({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'dealer',
  withoutTrade: true,
  summary: 'One order.',
  params: z.object({ id: idSchema }),
  answer: orderSchema,
});
export const getOrderPdf = operation({
  id: 'getOrderPdf',
  method: 'GET',
  path: '/api/orders/:id/pdf',
  access: 'dealer',
  withoutTrade: true,
  summary: 'The ring sheet for the workshop as PDF.',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
const EXCHANGE_RATE_MAX = 10_000;

export const dealerSchema = z.object({
  id: z.string(),
  customerNumber: z.string(),
  company: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: countrySchema,
  language: languageSchema,
  email: z.string(),
  phone: z.string(),
  preferences: preferencesSchema,
  /** Shown on couples' pages: address of the logo, and the house colour as `#rrggbb`. */
  logo: z.nullable(z.string()),
  brandColour: z.nullable(z.string()),
  retailRule: retailRuleFields,
  staff: z.array(
    z.object({
      id: z.string(),
      customerNumber: z.string(),
      name: z.string(),
      role: z.enum(DEALER_ROLES),
    }),
  ),
});
export type Dealer = z.infer<typeof dealerSchema>;
export const getDealer = operation({
  id: 'getDealer',
  method: 'GET',
  path: '/api/dealer',
  access: 'dealer',
  summary: 'Own company, staff and retail rule.',
  answer: dealerSchema,
});
export const updateDealer = operation({
  id: 'updateDealer',
  method: 'PATCH',
  path: '/api/dealer',
  access: 'dealer',
  summary: 'Owner changes company data or retail rule.',
  body: z.strictObject({
    company: z.optional(trimmedText({ min: 1, max: 120 })),
    street: z.optional(trimmedText({ max: 120 })),
    postcode: z.optional(trimmedText({ max: 20 })),
    city: z.optional(trimmedText({ max: 80 })),
    email: z.optional(emailAddress),
    phone: z.optional(trimmedText({ max: 40 })),
    brandColour: z.optional(z.nullable(brandColour)),
    retailRule: z.optional(
      z.extend(retailRuleFields, { exchangeRate: z.number().check(z.gt(0), z.lte(EXCHANGE_RATE_MAX)) }),
    ),
  }),
  answer: dealerSchema,
});
