import * as z from 'zod/mini';
import { idSchema, idempotencyKey, minorUnits, timestamp } from '../common.ts';
import { INTEGER_MAX, setId, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { orderNotesInput, orderNotesSchema, workNotesSchema } from '../order-notes.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { orderSchema } from './orders.ts';
import { expectedPrice, POSITION_KINDS, positionCommission, POSITIONS_MAX, QUANTITY_MAX } from './positions.ts';

const orderId = z.object({ id: idSchema });

/** One position as it shall be; a field that is left out stays. */
const positionChange = z.strictObject({
  number: wholeNumber(1, POSITIONS_MAX),
  quantity: z.optional(wholeNumber(1, QUANTITY_MAX)),
  note: z.optional(trimmedText({ max: 500 })),
  commission: z.optional(positionCommission),
  /** Other rings, at today's price: with the figures of one piece that the jeweller saw. */
  rings: z.optional(z.strictObject({ design: postedDesignSchema, setId: z.optional(setId), expected: expectedPrice })),
});
export type PositionChange = z.output<typeof positionChange>;

export const changeOrder = operation({
  id: 'changeOrder',
  method: 'PATCH',
  path: '/api/orders/:id',
  access: 'dealer',
  summary:
    'The dealer changes an order that the workshop has not begun. What is left out stays; only rings that change are priced anew. The same `idempotencyKey` changes it once.',
  params: orderId,
  body: z.strictObject({
    idempotencyKey,
    /** Of the order as it was read: one that was changed since is not changed. */
    version: wholeNumber(1, INTEGER_MAX),
    commission: z.optional(trimmedText({ min: 1, max: 60 })),
    /** Null: none is asked for any more. */
    requestedDate: z.optional(z.nullable(z.iso.date())),
    notes: z.optional(orderNotesInput),
    positions: z.optional(z.array(positionChange).check(z.maxLength(POSITIONS_MAX))),
  }),
  answer: orderSchema,
});

const versionFields = {
  /** From 1: as it was placed. */
  version: z.int(),
  /** Since when the order reads so, and who made it so. */
  at: timestamp,
  by: z.string(),
  commission: z.string(),
  requestedDate: z.nullable(z.iso.date()),
};
const versionPosition = {
  number: z.int(),
  kind: z.enum(POSITION_KINDS),
  quantity: z.int(),
  note: z.string(),
  commission: z.string(),
  /** Of rings: their saved version, which stays readable. */
  rings: z.nullable(z.object({ code: z.string(), design: designSchema })),
  /** Trade price of one piece, minor units of the base currency; absent for whoever sees no trade price. */
  cost: z.optional(minorUnits),
};
const orderVersion = z.object({
  ...versionFields,
  notes: orderNotesSchema,
  positions: z.array(z.object({ ...versionPosition, retail: retailPriceSchema })),
});
const workOrderVersion = z.object({
  ...versionFields,
  notes: workNotesSchema,
  positions: z.array(z.object(versionPosition)),
});
export type OrderVersion = z.infer<typeof orderVersion>;
export type WorkOrderVersion = z.infer<typeof workOrderVersion>;

export const getOrderVersions = operation({
  id: 'getOrderVersions',
  method: 'GET',
  path: '/api/orders/:id/versions',
  access: 'dealer',
  withoutTrade: true,
  summary: 'An order as it reads now and as it read before each change, the newest first.',
  params: orderId,
  answer: z.object({ versions: z.array(orderVersion) }),
});
export const getWorkOrderVersions = operation({
  id: 'getWorkOrderVersions',
  method: 'GET',
  path: '/api/work-orders/:id/versions',
  access: 'staff',
  summary: 'The same as the manufactory reads it: no retail price, and no note that is for the shop alone.',
  params: orderId,
  answer: z.object({ versions: z.array(workOrderVersion) }),
});
