import * as z from 'zod/mini';
import { idempotencyKey, idSchema, languageSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import {
  CONSENT_PURPOSES,
  COUPLE_SORTS,
  COUPLE_SOURCES,
  DUE_KINDS,
  FINGERS,
  HANDS,
  NOTE_KINDS,
  TIED_KINDS,
} from '../couple-words.ts';
import { coupleRefSchema } from '../couple-ref.ts';
import { daySchema } from '../day.ts';
import { emailAddress } from '../email-address.ts';
import { INTEGER_MAX, wholeNumber, wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { PERSON_MAX } from '../persons.ts';
import { SIZE_SCALES } from '../preferences.ts';
import { text, trimmedLines, trimmedText } from '../text.ts';
import { consentLine, designLine, noteLine, orderLine, quoteLine, shareLine, signatureLine } from './couple-records.ts';

const version = wholeNumber(1, 2_000_000_000);
/** Fingers of two hands. */
export const SIZES_MAX = 10;
export const NEXT_STEP_MAX = 200;

const fingerSize = z.strictObject({
  hand: z.enum(HANDS),
  finger: z.enum(FINGERS),
  /** The scale that it was measured in. */
  scale: z.enum(SIZE_SCALES),
  /** As it was read off the gauge: `54`, `L½`, `6 1/4`. */
  size: trimmedText({ min: 1, max: 20 }),
});
export type FingerSize = z.output<typeof fingerSize>;

const personInput = z
  .strictObject({
    givenName: trimmedText({ max: PERSON_MAX }),
    familyName: trimmedText({ max: PERSON_MAX }),
    email: z.union([z.literal(''), emailAddress]),
    phone: trimmedText({ max: 40 }),
    sizes: z.array(fingerSize).check(z.maxLength(SIZES_MAX)),
  })
  .check(z.refine(({ givenName, familyName }) => givenName !== '' || familyName !== '', { path: ['givenName'] }));
export type CouplePerson = z.output<typeof personInput>;

const coupleFields = {
  /** One or two; two in the order of the rings of a pair. */
  people: z.array(personInput).check(z.minLength(1), z.maxLength(2)),
  street: trimmedText({ max: 120 }),
  postcode: trimmedText({ max: 20 }),
  city: trimmedText({ max: 80 }),
  weddingDate: z.nullable(daySchema),
  /** Of their quotes and links. */
  language: languageSchema,
  source: z.nullable(z.enum(COUPLE_SOURCES)),
  nextStep: trimmedText({ max: NEXT_STEP_MAX }),
  nextStepOn: z.nullable(daySchema),
};
export type CoupleInput = z.output<z.ZodMiniObject<typeof coupleFields, z.core.$strict>>;

/** What each of two sellers may change. */
export const COUPLE_FIELDS = [
  'people',
  'street',
  'postcode',
  'city',
  'weddingDate',
  'language',
  'source',
  'nextStep',
  'nextStepOn',
] as const satisfies readonly (keyof CoupleInput)[];
export type CoupleField = (typeof COUPLE_FIELDS)[number];

const shownSize = z.object({
  ...fingerSize.shape,
  size: z.string(),
  /** Inner circumference, mm. */
  mm: z.number(),
});
const shownPerson = z.object({
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  phone: z.string(),
  sizes: z.array(shownSize),
});

export const coupleFileSchema = z.object({
  id: z.string(),
  title: z.string(),
  ...coupleFields,
  people: z.array(shownPerson),
  createdAt: timestamp,
  updatedAt: timestamp,
  updatedBy: z.string(),
  version: z.int(),
  designs: z.array(designLine),
  quotes: z.array(quoteLine),
  orders: z.array(orderLine),
  /** Newest first. */
  signatures: z.array(signatureLine),
  shares: z.array(shareLine),
  /** Newest first. */
  notes: z.array(noteLine),
  /** Every answer to every question, newest first; the first of a purpose is the one that counts. */
  consents: z.array(consentLine),
});
export type CoupleFile = z.infer<typeof coupleFileSchema>;

export const coupleSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  city: z.string(),
  language: languageSchema,
  persons: z.object({ first: z.string(), second: z.string() }),
  weddingDate: z.nullable(z.iso.date()),
  nextStep: z.string(),
  nextStepOn: z.nullable(z.iso.date()),
  designs: z.int(),
  quotes: z.int(),
  orders: z.int(),
  updatedAt: timestamp,
});
export type CoupleSummary = z.infer<typeof coupleSummarySchema>;

export const coupleId = z.object({ id: idSchema });

