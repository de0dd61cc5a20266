import * as z from 'zod/mini';
import { countrySchema, idempotencyKey, idSchema, languageSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { DEALER_SORTS, DEALER_STATES, VAT_FINDINGS } from '../dealer-words.ts';
import { emailAddress } from '../email-address.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { paymentTerms } from '../payment-terms.ts';
import { shippingAddress } from '../shipping-address.ts';
import { text, trimmedText } from '../text.ts';
import { AUDIT_SORTS, auditEntrySchema } from './audit.ts';
import { dealerUserSchema } from './people.ts';

const version = wholeNumber(1, 2_000_000_000);
const company = trimmedText({ min: 2, max: 120 });
const vatId = trimmedText({ max: 30 });

const contact = z.strictObject({
  name: trimmedText({ min: 1, max: 120 }),
  /** What to ask them about, in the house's own words. */
  duty: trimmedText({ max: 80 }),
  email: z.union([z.literal(''), emailAddress]),
  phone: trimmedText({ max: 40 }),
});
export type DealerContact = z.output<typeof contact>;
export const CONTACTS_MAX = 20;

const share = z.number().check(z.gte(0), z.lte(0.9));
/** What counts for a dealer beside the list in force and his own retail rule. */
const conditions = z.strictObject({
  /** A list that keeps counting for this dealer; null for the one in force. */
  priceListId: z.nullable(idSchema),
  /** Decimal share that is taken off each block of the trade price. */
  discounts: z.strictObject({ metal: share, labour: share, stones: share, options: share }),
  /** Trade price of the smallest order, minor units of the base currency; 0 for none. */
  minimumOrder: wholeNumber(0, 100_000_000),
});
export type DealerConditions = z.output<typeof conditions>;

const companyFields = {
  company,
  street: trimmedText({ max: 120 }),
  postcode: trimmedText({ max: 20 }),
  city: trimmedText({ max: 80 }),
  country: countrySchema,
  /** Of mails, papers and logins of its people. */
  language: languageSchema,
  email: emailAddress,
  phone: trimmedText({ max: 40 }),
};

const summaryFields = {
  id: z.string(),
  customerNumber: z.string(),
  state: z.enum(DEALER_STATES),
  company: z.string(),
  city: z.string(),
  country: countrySchema,
  /** Accounts that are not blocked. */
  users: z.int(),
  openOrders: z.int(),
  lastOrderAt: z.nullable(timestamp),
  lastLoginAt: z.nullable(timestamp),
};
export const dealerSummarySchema = z.object(summaryFields);
export type DealerSummary = z.infer<typeof dealerSummarySchema>;

export const dealerFileSchema = z.object({
  ...summaryFields,
  ...companyFields,
  email: z.string(),
  shipping: z.nullable(shippingAddress),
  contacts: z.array(contact),
  vatId: z.string(),
  /** What is wrong with a VAT id that came before it was checked; `country`: whose it is. */
  vatFinding: z.nullable(z.object({ code: z.enum(VAT_FINDINGS), country: z.string() })),
  paymentTerms,
  /** By which the dealer's own office finds an invoice, e.g. a Leitweg-ID; empty: the commission. */
  buyerReference: z.string(),
  conditions,
  /** Lists that may be agreed to: those that have begun, the newest first. */
  priceLists: z.array(z.object({ id: z.string(), name: z.string(), isAgreedOnly: z.boolean() })),
  /** Of the house, for its own people. */
  notes: z.string(),
  people: z.array(dealerUserSchema),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Name of whoever changed it last; null when nobody has. */
  updatedBy: z.nullable(z.string()),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
});
export type DealerFile = z.infer<typeof dealerFileSchema>;

export const listDealers = operation({
  id: 'listDealers',
  method: 'GET',
  path: '/api/dealers',
  access: 'staff',
  summary: 'Dealers of the house, by words, state and country.',
  query: z.strictObject({
    ...pageQuery,
    /** Words in company, town, number, address, VAT id, contact or user. */
    q: z.optional(text({ max: 120 })),
    state: z.optional(z.enum(DEALER_STATES)),
    country: z.optional(countrySchema),
    sort: z.optional(z.enum(DEALER_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({
    ...pageInfo,
    dealers: z.array(dealerSummarySchema),
    /** How many of what was asked for are in each state. */
    counts: z.record(z.enum(DEALER_STATES), z.int()),
    /** Requests for access that wait. */
    openRegistrations: z.int(),
  }),
});
export const getDealerFile = operation({
  id: 'getDealerFile',
  method: 'GET',
  path: '/api/dealers/:id',
  access: 'staff',
  summary: 'Everything that the house knows of a dealer.',
  params: z.object({ id: idSchema }),
  answer: dealerFileSchema,
});
export const openDealer = operation({
  id: 'openDealer',
  method: 'POST',
  path: '/api/dealers',
  access: 'staff',
  summary:
    'Make a dealer, its owner and customer number; the first password goes out by mail. A repeated call with the same key is refused with the dealer that the first one made: only the hash of its password is stored.',
  body: z.strictObject({
    idempotencyKey,
    ...companyFields,
    /** Name of the owner. */
    contact: trimmedText({ min: 2, max: 120 }),
    vatId,
  }),
  /** The password is shown this once, for a call to the jeweller. */
  answer: z.object({ dealer: dealerFileSchema, firstPassword: z.string() }),
});
export const changeDealerFile = operation({
  id: 'changeDealerFile',
  method: 'PATCH',
  path: '/api/dealers/:id',
  access: 'staff',
  summary: 'Change addresses, contacts, language or notes of a dealer as of the version that was shown.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    version,
    company: z.optional(company),
    street: z.optional(companyFields.street),
    postcode: z.optional(companyFields.postcode),
    city: z.optional(companyFields.city),
    country: z.optional(countrySchema),
    language: z.optional(languageSchema),
    email: z.optional(emailAddress),
    phone: z.optional(companyFields.phone),
    shipping: z.optional(z.nullable(shippingAddress)),
    contacts: z.optional(z.array(contact).check(z.maxLength(CONTACTS_MAX))),
    notes: z.optional(text({ max: 4_000 })),
  }),
  answer: dealerFileSchema,
});
export const changeDealerBilling = operation({
  id: 'changeDealerBilling',
  method: 'PATCH',
  path: '/api/dealers/:id/billing',
  access: 'staff',
  summary: 'Change VAT id, buyer reference or payment terms of a dealer as of the version that was shown.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    version,
    vatId: z.optional(vatId),
    buyerReference: z.optional(trimmedText({ max: 100 })),
    paymentTerms: z.optional(paymentTerms),
  }),
  answer: dealerFileSchema,
});
export const changeDealerConditions = operation({
  id: 'changeDealerConditions',
  method: 'PUT',
  path: '/api/dealers/:id/conditions',
  access: 'staff',
  summary: 'Change price list, discounts and smallest order of a dealer as of the version that was shown.',
  params: z.object({ id: idSchema }),
  body: z.extend(conditions, { version }),
  answer: dealerFileSchema,
});
export const changeDealerState = operation({
  id: 'changeDealerState',
  method: 'POST',
  path: '/api/dealers/:id/state',
  access: 'staff',
  summary:
    'Pause (its people look, and order nothing), close (nobody logs in, all stays stored) or open a dealer again.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    version,
    state: z.enum(DEALER_STATES),
    /** Open orders that the caller knows of; a dealer with more is not closed before they are shown. */
    openOrders: wholeNumber(0, 1_000_000),
  }),
  answer: dealerFileSchema,
});
export const listDealerHistory = operation({
  id: 'listDealerHistory',
  method: 'GET',
  path: '/api/dealers/:id/history',
  access: 'staff',
  summary:
    'What was done to a dealer and by its people, newest first unless sorted; logins and reads stand in the log only.',
  params: z.object({ id: idSchema }),
  query: z.strictObject({
    ...pageQuery,
    sort: z.optional(z.enum(AUDIT_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({ ...pageInfo, entries: z.array(auditEntrySchema) }),
});
