import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Orders that lists and batches are made of at once. */
export const LISTED_ORDERS_MAX = 200;

/** Ids in an address, separated by commas. */
const orderIds = z
  .string()
  .check(
    z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:,[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})*$/u),
    z.maxLength(LISTED_ORDERS_MAX * 37),
  );
const query = z.strictObject({ orders: orderIds });

/** Stones of one kind; words are the reader's language. */
const stoneKindFields = {
  /** A stone of the exchange by its stock number; null for stones from the drawer. */
  stock: z.nullable(z.string()),
  cut: z.string(),
  size: z.string(),
  material: z.string(),
  quality: z.string(),
  count: z.int(),
  /** Trade carats of all of them. */
  carats: z.number(),
};
/** What the setter gets in one bag: the stones of one ring. A loose stone of an order has a bag of its own. */
export const stoneBagSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  position: z.int(),
  /** The ring, or the loose stone. */
  ring: z.string(),
  /** Pieces of the ring; counts are those of all pieces. */
  quantity: z.int(),
  stones: z.array(z.object({ ...stoneKindFields, setting: z.string() })),
});
export type StoneBag = z.infer<typeof stoneBagSchema>;

/** What is melted of one alloy. */
export const meltRowSchema = z.object({
  alloy: z.string(),
  name: z.string(),
  /** Null, like fineness and loss, for what is turned from stock and sold by the piece. */
  fineMetal: z.nullable(z.enum(['Au', 'Pt', 'Pd', 'Ag'])),
  fineness: z.nullable(z.number()),
  /** Share, decimal, as the price list of the orders states it; of several lists the mean by weight. */
  loss: z.nullable(z.number()),
  /** Parts of rings, pieces counted. */
  parts: z.int(),
  /** Finished metal, g. */
  grams: z.number(),
  /** With the loss, g. */
  meltGrams: z.number(),
  /** Fine metal of it, g; null without a fine metal. */
  fineGrams: z.nullable(z.number()),
});
export type MeltRow = z.infer<typeof meltRowSchema>;

export const workListsSchema = z.object({
  orders: z.array(z.object({ id: z.string(), number: z.string(), commission: z.string(), dealer: z.string() })),
  /** To be drawn from the safe. */
  stones: z.array(z.object(stoneKindFields)),
  bags: z.array(stoneBagSchema),
  metals: z.array(meltRowSchema),
});
export type WorkLists = z.infer<typeof workListsSchema>;

export const getWorkLists = operation({
  id: 'getWorkLists',
  method: 'GET',
  path: '/api/production/lists',
  access: 'staff',
  summary: 'Stones and metals of chosen orders, summed and by ring.',
  query,
  answer: workListsSchema,
});
const file = { method: 'GET', access: 'staff', query } as const;
export const getStoneListPdf = operation({
  ...file,
  id: 'getStoneListPdf',
  path: '/api/production/lists/stones/pdf',
  summary: 'The stone bag list of chosen orders as PDF.',
  answerType: 'application/pdf',
});
export const getStoneListCsv = operation({
  ...file,
  id: 'getStoneListCsv',
  path: '/api/production/lists/stones/csv',
  summary: 'The stone bag list of chosen orders as CSV.',
  answerType: 'text/csv',
});
export const getMeltListPdf = operation({
  ...file,
  id: 'getMeltListPdf',
  path: '/api/production/lists/metals/pdf',
  summary: 'The melt list of chosen orders as PDF.',
  answerType: 'application/pdf',
});
export const getMeltListCsv = operation({
  ...file,
  id: 'getMeltListCsv',
  path: '/api/production/lists/metals/csv',
  summary: 'The melt list of chosen orders as CSV.',
  answerType: 'text/csv',
});
