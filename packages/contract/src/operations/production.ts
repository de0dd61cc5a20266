import * as z from 'zod/mini';
import { countrySchema, idSchema, minorUnits, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { workNotesSchema } from '../order-notes.ts';
import { parcelSchema } from '../parcel.ts';
import { personsSchema } from '../persons.ts';
import { designSchema } from '../record.ts';
import { orderStepSchema } from './bench.ts';
import { ringWeightSchema } from './evaluation.ts';
import { ringServiceSchema } from '../ring-service.ts';
import { ORDER_STATUSES } from './orders.ts';
import { looseStoneFields } from './loose-stone.ts';

/** A stone of the exchange in a ring, by the facts that the setter checks it by. */
const realStoneSchema = z.object({
  listing: z.string(),
  stock: z.string(),
  carats: z.number(),
  colour: z.string(),
  clarity: z.string(),
  report: z.string(),
  treatment: z.string(),
});

/** A position as the manufactory makes or sends it; what the dealer does himself is none of it. */
const workPositionSchema = z.object({
  /** As in the order: numbers of the dealer's own extras are left out. */
  number: z.int(),
  kind: z.enum(['rings', 'stone', 'service']),
  /** Pieces; `cost` is that of one. */
  quantity: z.int(),
  note: z.string(),
  /** The dealer's own reference, where the position has one beside the order's; else empty. */
  commission: z.string(),
  rings: z.nullable(
    z.object({
      code: z.string(),
      /** Of the model that it began with; null for a ring that began without one. */
      articleNumber: z.nullable(z.string()),
      /** Address of the rendered picture; null when this server draws none. */
      still: z.nullable(z.string()),
      design: designSchema,
      /** Of each ring: what it weighs, and its real stones. */
      parts: z.array(z.object({ weight: z.nullable(ringWeightSchema), stones: z.array(realStoneSchema) })),
    }),
  ),
  /** A stone of the exchange that goes with the parcel. */
  stone: z.nullable(looseStoneFields),
  /** Work at a ring that comes back. */
  service: z.optional(ringServiceSchema),
  /** Trade price in minor units of the base currency; only for a role that has `billing`. */
  cost: z.optional(minorUnits),
});
export type WorkPosition = z.infer<typeof workPositionSchema>;

const headFields = {
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  commission: z.string(),
  persons: personsSchema,
  requestedDate: z.nullable(z.iso.date()),
  /** What is only for the shop is none of these. */
  notes: workNotesSchema,
  positions: z.array(workPositionSchema),
  status: z.enum(ORDER_STATUSES),
  history: z.array(orderStepSchema),
  dealer: z.object({ company: z.string(), customerNumber: z.string() }),
  /** Of all positions, minor units of the base currency; only for a role that has `billing`. */
  cost: z.optional(minorUnits),
};
/** An order as the manufactory makes it: no retail price, factor or margin of the dealer. */
export const workOrderSchema = z.object({
  ...headFields,
  /** Counts changes by the dealer, from 1. */
  version: z.int(),
  /** The dealer has changed or cancelled it, and nobody of the office has opened it since. */
  isNews: z.boolean(),
  /** Where the parcel goes: the address of this delivery, else the dealer's as of today. */
  shipTo: z.object({
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: countrySchema,
  }),
  /** How it leaves the house; null as long as nobody has said it. */
  parcel: z.nullable(parcelSchema),
});
export type WorkOrder = z.infer<typeof workOrderSchema>;

export const getWorkOrder = operation({
  id: 'getWorkOrder',
  method: 'GET',
  path: '/api/work-orders/:id',
  access: 'staff',
  summary: 'One order as the manufactory makes it.',
  params: z.object({ id: idSchema }),
  answer: workOrderSchema,
});
export const seeWorkOrder = operation({
  id: 'seeWorkOrder',
  method: 'POST',
  path: '/api/work-orders/:id/seen',
  access: 'staff',
  summary: 'Somebody of the office has read what the dealer did with an order: its mark on the board goes out.',
  params: z.object({ id: idSchema }),
  answer: workOrderSchema,
});
export const getWorkOrderPdf = operation({
  id: 'getWorkOrderPdf',
  method: 'GET',
  path: '/api/work-orders/:id/pdf',
  access: 'staff',
  summary: 'The ring sheet of an order as PDF; no price in it.',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
export const setOrderStatus = operation({
  id: 'setOrderStatus',
  method: 'POST',
  path: '/api/work-orders/:id/status',
  access: 'staff',
  summary: 'Move an order on; the next legal statuses only.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ status: z.enum(ORDER_STATUSES) }),
  answer: workOrderSchema,
});
