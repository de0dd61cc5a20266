import * as z from 'zod/mini';
import {
  countrySchema,
  idempotencyKey,
  idSchema,
  languageSchema,
  namesSchema,
  pageInfo,
  pageQuery,
  timestamp,
} from '../common.ts';
import { coupleRefSchema } from '../couple-ref.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { setId, setIdInAddress, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { text, trimmedText, trimmedLines } from '../text.ts';
import { personsInput, personsSchema } from '../persons.ts';
import { coupleFiguresSchema } from './customer-view.ts';

/** How long a couple's link may live, days. */
export const SHARE_DAYS = { least: 1, most: 365, usual: 30 } as const;
const days = wholeNumber(SHARE_DAYS.least, SHARE_DAYS.most);
/** What couple and dealer write to each other. */
export const shareText = trimmedLines({ min: 1, max: 2000 });

export const shareMessageSchema = z.strictObject({
  id: z.string(),
  from: z.enum(['couple', 'dealer']),
  author: z.string(),
  text: z.string(),
  /** A changed design that the couple proposes, kept as a version of its own. */
  proposal: z.nullable(z.strictObject({ code: z.string(), design: designSchema, figures: coupleFiguresSchema })),
  at: timestamp,
});
export type ShareMessage = z.infer<typeof shareMessageSchema>;

/** A private link as the dealer sees it, without its address: `linkShare` makes one whenever it is to be shown. */
export const shareSchema = z.strictObject({
  id: z.string(),
  /** What it was made with: code, design and figures are null for a list of loose stones alone. */
  code: z.nullable(z.string()),
  design: z.nullable(designSchema),
  setId: z.nullable(z.int()),
  articleNumber: z.nullable(z.string()),
  /** The jeweller's own name, else the article's in the default language. */
  name: z.string(),
  /** The article's name in every language; null where the jeweller gave the ring a name of its own. */
  names: z.nullable(namesSchema),
  /** Address of the picture; null where there is none and nothing can draw it. */
  still: z.nullable(z.string()),
  couple: z.string(),
  /** The file that it is tied to. */
  file: z.nullable(coupleRefSchema),
  persons: personsSchema,
  greeting: z.string(),
  showsPrice: z.boolean(),
  figures: z.nullable(coupleFiguresSchema),
  by: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  status: z.enum(['open', 'expired', 'revoked']),
  openedAt: z.nullable(timestamp),
  unread: z.int(),
  /** Pictures of the rings on the hand that are kept with it. */
  handPictures: z.int(),
  messages: z.array(shareMessageSchema),
});
export type Share = z.infer<typeof shareSchema>;
/** What the address of the couple's page ends with; said once, and kept nowhere in clear. */
const linkToken = z.string();
export const newShareSchema = z.strictObject({ ...shareSchema.shape, token: linkToken });
export type NewShare = z.infer<typeof newShareSchema>;
const shareId = z.object({ id: idSchema });

export const createShare = operation({
  id: 'createShare',
  method: 'POST',
  path: '/api/shares',
  access: 'dealer',
  inCustomerView: true,
  summary: 'Give a couple a private link to a design; it is kept as a version and its retail price is frozen.',
  body: z.strictObject({
    design: postedDesignSchema,
    name: trimmedText({ max: 120 }),
    setId: z.optional(setId),
    couple: z.optional(trimmedText({ max: 120 })),
    /** The couple's file; names come from it where none are sent. */
    coupleId: z.optional(idSchema),
    persons: z.optional(personsInput),
    greeting: z.optional(text({ max: 600 })),
    language: languageSchema,
    country: countrySchema,
    showsPrice: z.boolean(),
    days: z.optional(days),
    /** A repeated call with the same key answers with the link that the first one made. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: newShareSchema,
});
export const linkShare = operation({
  id: 'linkShare',
  method: 'POST',
  path: '/api/shares/:id/links',
  access: 'dealer',
  withoutTrade: true,
  summary: 'One more address of a private link, to be shown or sent again; those given out before go on working.',
  params: shareId,
  answer: z.strictObject({ token: linkToken }),
});
export const listShares = operation({
  id: 'listShares',
  method: 'GET',
  path: '/api/shares',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Private links of the dealer: those with unread words of a couple first, then newest first.',
  query: z.strictObject({ ...pageQuery, setId: z.optional(setIdInAddress) }),
  answer: z.object({ ...pageInfo, unread: z.int(), shares: z.array(shareSchema) }),
});
export const changeShare = operation({
  id: 'changeShare',
  method: 'PATCH',
  path: '/api/shares/:id',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Revoke a link, open it again, let it live for so many days from now, or mark its messages as read.',
  params: shareId,
  body: z.strictObject({
    isRevoked: z.optional(z.boolean()),
    days: z.optional(days),
    isRead: z.optional(z.literal(true)),
  }),
  answer: shareSchema,
});
export const answerShare = operation({
  id: 'answerShare',
  method: 'POST',
  path: '/api/shares/:id/messages',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Write to the couple; it stands on their page.',
  params: shareId,
  body: z.strictObject({ text: shareText }),
  answer: shareSchema,
});

/** Pictures that every browser shows and that can carry no script. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes of a logo. */
export const LOGO_LIMIT = 262_144;
/** base64 takes four characters for three bytes. */
export const LOGO_BASE64_LIMIT = Math.ceil(LOGO_LIMIT / 3) * 4;
export const putDealerLogo = operation({
  id: 'putDealerLogo',
  method: 'PUT',
  path: '/api/dealer/logo',
  access: 'dealer',
  summary: 'The owner sets the logo of couples’ pages: PNG, JPEG or WebP up to 256 KiB, as base64.',
  body: z.strictObject({ data: z.base64().check(z.maxLength(LOGO_BASE64_LIMIT)) }),
});
export const deleteDealerLogo = operation({
  id: 'deleteDealerLogo',
  method: 'DELETE',
  path: '/api/dealer/logo',
  access: 'dealer',
  summary: 'The owner takes the logo away.',
});
export const getDealerLogo = operation({
  id: 'getDealerLogo',
  method: 'GET',
  path: '/api/dealers/:id/logo',
  access: 'public',
  summary: 'The logo of a dealer.',
  params: shareId,
  query: z.strictObject({ v: z.optional(trimmedText({ max: 40 })) }),
  answerType: 'image/*',
});
