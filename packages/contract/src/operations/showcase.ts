import * as z from 'zod/mini';
import { idempotencyKey, idSchema, languageSchema, namesSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { daySchema } from '../day.ts';
import { setId, wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import {
  SHOWCASE_ENDS,
  SHOWCASE_SORTS,
  SHOWCASE_STATES,
  TAG_FORMS,
  TAGS_MAX,
  TAGS_PER_SHEET,
} from '../showcase-words.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';

/** Rings of one design. */
const RINGS_MAX = 8;
/** Inner circumferences of the rings as they stand there, mm; as many as the design has rings. */
const sizes = z.array(z.number().check(z.gte(30), z.lte(90))).check(z.minLength(1), z.maxLength(RINGS_MAX));
const place = trimmedText({ max: 80 });
const note = trimmedText({ max: 300 });
const gone = z.strictObject({ as: z.enum(SHOWCASE_ENDS), on: daySchema });

/** A sample ring, or a pair on one tray, that stands in a dealer's shop. */
export const showcaseRingSchema = z.object({
  id: z.string(),
  /** Of its tag, with check character; the tag's address is `/vitrine/{code}`. */
  code: z.string(),
  /** The saved design that opens in the configurator. */
  designCode: z.string(),
  design: designSchema,
  setId: z.int(),
  articleNumber: z.nullable(z.string()),
  name: z.string(),
  /** The article's name in every language; null where the jeweller gave the ring a name of its own. */
  names: z.nullable(namesSchema),
  still: z.nullable(z.string()),
  /** Inner circumferences of the sample, mm, in the order of the rings. */
  sizes: z.array(z.number()),
  /** Tray, shelf or room, as the shop calls it. */
  place: z.string(),
  note: z.string(),
  since: z.iso.date(),
  gone: z.nullable(z.object({ as: z.enum(SHOWCASE_ENDS), on: z.iso.date() })),
  /** Today's; of the day it was saved where the ring has no price today. */
  retail: retailPriceSchema,
  /** Of which day the price is; null: today's. Answers that a device kept under an earlier release do not say it. */
  pricedAt: z._default(z.nullable(timestamp), null),
  addedAt: timestamp,
  by: z.string(),
});
export type ShowcaseRing = z.infer<typeof showcaseRingSchema>;

/** What a couple may see of it: nothing that the shop noted for itself. */
const tagRingSchema = z.omit(showcaseRingSchema, { place: true, note: true, by: true });
export type TagRing = z.infer<typeof tagRingSchema>;

export const listShowcase = operation({
  id: 'listShowcase',
  method: 'GET',
  path: '/api/showcase',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Sample rings that stand in the dealer’s shop, or that stood there.',
  query: z.strictObject({
    /** Words of article, name, place, note, or the code of a tag. */
    q: z.optional(trimmedText({ max: 120 })),
    state: z.optional(z.enum(SHOWCASE_STATES)),
    sort: z.optional(z.enum(SHOWCASE_SORTS)),
    ...pageQuery,
  }),
  answer: z.object({ ...pageInfo, rings: z.array(showcaseRingSchema) }),
});
export const addShowcaseRing = operation({
  id: 'addShowcaseRing',
  method: 'POST',
  path: '/api/showcase',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Put a ring into the showcase: an article as a design record, or a saved design by its code.',
  body: z.strictObject({
    /** A record, or the code of a saved design of this dealer. */
    design: z.union([trimmedText({ max: 40 }), postedDesignSchema]),
    /** The article of a record; a saved design knows its own. */
    setId: z.optional(setId),
    /** Absent: those of the design. */
    sizes: z.optional(sizes),
    place: z.optional(place),
    note: z.optional(note),
    /** Absent: today. */
    since: z.optional(daySchema),
    /** A repeated call with the same key answers with the ring that the first one put there. */
    idempotencyKey,
  }),
  answer: showcaseRingSchema,
});
export const changeShowcaseRing = operation({
  id: 'changeShowcaseRing',
  method: 'PATCH',
  path: '/api/showcase/:id',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Change sizes, place, note or day of a sample ring; note that it was sold or taken out, or put it back.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    sizes: z.optional(sizes),
    place: z.optional(place),
    note: z.optional(note),
    since: z.optional(daySchema),
    /** Null: it stands there again. */
    gone: z.optional(z.nullable(gone)),
  }),
  answer: showcaseRingSchema,
});
/** Answers for tags of rings that are gone, too: their page says so. */
export const openShowcaseTag = operation({
  id: 'openShowcaseTag',
  method: 'GET',
  path: '/api/showcase/tags/:code',
  access: 'dealer',
  inCustomerView: true,
  summary: 'The sample ring of a scanned tag, with the sizes of a couple.',
  params: z.object({ code: trimmedText({ min: 1, max: 40 }) }),
  query: z.strictObject({ coupleId: z.optional(idSchema) }),
  answer: z.object({
    ring: tagRingSchema,
    /** Ring fingers of the couple by the order of the rings, mm; null where nothing was measured, or no couple was named. */
    coupleSizes: z.array(z.nullable(z.number())),
  }),
});

/** Ids in an address, separated by commas. */
const ringIds = z
  .string()
  .check(
    z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:,[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})*$/u),
    z.maxLength(TAGS_MAX * 37),
  );
export const printShowcaseTags = operation({
  id: 'printShowcaseTags',
  method: 'GET',
  path: '/api/showcase/tags',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Tags of sample rings as PDF: article number, alloy, width and a QR code that opens the ring.',
  query: z.strictObject({
    rings: ringIds,
    form: z.enum(TAG_FORMS),
    /** With the retail price of today. */
    price: z.optional(z.literal('1')),
    /** Language of the page that prints; absent: the reader's own. */
    lang: z.optional(languageSchema),
    /** Labels of the first sheet that are used up already. */
    skip: z.optional(wholeNumberInAddress(0, TAGS_PER_SHEET - 1)),
  }),
  answerType: 'application/pdf',
});
