import type { RetailDiscount } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';
import { idSchema, minorUnits } from '../common.ts';
import { made } from '../made.ts';
import { setId, wholeNumber } from '../numbers.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { ringServiceSchema } from '../ring-service.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';
import { evaluationSchema } from './evaluation.ts';
import { looseStoneFields } from './loose-stone.ts';

/**
 * What a quote or an order consists of: a ring or a pair (also as an article of the collection), a loose stone of the exchange,
 * work and things of the dealer's own that the couple pays him for, or, of an order, the manufactory's work at a ring that it
 * has made.
 */
export const POSITION_KINDS = ['rings', 'stone', 'extra', 'service'] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

export const POSITIONS_MAX = 20;
export const QUANTITY_MAX = 20;
/** Choices of one quote that are still read: three positions with two alternatives each, for instance. */
export const CHOICES_MAX = 12;
export const ALTERNATIVES_MAX = 3;
/** Minor units of the largest price of an extra and the largest discount. */
const RETAIL_AMOUNT_MAX = 1_000_000_000;

/** Thousandths of the gross, or minor units of the dealer's currency. */
const discountFields = z.strictObject({
  kind: z.enum(['permille', 'amount']),
  value: wholeNumber(1, RETAIL_AMOUNT_MAX),
});
export const discountInput = discountFields.check(
  z.refine(({ kind, value }) => kind === 'amount' || value <= 1000, { path: ['value'] }),
);
export const discountSchema = made<RetailDiscount>(discountFields);

const positionBase = {
  /** From 1, in the order of quote and order. */
  number: z.int(),
  kind: z.enum(POSITION_KINDS),
  /** Pieces; `cost` and `retail` are those of one. */
  quantity: z.int(),
  /** Of an extra: what it is. */
  text: z.string(),
  note: z.string(),
  /** The dealer's own reference, where the position has one beside the order's; else empty. */
  commission: z.string(),
};

const ringsFields = {
  code: z.string(),
  /** The model that the design began with; null for rings that began without one. */
  setId: z.nullable(z.int()),
  /** Of that model. */
  articleNumber: z.nullable(z.string()),
  /** Address of the rendered picture; null when this server draws none. */
  still: z.nullable(z.string()),
  design: designSchema,
};
/** Rings of a position, as far as a list shows them. */
export const listedRingsSchema = z.object(ringsFields);
export const positionRingsSchema = z.object({ ...ringsFields, evaluation: evaluationSchema });
export type PositionRings = z.infer<typeof positionRingsSchema>;

const priced = {
  retail: retailPriceSchema,
  discount: z.nullable(discountSchema),
  /** What all pieces cost the couple after the discount. */
  sum: retailPriceSchema,
  /** Trade price of one piece in minor units of the base currency. Absent for whoever sees no trade price, like `priceListId` and `dollars`. */
  cost: z.optional(minorUnits),
};
const tradeFields = {
  priceListId: z.optional(z.string()),
  /** Of a loose stone: its seller's price in US cents, and the euros for one dollar that it was priced at. */
  dollars: z.optional(z.object({ amount: minorUnits, rate: z.number() })),
};

export const positionSchema = z.object({
  ...positionBase,
  ...priced,
  ...tradeFields,
  /** Of a position of rings; null for others. */
  rings: z.nullable(positionRingsSchema),
  stone: z.nullable(looseStoneFields),
  service: z.optional(ringServiceSchema),
});
export type Position = z.infer<typeof positionSchema>;
export const listedPositionSchema = z.object({
  ...positionBase,
  ...priced,
  rings: z.nullable(listedRingsSchema),
  stone: z.nullable(looseStoneFields),
  service: z.optional(ringServiceSchema),
});
export type ListedPosition = z.infer<typeof listedPositionSchema>;

const alternativeFields = {
  /** Positions of one group are alternatives of each other: the couple takes one of them. Null for what is taken anyway. */
  alternative: z.nullable(z.int()),
  /** Whether the total counts it. */
  isChosen: z.boolean(),
};
export const quotePositionSchema = z.extend(positionSchema, alternativeFields);
export type QuotePosition = z.infer<typeof quotePositionSchema>;
export const listedQuotePositionSchema = z.extend(listedPositionSchema, alternativeFields);

/** Characters of a reference of the dealer's own. */
export const COMMISSION_MAX = 60;
export const positionCommission = trimmedText({ max: COMMISSION_MAX });
const words = { note: z.optional(trimmedText({ max: 500 })), commission: z.optional(positionCommission) };
const pieces = { quantity: z.optional(wholeNumber(1, QUANTITY_MAX)), ...words };
const ringsInput = {
  kind: z.literal('rings'),
  design: postedDesignSchema,
  /** The model that the design began with. */
  setId: z.optional(setId),
  ...pieces,
};
const stoneInput = { kind: z.literal('stone'), stoneId: idSchema, ...words };
export const extraText = trimmedText({ min: 1, max: 200 });
export const extraGross = wholeNumber(0, RETAIL_AMOUNT_MAX);
const extraInput = { kind: z.literal('extra'), text: extraText, gross: extraGross, ...pieces };
export const alternativeInput = z.nullable(wholeNumber(1, ALTERNATIVES_MAX));
const offered = { discount: z.optional(z.nullable(discountInput)), alternative: z.optional(alternativeInput) };

/** A position of a quote as it is asked for: a stone is one of its kind and has no quantity. */
export const quotePositionInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...ringsInput, ...offered }),
  z.strictObject({ ...stoneInput, ...offered }),
  z.strictObject({ ...extraInput, ...offered }),
]);
export type QuotePositionInput = z.output<typeof quotePositionInput>;

/**
 * Figures of one piece that the jeweller saw: with others the order is refused, not placed at a price that nobody agreed to. The
 * cost is left out where it may not be kept, e.g. on a device that waits for its network.
 */
export const expectedPrice = z.strictObject({ cost: z.optional(minorUnits), gross: minorUnits });
/** A position of an order that comes from no quote. */
export const orderPositionInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...ringsInput, expected: expectedPrice }),
  z.strictObject({ ...stoneInput, expected: expectedPrice }),
]);
export type OrderPositionInput = z.output<typeof orderPositionInput>;
