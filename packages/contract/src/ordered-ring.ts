import * as z from 'zod/mini';
import { idSchema } from './common.ts';
import { wholeNumber } from './numbers.ts';
import { RING_RELATIONS } from './order-words.ts';

const POSITION_MAX = 40;

/** A ring of an order. */
export const orderedRing = {
  /** Number of its position, from 1. */
  position: wholeNumber(1, POSITION_MAX),
  /** Its place in the design, from 0. */
  ring: wholeNumber(0, 1),
};

/** Which ring of an order is meant, as it is answered. */
export const orderedRingSchema = z.object({ position: z.int(), ring: z.int() });
export type OrderedRing = z.infer<typeof orderedRingSchema>;

/** The ring of an earlier order that new rings are made from: to match it, or as that ring once more. */
export const ringRelationInput = z.strictObject({ kind: z.enum(RING_RELATIONS), orderId: idSchema, ...orderedRing });
export type RingRelation = z.output<typeof ringRelationInput>;

/** The same with the number of the order, as it is shown. */
export const ringRelationSchema = z.object({
  kind: z.enum(RING_RELATIONS),
  orderId: z.string(),
  number: z.string(),
  ...orderedRingSchema.shape,
});
export type ShownRingRelation = z.infer<typeof ringRelationSchema>;