export const listCouples = operation({
  id: 'listCouples',
  method: 'GET',
  path: '/api/couples',
  access: 'dealer',
  summary: "The dealer's couples, by the beginnings of names, addresses and numbers.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(text({ max: 120 })),
    sort: z.optional(z.enum(COUPLE_SORTS)),
  }),
  answer: z.object({ ...pageInfo, couples: z.array(coupleSummarySchema) }),
});
export const createCouple = operation({
  id: 'createCouple',
  method: 'POST',
  path: '/api/couples',
  access: 'dealer',
  summary: 'Open the file of a couple.',
  body: z.strictObject({
    people: coupleFields.people,
    street: z.optional(coupleFields.street),
    postcode: z.optional(coupleFields.postcode),
    city: z.optional(coupleFields.city),
    weddingDate: z.optional(coupleFields.weddingDate),
    language: z.optional(coupleFields.language),
    source: z.optional(coupleFields.source),
    nextStep: z.optional(coupleFields.nextStep),
    nextStepOn: z.optional(coupleFields.nextStepOn),
    /** A repeated call with the same key answers with the file that the first one opened. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: coupleFileSchema,
});
export const getCouple = operation({
  id: 'getCouple',
  method: 'GET',
  path: '/api/couples/:id',
  access: 'dealer',
  summary:
    'The file of a couple with everything that is tied to it; the id of a double leads to the file it went into.',
  params: coupleId,
  answer: coupleFileSchema,
});
export const changeCouple = operation({
  id: 'changeCouple',
  method: 'PATCH',
  path: '/api/couples/:id',
  access: 'dealer',
  summary: 'Change a couple as of the version that was shown.',
  params: coupleId,
  body: z.strictObject({
    version,
    people: z.optional(coupleFields.people),
    street: z.optional(coupleFields.street),
    postcode: z.optional(coupleFields.postcode),
    city: z.optional(coupleFields.city),
    weddingDate: z.optional(coupleFields.weddingDate),
    language: z.optional(coupleFields.language),
    source: z.optional(coupleFields.source),
    nextStep: z.optional(coupleFields.nextStep),
    nextStepOn: z.optional(coupleFields.nextStepOn),
  }),
  answer: coupleFileSchema,
});
export const addCoupleNote = operation({
  id: 'addCoupleNote',
  method: 'POST',
  path: '/api/couples/:id/notes',
  access: 'dealer',
  summary: 'Write a note into the file of a couple.',
  params: coupleId,
  body: z.strictObject({ kind: z.enum(NOTE_KINDS), text: trimmedLines({ min: 1, max: 4_000 }) }),
  answer: coupleFileSchema,
});
export const deleteCoupleNote = operation({
  id: 'deleteCoupleNote',
  method: 'DELETE',
  path: '/api/couples/:id/notes/:noteId',
  access: 'dealer',
  summary: 'Take a note out of the file of a couple.',
  params: z.object({ id: idSchema, noteId: wholeNumberInAddress(1, INTEGER_MAX) }),
  answer: coupleFileSchema,
});
export const recordConsent = operation({
  id: 'recordConsent',
  method: 'POST',
  path: '/api/couples/:id/consents',
  access: 'dealer',
  summary: 'Record what a couple has agreed to, or taken back; nothing of it is ever written over.',
  params: coupleId,
  body: z.strictObject({ purpose: z.enum(CONSENT_PURPOSES), isGiven: z.boolean() }),
  answer: coupleFileSchema,
});
export const tieRecord = operation({
  id: 'tieRecord',
  method: 'PUT',
  path: '/api/couples/:id/records',
  access: 'dealer',
  summary: 'Tie a saved design, quote, order or private link to a couple, or take it off its file.',
  params: coupleId,
  body: z.strictObject({
    kind: z.enum(TIED_KINDS),
    /** Code of a design, id of everything else. */
    record: trimmedText({ min: 1, max: 40 }),
    isTied: z.boolean(),
  }),
  answer: coupleFileSchema,
});
export const mergeCouples = operation({
  id: 'mergeCouples',
  method: 'POST',
  path: '/api/couples/:id/merge',
  access: 'dealer',
  summary:
    'Move everything of a double into this file. What the double says otherwise and is not taken becomes a note.',
  params: coupleId,
  body: z.strictObject({
    version,
    doubleId: idSchema,
    doubleVersion: version,
    /** Fields that the double has right. */
    take: z.array(z.enum(COUPLE_FIELDS)).check(z.maxLength(COUPLE_FIELDS.length)),
  }),
  answer: coupleFileSchema,
});
const dueReason = z.object({
  kind: z.enum(DUE_KINDS),
  /** Day on which it is due. */
  on: z.iso.date(),
  /** The next step in words; the number of the quote or order. */
  text: z.string(),
  /** The quote or order. */
  id: z.nullable(z.string()),
});
const dueEntry = z.object({ title: z.string(), coupleId: z.nullable(z.string()), reasons: z.array(dueReason) });
export type DueEntry = z.infer<typeof dueEntry>;
export const listDue = operation({
  id: 'listDue',
  method: 'GET',
  path: '/api/due',
  access: 'dealer',
  summary:
    'What couples need now: next steps, weddings without an order, quotes that end, messages, news of orders; the earliest first.',
  answer: z.object({ today: z.iso.date(), entries: z.array(dueEntry) }),
});

export const listSavedDesigns = operation({
  id: 'listSavedDesigns',
  method: 'GET',
  path: '/api/saved-designs',
  access: 'dealer',
  summary: 'Every saved design of the dealer, newest first, by code, name, article, alloy and couple.',
  query: z.strictObject({
    ...pageQuery,
    /** Beginnings of words. */
    q: z.optional(text({ max: 120 })),
    alloy: z.optional(trimmedText({ max: 60 })),
    /** Only those of a couple, or of none. */
    couple: z.optional(z.enum(['some', 'none'])),
  }),
  answer: z.object({
    ...pageInfo,
    designs: z.array(z.object({ ...designLine.shape, by: z.string(), couples: z.array(coupleRefSchema) })),
  }),
});
export type ListedDesign = z.infer<typeof listSavedDesigns.answer>['designs'][number];
