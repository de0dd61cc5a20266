import * as z from 'zod/mini';
import { idempotencyKey, idSchema, minorUnits, namesSchema, timestamp } from '../common.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { setId } from '../numbers.ts';
import { operation } from '../operation.ts';
import { text, trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { looseStoneFields } from './loose-stone.ts';

/** What a list says of everything that is kept on it. */
const keptFields = {
  id: z.string(),
  /** The jeweller's own name, else the article's in the default language; empty for a stone without one. */
  name: z.string(),
  note: z.string(),
  addedAt: timestamp,
  /** Couples that have marked it on a link to its list, as the dealer calls them. Answers kept under an earlier release have none. */
  likedBy: z._default(z.array(z.string()), []),
  /**
   * Whether the figures below are today's. Else it has no price today, and they are those of the day it was kept: the stone,
   * or a real stone of the ring, was sold, withdrawn or reserved for another jeweller (`stone-gone`), or today's rules or
   * price list refuse it. Answers that a device kept under an earlier release do not say it.
   */
  priced: z._default(z.enum(['today', 'stone-gone', 'refused']), 'today'),
  retail: retailPriceSchema,
  /** Absent for whoever sees no trade price, and of a stone that has no price today. */
  cost: z.optional(minorUnits),
  /** Gross when it was added, same currency; shows a change since. */
  grossWhenAdded: minorUnits,
};

export const watchedRingSchema = z.object({
  /** Answers that a device kept under an earlier release know rings alone. */
  kind: z._default(z.literal('rings'), 'rings'),
  ...keptFields,
  code: z.string(),
  design: designSchema,
  setId: z.nullable(z.int()),
  articleNumber: z.nullable(z.string()),
  /** The article's name in every language; null where the jeweller gave the ring a name of its own. */
  names: z.nullable(namesSchema),
  still: z.nullable(z.string()),
  grams: z.number(),
});
export type WatchedRing = z.infer<typeof watchedRingSchema>;
/** Why this dealer cannot have a kept stone: `held` is reserved for another jeweller, and may become free again. */
export const GONE_STONES = ['sold', 'withdrawn', 'held'] as const;
export const watchedStoneSchema = z.object({
  kind: z.literal('stone'),
  ...keptFields,
  /** As its seller describes it today. */
  stone: looseStoneFields,
  gone: z.nullable(z.enum(GONE_STONES)),
});
export type WatchedStone = z.infer<typeof watchedStoneSchema>;
export const watchItemSchema = z.union([watchedStoneSchema, watchedRingSchema]);
export type WatchItem = z.infer<typeof watchItemSchema>;
export const watchListSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  items: z.array(watchItemSchema),
});
export type WatchList = z.infer<typeof watchListSchema>;
export const listParams = z.object({ listId: idSchema });
export const itemParams = z.object({ listId: idSchema, itemId: idSchema });
export const listName = trimmedText({ min: 1, max: 80 });

export const getWatchLists = operation({
  id: 'getWatchLists',
  method: 'GET',
  path: '/api/watch-lists',
  access: 'dealer',
  withoutTrade: true,
  summary: "All watch lists of the dealer with today's prices.",
  answer: z.object({ lists: z.array(watchListSchema) }),
});
/** Without `listId` and `listName` the ring goes to the dealer's first list, which is made when missing. */
export const addWatchItem = operation({
  id: 'addWatchItem',
  method: 'POST',
  path: '/api/watch-items',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Keep a design (or a saved code) on a list.',
  body: z.strictObject({
    listId: z.optional(idSchema),
    /** Without `listId`: the dealer's list of this name, made when there is none. */
    listName: z.optional(listName),
    /** A record, or the code of a saved design. */
    design: z.union([trimmedText({ max: 40 }), postedDesignSchema]),
    setId: z.optional(setId),
    name: z.optional(trimmedText({ max: 120 })),
    note: z.optional(text({ max: 2000 })),
    /** A repeated call with the same key answers with the ring that the first one kept. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: z.object({ list: z.object({ id: z.string(), name: z.string() }), item: watchedRingSchema }),
});
export const deleteWatchItem = operation({
  id: 'deleteWatchItem',
  method: 'DELETE',
  path: '/api/watch-lists/:listId/items/:itemId',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Take a ring off a list.',
  params: itemParams,
});
export const restoreWatchItem = operation({
  id: 'restoreWatchItem',
  method: 'POST',
  path: '/api/watch-lists/:listId/items/:itemId/restore',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Undo.',
  params: itemParams,
  answer: watchItemSchema,
});
