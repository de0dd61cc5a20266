import * as z from 'zod/mini';
import { idempotencyKey, idSchema, minorUnits } from '../common.ts';
import { INTEGER_MAX, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { orderNotesInput } from '../order-notes.ts';
import { designSchema } from '../record.ts';
import { SERVICE_RINGS_MAX, serviceRingInput, serviceRole } from '../ring-service.ts';
import { RESIZE_METALS, SERVICE_REFUSALS, SERVICE_WORKS } from '../service-words.ts';
import type { ResizeMetal } from '../service-words.ts';
import { shippingAddress } from '../shipping-address.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { expectedPrice } from './positions.ts';
import { orderSchema } from './orders.ts';

/** Minor units of the base currency. Null: the house does not offer it. */
const price = z.nullable(wholeNumber(1, 100_000_000));
const resizePrices = z.strictObject({
  /** For a ring, and for each size step (1 mm of the inner circumference, a step that is begun counts) beside it. */
  ring: price,
  step: z.nullable(wholeNumber(0, 100_000_000)),
  /** Steps that are offered at most. */
  most: z.nullable(wholeNumber(1, 20)),
});
const waysOf = z.strictObject({ larger: resizePrices, smaller: resizePrices });
export type ResizePrices = z.output<typeof resizePrices>;

/** What the house offers at rings that come back, and its trade price of each; one ring, but for stones one stone. */
export const servicePricesFields = {
  resize: z.strictObject({
    gold: waysOf,
    platinum: waysOf,
    palladium: waysOf,
    silver: waysOf,
  } satisfies Record<ResizeMetal, z.ZodMiniType>),
  /** Setting one stone; the stone itself costs what the price list of the day says. */
  stone: price,
  refinish: price,
  rhodium: price,
  engrave: price,
  clean: price,
  /** Working days that it takes from the ring's arrival on. */
  days: wholeNumber(0, 120),
};
const servicePricesSchema = z.object({
  ...servicePricesFields,
  /** Counts changes; sent back with the next one. */
  version: z.int(),
});
export type ServicePrices = z.output<typeof servicePricesSchema>;

export const getServicePrices = operation({
  id: 'getServicePrices',
  method: 'GET',
  path: '/api/service-prices',
  access: 'staff',
  summary: 'Work that the house offers at rings that come back, with its trade prices.',
  answer: servicePricesSchema,
});
export const putServicePrices = operation({
  id: 'putServicePrices',
  method: 'PUT',
  path: '/api/service-prices',
  access: 'staff',
  summary: 'Change what the house offers at rings that come back, as of the version that was shown.',
  body: z.strictObject({ ...servicePricesFields, version: wholeNumber(1, INTEGER_MAX) }),
  answer: servicePricesSchema,
});

const refusal = z.nullable(z.enum(SERVICE_REFUSALS));
export const offeredRingSchema = z.object({
  position: z.int(),
  ring: z.int(),
  code: z.string(),
  role: serviceRole,
  alloys: z.array(z.string()),
  /** As it is after the services that were done, mm. */
  size: z.number(),
  /** What stands inside; empty for nothing. */
  engraving: z.string(),
  /** The service order that it is away for; null: none. */
  open: z.nullable(z.object({ id: z.string(), number: z.string() })),
  resize: z.object({
    /** Why it is not resized; null: it can be. */
    refusal,
    metal: z.nullable(z.enum(RESIZE_METALS)),
    /** Size steps that the house offers; 0: none. */
    larger: z.int(),
    smaller: z.int(),
  }),
  /** Other work that the house offers, and why not at this ring. */
  works: z.array(z.object({ kind: z.enum(SERVICE_WORKS), refusal })),
  /** Rows of stones that can be replaced. */
  stones: z.array(
    z.object({ row: z.int(), count: z.int(), material: z.string(), cut: z.string(), diameter: z.number() }),
  ),
});
export type OfferedRing = z.output<typeof offeredRingSchema>;

const orderId = z.object({ id: idSchema });
export const getServiceOffer = operation({
  id: 'getServiceOffer',
  method: 'GET',
  path: '/api/orders/:id/service-offer',
  access: 'dealer',
  withoutTrade: true,
  summary: 'What the house offers at each ring of an order that was sent, and why it does not; no price.',
  params: orderId,
  answer: z.object({
    rings: z.array(offeredRingSchema),
    /** Whether the house offers any work at all. */
    isOffered: z.boolean(),
    /** First day by which a ring that is sent in today can have been worked at. */
    earliest: z.iso.date(),
  }),
});

const ringsNowSchema = z.object({
  /** Of each position that has rings, the record with what was done at them since. */
  rings: z.array(z.object({ position: z.int(), design: designSchema })),
});
export type RingsNow = z.output<typeof ringsNowSchema>;
export const getOrderRings = operation({
  id: 'getOrderRings',
  method: 'GET',
  path: '/api/orders/:id/rings',
  access: 'dealer',
  withoutTrade: true,
  summary: 'The rings of an order as they are now: after the services that were done at them.',
  params: orderId,
  answer: ringsNowSchema,
});

const rings = z.array(serviceRingInput).check(z.minLength(1), z.maxLength(SERVICE_RINGS_MAX));
export const priceServices = operation({
  id: 'priceServices',
  method: 'POST',
  path: '/api/orders/:id/service-price',
  access: 'dealer',
  storesNothing: true,
  summary: 'What work at rings of an order costs today; stores nothing.',
  params: orderId,
  body: z.strictObject({ rings }),
  answer: z.object({
    rings: z.array(
      z.object({
        /** One for each work. */
        works: z.array(z.object({ cost: minorUnits })),
        retail: retailPriceSchema,
        grams: z.nullable(z.object({ before: z.number(), after: z.number() })),
        /** Whether what is engraved inside suffers by another size, and is not asked for anew. */
        losesEngraving: z.boolean(),
      }),
    ),
    cost: minorUnits,
    retail: retailPriceSchema,
  }),
});
export const createServiceOrder = operation({
  id: 'createServiceOrder',
  method: 'POST',
  path: '/api/orders/:id/services',
  access: 'dealer',
  summary:
    'Order work at rings of an order that was sent. The same `idempotencyKey` of the same dealer always answers with the same order.',
  params: orderId,
  body: z.strictObject({
    idempotencyKey,
    rings,
    /** Figures of all of it that the jeweller saw. */
    expected: expectedPrice,
    commission: trimmedText({ min: 1, max: 60 }),
    requestedDate: z.optional(z.iso.date()),
    shipTo: z.optional(shippingAddress),
    notes: z.optional(orderNotesInput),
  }),
  answer: orderSchema,
});
