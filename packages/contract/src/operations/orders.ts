import * as z from 'zod/mini';
import { idSchema, idempotencyKey, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { coupleRefSchema } from '../couple-ref.ts';
import { INTEGER_MAX, setId, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { ORDER_NOTE_MAX, orderNotesInput, orderNotesSchema } from '../order-notes.ts';
import { ORDER_KINDS, ORDER_PAYERS, type OrderKind } from '../order-words.ts';
import { parcelSchema } from '../parcel.ts';
import { paymentTerms } from '../payment-terms.ts';
import { personsInput, personsSchema } from '../persons.ts';
import { postedDesignSchema } from '../record.ts';
import { orderedRing } from '../ordered-ring.ts';
import { shippingAddress } from '../shipping-address.ts';
import { text, trimmedLines, trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import {
  discountSchema,
  expectedPrice,
  listedPositionSchema,
  orderPositionInput,
  POSITIONS_MAX,
  positionSchema,
  QUANTITY_MAX,
} from './positions.ts';

export const ORDER_STATUSES = [
  'received',
  'released',
  'casting',
  'setting',
  'engraving',
  'quality',
  'shipped',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const isOrderStatus = (word: string): word is OrderStatus => ORDER_STATUSES.some((status) => status === word);
/**
 * Where an order may go from where it is. Setting and engraving are skipped by rings without stones or text;
 * quality may send a ring back; once metal is poured nothing is cancelled.
 */
export const NEXT_ORDER_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  received: ['released', 'cancelled'],
  released: ['casting', 'cancelled'],
  casting: ['setting', 'engraving', 'quality'],
  setting: ['engraving', 'quality'],
  engraving: ['quality'],
  quality: ['shipped', 'casting', 'setting', 'engraving'],
  shipped: [],
  cancelled: [],
};
/** Of work at a ring that comes back nothing is cast for it: each of its steps may be the first and the only one. */
const NEXT_SERVICE_STATUSES: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  released: ['casting', 'setting', 'engraving', 'quality', 'cancelled'],
};
/** Loose stones alone have nothing that is cast, set or engraved: they are checked and sent. */
const NEXT_STONE_STATUSES: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  released: ['quality', 'cancelled'],
  quality: ['shipped'],
};
const NEXT_OF_KIND: Partial<Record<OrderKind, typeof NEXT_STONE_STATUSES>> = {
  service: NEXT_SERVICE_STATUSES,
  stones: NEXT_STONE_STATUSES,
};
/** Where an order of a kind may go from where it is. */
export const nextOrderStatuses = (status: OrderStatus, kind: OrderKind): readonly OrderStatus[] =>
  NEXT_OF_KIND[kind]?.[status] ?? NEXT_ORDER_STATUSES[status];
/** Whether an order of a kind comes to a step in any case: which benches work at a ring that comes back says nobody beforehand. */
export const isStepOf = (status: OrderStatus, kind: OrderKind): boolean =>
  kind === 'goods' ||
  (kind === 'service' && status !== 'setting' && status !== 'engraving') ||
  (kind === 'stones' && status !== 'casting' && status !== 'setting' && status !== 'engraving');
/** Still to be made or sent. */
export const isOpenOrder = (status: OrderStatus): boolean => status !== 'shipped' && status !== 'cancelled';
const headFields = {
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  /** Of the one delivery that the order is. */
  commission: z.string(),
  requestedDate: z.nullable(z.iso.date()),
  /** The file that it is tied to. */
  couple: z.nullable(coupleRefSchema),
  persons: personsSchema,
  quoteId: z.nullable(z.string()),
  status: z.enum(ORDER_STATUSES),
  /** Whether the house has confirmed, sent or cancelled it since somebody of the shop looked. */
  isNews: z.boolean(),
  /** Off the sum of all positions, as the quote gave it. */
  discount: z.nullable(discountSchema),
  /** What the couple pays for all positions. */
  retail: retailPriceSchema,
  /** Trade price of all positions, minor units of the base currency; absent for whoever sees no trade price. */
  cost: z.optional(minorUnits),
  dealer: z.object({ company: z.string(), customerNumber: z.string() }),
};
export const orderSchema = z.object({
  ...headFields,
  /** Counts changes by the dealer, from 1. */
  version: z.int(),
  notes: orderNotesSchema,
  positions: z.array(positionSchema),
  /** An address of this delivery alone; null: where the dealer's parcels go. */
  shipTo: z.nullable(shippingAddress),
  /** How it leaves the house; null as long as nobody has said it. */
  parcel: z.nullable(parcelSchema),
  /** As they were agreed on the day of the order; null for an order of a release that knew none, and without trade prices. */
  paymentTerms: z.nullable(paymentTerms),
  history: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: timestamp,
      by: z.string(),
      /** Of a change by the dealer, at the step where it was: what it made of the order. */
      version: z.nullable(z.int()),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;
export const listedOrderSchema = z.object({ ...headFields, positions: z.array(listedPositionSchema) });
export type ListedOrder = z.infer<typeof listedOrderSchema>;

/** The one ring that is made once more; without it all rings of the order. */
const optionalRing = { position: z.optional(orderedRing.position), ring: z.optional(orderedRing.ring) };
const namesRing = ({ position, ring }: { readonly position?: unknown; readonly ring?: unknown }): boolean =>
  (position === undefined) === (ring === undefined);

/** The earlier order of the same company that this one comes from. */
const relationInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reorder'), orderId: idSchema, ...optionalRing }).check(z.refine(namesRing)),
  z.strictObject({ kind: z.literal('partner'), orderId: idSchema, ...orderedRing }),
  z.strictObject({
    kind: z.literal('remake'),
    /** One that was sent. */
    orderId: idSchema,
    reason: trimmedLines({ min: 1, max: 600 }),
    payer: z.enum(ORDER_PAYERS),
  }),
]);
export type OrderRelation = z.output<typeof relationInput>;

export const createOrder = operation({
  id: 'createOrder',
  method: 'POST',
  path: '/api/orders',
  access: 'dealer',
  summary:
    'Order a design, several positions, or what a quote offers. The same `idempotencyKey` of the same dealer always answers with the same order.',
  body: z.strictObject({
    idempotencyKey,
    /** One design; for more, and for loose stones, `positions`. Beside `quoteId`: the one that the quote must show. */
    design: z.optional(postedDesignSchema),
    /** The model that the design began with. */
    setId: z.optional(setId),
    /** Of the one design. */
    quantity: z.optional(wholeNumber(1, QUANTITY_MAX)),
    positions: z.optional(z.array(orderPositionInput).check(z.minLength(1), z.maxLength(POSITIONS_MAX))),
    quoteId: z.optional(idSchema),
    /** Of the quote, as the jeweller saw it: one that was changed since is not ordered. Devices of earlier releases name none. */
    version: z.optional(wholeNumber(1, INTEGER_MAX)),
    /** Numbers of the alternatives that the couple takes, one of each group; without them those that the quote has chosen. */
    chosen: z.optional(z.array(wholeNumber(1, POSITIONS_MAX)).check(z.maxLength(POSITIONS_MAX))),
    /**
     * Figures that the jeweller saw, of one piece of the one design, or of everything that a quote offers; positions bring their
     * own.
     */
    expected: z.optional(expectedPrice),
    commission: trimmedText({ min: 1, max: 60 }),
    /** The couple's file; without it the quote's. */
    coupleId: z.optional(idSchema),
    /** Without them the quote's, where one is ordered, else the couple's. */
    persons: z.optional(personsInput),
    requestedDate: z.optional(z.iso.date()),
    /** An address of this delivery alone. */
    shipTo: z.optional(shippingAddress),
    notes: z.optional(orderNotesInput),
    /** Devices of earlier releases send one note: it is for the workshop, which has read it. */
    note: z.optional(text({ max: ORDER_NOTE_MAX })),
    relation: z.optional(relationInput),
  }),
  answer: orderSchema,
});
export const listOrders = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Orders of the dealer, newest first.',
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(z.enum(ORDER_STATUSES)),
    kind: z.optional(z.enum(ORDER_KINDS)),
  }),
  answer: z.object({ ...pageInfo, orders: z.array(listedOrderSchema) }),
});
export const getOrder = operation({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'dealer',
  withoutTrade: true,
  summary: 'One order.',
  params: z.object({ id: idSchema }),
  answer: orderSchema,
});
export const getOrderPdf = operation({
  id: 'getOrderPdf',
  method: 'GET',
  path: '/api/orders/:id/pdf',
  access: 'dealer',
  withoutTrade: true,
  summary: 'The ring sheet for the workshop as PDF.',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
