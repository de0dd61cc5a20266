import * as z from 'zod/mini';
import { namesSchema, timestamp } from '../common.ts';
import { CONSENT_PURPOSES, NOTE_KINDS } from '../couple-words.ts';
import { orderNotesSchema } from '../order-notes.ts';
import { ORDER_RELATIONS } from '../order-words.ts';
import { orderedRingSchema } from '../ordered-ring.ts';
import { designSchema } from '../record.ts';
import { retailPriceSchema } from './catalogue.ts';
import { looseStoneFields } from './loose-stone.ts';
import { ORDER_STATUSES } from './orders.ts';
import { signatureSchema } from './proofs.ts';
import { QUOTE_STATUSES } from './quotes.ts';
import { shareMessageSchema } from './shares.ts';

// What is tied to a couple, as its file lists it.

export const designLine = z.object({
  code: z.string(),
  design: designSchema,
  setId: z.nullable(z.int()),
  articleNumber: z.nullable(z.string()),
  /** The jeweller's own name, else the article's in the default language. */
  name: z.string(),
  /** The article's name in every language; null where the jeweller gave the ring a name of its own. */
  names: z.nullable(namesSchema),
  still: z.nullable(z.string()),
  createdAt: timestamp,
  retail: retailPriceSchema,
});
export type DesignLine = z.infer<typeof designLine>;

export const quoteLine = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  validUntil: timestamp,
  status: z.enum(QUOTE_STATUSES),
  /** Of what is chosen. */
  retail: retailPriceSchema,
  /** Of its designs, in the order of its positions. */
  codes: z.array(z.string()),
});
export const orderLine = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  requestedDate: z.nullable(z.iso.date()),
  status: z.enum(ORDER_STATUSES),
  commission: z.string(),
  notes: orderNotesSchema,
  /** The earlier order that it comes from. */
  from: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(ORDER_RELATIONS),
      /** Which ring of it is meant; null: the order as a whole. */
      of: z.nullable(orderedRingSchema),
    }),
  ),
  /** Of all positions. */
  retail: retailPriceSchema,
  /** Of its designs, in the order of its positions. */
  codes: z.array(z.string()),
});
/** A couple's name under the proof of a saved design. */
export const signatureLine = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  at: timestamp,
  place: signatureSchema.shape.place,
});
/** What the couple has marked on the list of a link: a ring by its name, or a loose stone. */
const heartLine = z.object({
  at: timestamp,
  name: z.string(),
  names: z.nullable(namesSchema),
  articleNumber: z.nullable(z.string()),
  stone: z.nullable(looseStoneFields),
});
export type CoupleHeart = z.infer<typeof heartLine>;
export const shareLine = z.object({
  id: z.string(),
  /** Null for a list of loose stones alone. */
  code: z.nullable(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
  status: z.enum(['open', 'expired', 'revoked']),
  openedAt: z.nullable(timestamp),
  unread: z.int(),
  greeting: z.string(),
  /** The list that it leads to, with what was marked there, the first mark first; null for a link to a design or a quote. */
  list: z.nullable(z.object({ name: z.string(), hearts: z.array(heartLine) })),
  messages: z.array(z.pick(shareMessageSchema, { id: true, from: true, author: true, text: true, at: true })),
});
export const noteLine = z.object({
  id: z.string(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  at: timestamp,
  by: z.string(),
});
export type CoupleNote = z.infer<typeof noteLine>;
export const consentLine = z.object({
  id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  isGiven: z.boolean(),
  at: timestamp,
  by: z.string(),
});
