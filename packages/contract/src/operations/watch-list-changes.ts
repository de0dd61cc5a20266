import * as z from 'zod/mini';
import { countrySchema, idempotencyKey, idSchema, languageSchema } from '../common.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { text, trimmedText } from '../text.ts';
import { newShareSchema, SHARE_DAYS } from './shares.ts';
import { itemParams, listName, listParams, watchItemSchema, watchListSchema } from './watch-lists.ts';

/* What only the page of the watch lists calls: keeping a ring, which every gallery does, stands in `watch-lists.ts`. */

export const createWatchList = operation({
  id: 'createWatchList',
  method: 'POST',
  path: '/api/watch-lists',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Open a list.',
  body: z.strictObject({
    name: listName,
    /** A repeated call with the same key answers with the list that the first one opened. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: watchListSchema,
});
export const renameWatchList = operation({
  id: 'renameWatchList',
  method: 'PATCH',
  path: '/api/watch-lists/:listId',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Rename a list.',
  params: listParams,
  body: z.strictObject({ name: listName }),
  answer: watchListSchema,
});
export const deleteWatchList = operation({
  id: 'deleteWatchList',
  method: 'DELETE',
  path: '/api/watch-lists/:listId',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Delete a list; `restoreWatchList` brings it back for a while.',
  params: listParams,
});
export const restoreWatchList = operation({
  id: 'restoreWatchList',
  method: 'POST',
  path: '/api/watch-lists/:listId/restore',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Undo the deletion of a list.',
  params: listParams,
  answer: watchListSchema,
});
export const updateWatchItem = operation({
  id: 'updateWatchItem',
  method: 'PATCH',
  path: '/api/watch-lists/:listId/items/:itemId',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Change note or name.',
  params: itemParams,
  body: z.strictObject({
    note: z.optional(text({ max: 2000 })),
    name: z.optional(trimmedText({ max: 120 })),
  }),
  answer: watchItemSchema,
});
export const moveWatchItem = operation({
  id: 'moveWatchItem',
  method: 'POST',
  path: '/api/watch-lists/:listId/items/:itemId/move',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Put a ring before another one or at the end, of its own list or of another one.',
  params: itemParams,
  body: z.strictObject({
    /** The list that it goes to; its own to change the order. */
    toListId: idSchema,
    /** The ring of that list that it goes before; null: to the end. */
    before: z.nullable(idSchema),
  }),
});
export const copyWatchItem = operation({
  id: 'copyWatchItem',
  method: 'POST',
  path: '/api/watch-lists/:listId/items/:itemId/copy',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Put a ring at the end of another list as well, with its note and the price of the day it was kept.',
  params: itemParams,
  body: z.strictObject({
    toListId: idSchema,
    /** A repeated call with the same key answers with the copy that the first one made. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: z.strictObject({ id: z.string() }),
});
export const printWatchList = operation({
  id: 'printWatchList',
  method: 'GET',
  path: '/api/watch-lists/:listId/pdf',
  access: 'dealer',
  withoutTrade: true,
  summary: 'A list as PDF for the couple: pictures, names and traits, with or without retail prices.',
  params: listParams,
  query: z.strictObject({
    /** With the retail prices of today. */
    price: z.optional(z.literal('1')),
    /** Language of the couple; absent: the reader's own. */
    lang: z.optional(languageSchema),
  }),
  answerType: 'application/pdf',
});
/** The list goes on living: rings that are put on it or taken off it come and go on the couple's page. */
export const shareWatchList = operation({
  id: 'shareWatchList',
  method: 'POST',
  path: '/api/watch-lists/:listId/shares',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Give a couple a private link to a list, on which they mark what they like.',
  params: listParams,
  body: z.strictObject({
    couple: z.optional(trimmedText({ max: 120 })),
    /** The couple's file; names come from it where none are sent. */
    coupleId: z.optional(idSchema),
    greeting: z.optional(text({ max: 600 })),
    language: languageSchema,
    country: countrySchema,
    /** With the retail prices of the day on which they look. */
    showsPrice: z.boolean(),
    days: z.optional(wholeNumber(SHARE_DAYS.least, SHARE_DAYS.most)),
    /** A repeated call with the same key answers with the link that the first one made. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: newShareSchema,
});
