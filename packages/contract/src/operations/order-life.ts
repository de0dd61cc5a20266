import * as z from 'zod/mini';
import { idSchema, minorUnits, timestamp } from '../common.ts';
import { ORDER_RELATIONS, ORDER_PAYERS } from '../order-words.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../numbers.ts';
import { trimmedLines, trimmedText, text } from '../text.ts';
import { ORDER_STATUSES, orderSchema } from './trade.ts';

const orderId = z.object({ id: idSchema });

export const orderLifeSchema = z.strictObject({
  /** What a cancellation costs now, as share of the trade price in percent; null: the house takes none any more. */
  cancel: z.nullable(z.strictObject({ share: z.int(), cost: z.optional(minorUnits) })),
  /** Whether commission, day and note may still be changed. */
  mayChange: z.boolean(),
  cancellation: z.nullable(
    z.strictObject({
      at: timestamp,
      by: z.string(),
      reason: z.string(),
      share: z.int(),
      cost: z.optional(minorUnits),
    }),
  ),
  /** Orders that this one came from, and that came from it. */
  links: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      kind: z.enum(ORDER_RELATIONS),
      /** Which of the two is the older one. */
      direction: z.enum(['from', 'to']),
      reason: z.string(),
      payer: z.enum(ORDER_PAYERS),
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
  summary: 'What may still be done with an order, what a cancellation costs, and the orders that belong to it.',
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
export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'dealer',
  summary:
    'The dealer cancels an order while the house takes it, at the cost that was shown; stones and quote come back.',
  params: orderId,
  body: z.strictObject({
    reason: trimmedLines({ max: 600 }),
    /** Cents EUR that were shown: with other ones the order is not cancelled. */
    expectedCost: wholeNumber(0, 2_000_000_000),
  }),
  answer: orderSchema,
});
export const changeOrder = operation({
  id: 'changeOrder',
  method: 'PATCH',
  path: '/api/orders/:id',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Change commission, requested date or note until the workshop begins.',
  params: orderId,
  body: z.strictObject({
    commission: z.optional(trimmedText({ min: 1, max: 60 })),
    requestedDate: z.optional(z.nullable(z.iso.date())),
    note: z.optional(text({ max: 2000 })),
  }),
  answer: orderSchema,
});
