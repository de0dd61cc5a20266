import * as z from 'zod/mini';
import { idSchema, minorUnits, timestamp } from '../common.ts';
import { INTEGER_MAX, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { ORDER_PAYERS, ORDER_RELATIONS, REMAKE_PAYERS } from '../order-words.ts';
import { orderedRingSchema } from '../ordered-ring.ts';
import { trimmedLines } from '../text.ts';
import { ORDER_STATUSES, orderSchema } from './orders.ts';

const orderId = z.object({ id: idSchema });

/** Percent of the trade price, and what that is in minor units of the base currency. Both absent for whoever sees no trade price. */
const costFields = { share: z.optional(z.int()), cost: z.optional(minorUnits) };

const remakeAnswer = z.object({
  payer: z.enum(REMAKE_PAYERS),
  /** Words to the dealer; absent for whoever sees no trade price, since they may name one. */
  note: z.optional(z.string()),
  at: timestamp,
  by: z.string(),
});

export const orderLifeSchema = z.object({
  /** What a cancellation by the dealer costs now; null: the house takes none any more. */
  cancel: z.nullable(z.object(costFields)),
  /** Whether the dealer may change it: the workshop has not begun, and a cancellation would cost nothing. */
  isChangeable: z.boolean(),
  /** The dealer's cancellation; null for an order that is none, or that the house has cancelled. */
  cancellation: z.nullable(
    z.object({
      at: timestamp,
      by: z.string(),
      reason: z.string(),
      ...costFields,
      /** Number of the invoice that bills it; null while none does, absent for whoever sees no trade price. */
      invoice: z.optional(z.nullable(z.string())),
      /** The house lets go of its cost; null while it does not, absent for whoever sees no trade price. */
      waiver: z.optional(z.nullable(z.object({ reason: z.string(), at: timestamp, by: z.string() }))),
    }),
  ),
  /** Of an order that is made again: who pays for it; null for any other one. */
  remake: z.nullable(
    z.object({
      /** As the dealer asks. */
      asked: z.enum(ORDER_PAYERS),
      /** Of the house; null while it has given none. */
      answer: z.nullable(remakeAnswer),
      /** Whether an invoice bills it already: the answer stays as it is. */
      isBilled: z.boolean(),
    }),
  ),
  /** The order that this one comes from, and those that came from it, newest first. */
  links: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(ORDER_RELATIONS),
      /** `from`: the other one is the earlier order. */
      direction: z.enum(['from', 'to']),
      /** Which ring of the earlier order is meant; null: the order as a whole. */
      of: z.nullable(orderedRingSchema),
      reason: z.string(),
      /** As the dealer asks; null where nothing is asked. */
      payer: z.nullable(z.enum(ORDER_PAYERS)),
      status: z.enum(ORDER_STATUSES),
      createdAt: timestamp,
    }),
  ),
});
export type OrderLife = z.infer<typeof orderLifeSchema>;

export const getOrderLife = operation({
  id: 'getOrderLife',
  method: 'GET',
  path: '/api/orders/:id/life',
  access: 'dealer',
  withoutTrade: true,
  summary: 'What a cancellation of an order costs, its cancellation, and the orders that it belongs to.',
  params: orderId,
  answer: orderLifeSchema,
});
export const getWorkOrderLife = operation({
  id: 'getWorkOrderLife',
  method: 'GET',
  path: '/api/work-orders/:id/life',
  access: 'staff',
  summary: 'The same for the manufactory.',
  params: orderId,
  answer: orderLifeSchema,
});
export const answerRemake = operation({
  id: 'answerRemake',
  method: 'PUT',
  path: '/api/work-orders/:id/remake-answer',
  access: 'staff',
  summary:
    'The house answers who pays for an order that is made again, until an invoice bills it: the dealer at its price, or the house, and nothing is billed.',
  params: orderId,
  body: z.strictObject({
    payer: z.enum(REMAKE_PAYERS),
    note: trimmedLines({ max: 600 }),
    /** `at` of the answer that was shown; null for none. */
    basedOn: z.nullable(z.iso.datetime().check(z.maxLength(40))),
    /** Of the order as it was shown: what its dealer has changed since is looked at first. */
    version: wholeNumber(1, INTEGER_MAX),
  }),
  answer: orderLifeSchema,
});
export const waiveCancellation = operation({
  id: 'waiveCancellation',
  method: 'PUT',
  path: '/api/work-orders/:id/cancellation-waiver',
  access: 'staff',
  summary:
    'The house lets go of what a cancellation costs, with its reason, or bills it after all, until an invoice bills it: what is let go of stands on no invoice.',
  params: orderId,
  body: z.strictObject({
    /** Words to the dealer; null: it is billed after all. */
    reason: z.nullable(trimmedLines({ min: 1, max: 600 })),
    /** `at` of the waiver that was shown; null for none. */
    basedOn: z.nullable(z.iso.datetime().check(z.maxLength(40))),
  }),
  answer: orderLifeSchema,
});
export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'dealer',
  summary:
    'The dealer cancels an order while the house takes it, at the cost that was shown; stones and quote are given back. An order that is cancelled stays so.',
  params: orderId,
  body: z.strictObject({
    reason: trimmedLines({ max: 600 }),
    /** Minor units of the base currency that were shown: at another cost the order is not cancelled. */
    expectedCost: wholeNumber(0, 2_000_000_000),
  }),
  answer: orderSchema,
});
export const seeOrder = operation({
  id: 'seeOrder',
  method: 'POST',
  path: '/api/orders/:id/seen',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Somebody of the shop has read what the house did with an order: the badge goes out.',
  params: orderId,
  answer: orderSchema,
});
