import * as z from 'zod/mini';
import { countrySchema, idSchema, languageSchema, namesSchema, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { personsSchema } from '../persons.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { coupleFiguresSchema } from './customer-view.ts';
import { looseStoneFields } from './loose-stone.ts';
import { discountSchema, listedPositionSchema } from './positions.ts';
import { QUOTE_STATUSES, quoteAnswerSchema, quoteChoicesSchema } from './quotes.ts';
import { shareMessageSchema, shareText } from './shares.ts';

// The couple's own page, apart from the dealer's links: the configurator asks for those and for nothing of this.
const authorName = trimmedText({ min: 1, max: 80 });
const shareToken = z.object({ token: trimmedText({ max: 100 }) });
/** A position of a quote as its couple reads it. */
const sharedPositionSchema = z.strictObject({
  number: z.int(),
  kind: listedPositionSchema.shape.kind,
  quantity: z.int(),
  text: z.string(),
  /** Of one piece. */
  retail: retailPriceSchema,
  discount: z.nullable(discountSchema),
  /** Of all pieces, after the discount. */
  sum: retailPriceSchema,
  alternative: z.nullable(z.int()),
  isChosen: z.boolean(),
  rings: z.nullable(
    z.strictObject({
      code: z.string(),
      articleNumber: z.nullable(z.string()),
      /** Address of the picture, open to whoever holds the link. */
      still: z.nullable(z.string()),
      design: designSchema,
      /** Whether the couple has signed its proof. */
      isSigned: z.boolean(),
    }),
  ),
  stone: z.nullable(looseStoneFields),
});
export type SharedPosition = z.infer<typeof sharedPositionSchema>;
/** What stands on the couple's page: the dealer's name and colours, never a trade figure. */
/** A ring of a list as a couple is shown it. */
export const sharedListRingSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** As of `shareSchema`. */
  names: z.nullable(namesSchema),
  articleNumber: z.nullable(z.string()),
  still: z.nullable(z.string()),
  design: designSchema,
  /** Weights; no price is among them. */
  figures: z.nullable(coupleFiguresSchema),
  /** Today's; null where the dealer shows no price, and for a ring that has none today. */
  retail: z.nullable(retailPriceSchema),
  isLiked: z.boolean(),
});
export type SharedListRing = z.infer<typeof sharedListRingSchema>;
/** A loose stone of a list as a couple is shown it. */
export const sharedListStoneSchema = z.strictObject({
  id: z.string(),
  stone: looseStoneFields,
  isAvailable: z.boolean(),
  /** Today's; null where the dealer shows no price, and for a stone that has none today. */
  retail: z.nullable(retailPriceSchema),
  isLiked: z.boolean(),
});
export type SharedListStone = z.infer<typeof sharedListStoneSchema>;
export const coupleShareSchema = z.strictObject({
  dealer: z.strictObject({
    company: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
    logo: z.nullable(z.string()),
    colour: z.nullable(z.string()),
  }),
  name: z.string(),
  /** As of `shareSchema`. */
  names: z.nullable(namesSchema),
  articleNumber: z.nullable(z.string()),
  /** Address of the picture, open to whoever holds the link. */
  still: z.nullable(z.string()),
  couple: z.string(),
  persons: personsSchema,
  greeting: z.string(),
  /** Both null for a list on which nothing but loose stones is left. */
  code: z.nullable(z.string()),
  design: z.nullable(designSchema),
  /** Null where the dealer shows no price; the price is the one of `pricedAt`. Of a quote without a price: that is `quote.retail`. */
  figures: z.nullable(coupleFiguresSchema),
  pricedAt: timestamp,
  /** The quote that the couple may answer here; null for a link to a design alone. */
  quote: z.nullable(
    z.strictObject({
      number: z.string(),
      validUntil: timestamp,
      status: z.enum(QUOTE_STATUSES),
      /** Goes back with an answer. */
      version: z.int(),
      /** Off the sum. */
      discount: z.nullable(discountSchema),
      /** What is chosen now, after every discount. */
      retail: retailPriceSchema,
      answer: z.nullable(quoteAnswerSchema),
      positions: z.array(sharedPositionSchema),
      choices: quoteChoicesSchema,
    }),
  ),
  /** The list that the couple is shown, with what they have marked; null for any other link. */
  list: z.nullable(
    z.strictObject({
      name: z.string(),
      rings: z.array(sharedListRingSchema),
      stones: z.array(sharedListStoneSchema),
    }),
  ),
  expiresAt: timestamp,
  language: languageSchema,
  country: countrySchema,
  messages: z.array(shareMessageSchema),
});
export type CoupleShare = z.infer<typeof coupleShareSchema>;
export const openShare = operation({
  id: 'openShare',
  method: 'GET',
  path: '/api/couple/:token',
  access: 'public',
  summary: 'A design by its private link.',
  params: shareToken,
  answer: coupleShareSchema,
});
export const evaluateForShare = operation({
  id: 'evaluateForShare',
  method: 'POST',
  path: '/api/couple/:token/evaluate',
  storesNothing: true,
  access: 'public',
  summary: 'Rules and, where the dealer shows it, the retail price of a changed design.',
  params: shareToken,
  body: z.strictObject({ design: postedDesignSchema }),
  answer: coupleFiguresSchema,
});
export const sendShareMessage = operation({
  id: 'sendShareMessage',
  method: 'POST',
  path: '/api/couple/:token/messages',
  access: 'public',
  summary: 'A message of the couple, with a changed design where it asks for one; only this dealer reads them.',
  params: shareToken,
  body: z.strictObject({
    author: authorName,
    text: shareText,
    design: z.optional(postedDesignSchema),
    /** Code of the rings that `design` was made from, of a link to several; absent: those that the link opens with. */
    madeFrom: z.optional(trimmedText({ max: 40 })),
  }),
  answer: coupleShareSchema,
});
export const likeSharedRing = operation({
  id: 'likeSharedRing',
  method: 'PUT',
  path: '/api/couple/:token/hearts/:itemId',
  access: 'public',
  summary: 'The couple marks a ring of its list, or takes the mark back; the dealer sees it on the list.',
  params: z.object({ ...shareToken.shape, itemId: idSchema }),
  body: z.strictObject({ isLiked: z.boolean() }),
});
