import * as z from 'zod/mini';
import { idempotencyKey, idSchema, minorUnits } from '../common.ts';
import { operation } from '../operation.ts';
import { retailPriceSchema } from './catalogue.ts';
import { looseStoneFields } from './loose-stone.ts';
import { itemParams, watchedRingSchema } from './watch-lists.ts';

/** Shorter and longer side of a girdle, mm. */
const girdle = z.object({ width: z.number(), length: z.number() });
const refittedRingSchema = z.object({
  /** One for each stone of the ring that is gone, in the order of its seats. */
  seats: z.array(
    z.object({
      stone: looseStoneFields,
      /** Of the seat as it was kept, and as the stone needs it: the same where it fits as it is. */
      before: girdle,
      after: girdle,
    }),
  ),
  grams: z.number(),
  /** Today's. */
  retail: retailPriceSchema,
  /** Absent for whoever sees no trade price. */
  cost: z.optional(minorUnits),
});
export type RefittedRing = z.infer<typeof refittedRingSchema>;

export const findRefittedRings = operation({
  id: 'findRefittedRings',
  method: 'GET',
  path: '/api/watch-lists/:listId/items/:itemId/refitted-rings',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'A kept ring whose real stone is gone with the three most similar stones that are free, of the same cut, origin and treatment: in its seat, or in one that was refitted to them, as the rules accept it.',
  params: itemParams,
  answer: z.object({ rings: z.array(refittedRingSchema) }),
});
/** Stones that one design names. */
const STONES_MAX = 50;
export const refitRing = operation({
  id: 'refitRing',
  method: 'POST',
  path: '/api/watch-lists/:listId/items/:itemId/refit',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'Put a kept ring with other stones instead of those that are gone in its place, with its note; the old one can be restored for a while.',
  params: itemParams,
  body: z.strictObject({
    /** As `findRefittedRings` has them: one for each seat whose stone is gone. */
    stoneIds: z.array(idSchema).check(z.minLength(1), z.maxLength(STONES_MAX)),
    /** A repeated call with the same key answers with the ring that the first one put there. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: watchedRingSchema,
});
