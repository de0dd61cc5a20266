import * as z from 'zod/mini';
import { idempotencyKey, idSchema, minorUnits } from '../common.ts';
import { operation } from '../operation.ts';
import { text } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { looseStoneFields } from './loose-stone.ts';
import { itemParams, listName, watchedStoneSchema } from './watch-lists.ts';

/** Without `listId` and `listName` the stone goes to the dealer's first list, which is made when missing. */
export const keepStone = operation({
  id: 'keepStone',
  method: 'POST',
  path: '/api/watched-stones',
  access: 'dealer',
  summary: 'Keep a loose stone on a list; one that is on the list already stays there once.',
  body: z.strictObject({
    stoneId: idSchema,
    listId: z.optional(idSchema),
    /** Without `listId`: the dealer's list of this name, made when there is none. */
    listName: z.optional(listName),
    note: z.optional(text({ max: 2000 })),
    /** A repeated call with the same key answers with the stone that the first one kept. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: z.object({ list: z.object({ id: z.string(), name: z.string() }), item: watchedStoneSchema }),
});

const nearStoneSchema = z.object({
  stone: looseStoneFields,
  retail: retailPriceSchema,
  /** Absent for whoever sees no trade price. */
  cost: z.optional(minorUnits),
});
export type NearStone = z.infer<typeof nearStoneSchema>;
export const findNearestStones = operation({
  id: 'findNearestStones',
  method: 'GET',
  path: '/api/watch-lists/:listId/items/:itemId/nearest-stones',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'The stones that are most like a kept one by cut, carat, colour, clarity and price, the nearest first: of the same origin and treatment, and free for this dealer.',
  params: itemParams,
  answer: z.object({ stones: z.array(nearStoneSchema) }),
});
export const replaceStone = operation({
  id: 'replaceStone',
  method: 'POST',
  path: '/api/watch-lists/:listId/items/:itemId/replacement',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Put another stone in the place of a kept one, with its note; the old one can be restored for a while.',
  params: itemParams,
  body: z.strictObject({
    stoneId: idSchema,
    /** A repeated call with the same key answers with the stone that the first one put there. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: watchedStoneSchema,
});
