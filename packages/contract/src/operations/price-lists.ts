import type { HouseList } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';
import { idSchema, minorUnits, postedTimestamp, timestamp } from '../common.ts';
import { INTEGER_MAX, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { made } from '../made.ts';
import { MODEL_KINDS } from './catalogue.ts';
import { jobSchema } from './jobs.ts';
import { PRICE_LIST_STATES, WHAT_IF_CHANGES } from '../price-words.ts';
import { text, trimmedText } from '../text.ts';

const version = wholeNumber(1, 1_000_000);
const name = trimmedText({ min: 1, max: 80 });
const note = text({ max: 1_000 });
/** Cells of the longest list, with room for growth. */
const CELLS_MAX = 5_000;

/** A figure, a day, the VAT rows of a country, or the bands of a row that the list does not have yet; what its place can hold is checked with the whole list. */
const figure = z.number().check(z.gte(-INTEGER_MAX), z.lte(INTEGER_MAX));
const cellValue = z.union([
  figure,
  text({ max: 20 }),
  z.array(z.strictObject({ from: z.iso.date(), rate: z.number().check(z.gte(0), z.lte(1)) })).check(z.maxLength(50)),
  z.array(z.tuple([figure, figure])).check(z.maxLength(50)),
]);

export type CellValue = z.infer<typeof cellValue>;
/** JSON pointer into the list and the new value there. */
export const priceCellSchema = z.strictObject({ path: text({ min: 1, max: 120 }), value: cellValue });

export const priceListSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  state: z.enum(PRICE_LIST_STATES),
  /** Never the list in force: it counts for dealers who have agreed to it alone. */
  isAgreedOnly: z.boolean(),
  /** Dealers who have agreed to it. */
  agreements: z.int(),
  version: z.int(),
  activeFrom: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Name of whoever saved last; null for a list that came with the release. */
  updatedBy: z.nullable(z.string()),
  activatedBy: z.nullable(z.string()),
});
export type PriceListSummary = z.infer<typeof priceListSummarySchema>;

export const houseListSchema = made<HouseList>(z.record(z.string(), z.unknown()));
export const officePriceListSchema = z.extend(priceListSummarySchema, {
  content: houseListSchema,
  /** The list in force, or for that one itself the list before: what a draft's cells are compared with. */
  compared: z.nullable(z.object({ name: z.string(), content: houseListSchema })),
});
export type OfficePriceList = z.infer<typeof officePriceListSchema>;

export const listPriceLists = operation({
  id: 'listPriceLists',
  method: 'GET',
  path: '/api/price-lists',
  access: 'staff',
  summary: 'Price lists of the manufactory: drafts, planned, in force, history; newest first.',
  answer: z.object({ lists: z.array(priceListSummarySchema) }),
});
export const getPriceList = operation({
  id: 'getPriceList',
  method: 'GET',
  path: '/api/price-lists/:id',
  access: 'staff',
  summary: 'One price list with its figures.',
  params: z.object({ id: idSchema }),
  answer: officePriceListSchema,
});
export const createPriceDraft = operation({
  id: 'createPriceDraft',
  method: 'POST',
  path: '/api/price-lists',
  access: 'staff',
  summary: 'A draft with the figures of another list, and for whom that one counts.',
  body: z.strictObject({ name, note: z.optional(note), from: idSchema }),
  answer: officePriceListSchema,
});
export const savePriceDraft = operation({
  id: 'savePriceDraft',
  method: 'PATCH',
  path: '/api/price-lists/:id',
  access: 'staff',
  summary: 'Change cells of a draft, all or none. Over the save of another person it is refused.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    /** The version that was read. */
    version,
    name: z.optional(name),
    note: z.optional(note),
    isAgreedOnly: z.optional(z.boolean()),
    cells: z.array(priceCellSchema).check(z.maxLength(CELLS_MAX)),
    /** Name of the file that cells came from, for the log. */
    file: z.optional(trimmedText({ max: 200 })),
  }),
  answer: officePriceListSchema,
});
export const activatePriceList = operation({
  id: 'activatePriceList',
  method: 'POST',
  path: '/api/price-lists/:id/activate',
  access: 'staff',
  summary: 'A draft counts, or can be agreed to, from now on or from a later moment.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ version, from: z.nullable(postedTimestamp) }),
  answer: officePriceListSchema,
});
export const withdrawPriceList = operation({
  id: 'withdrawPriceList',
  method: 'POST',
  path: '/api/price-lists/:id/withdraw',
  access: 'staff',
  summary: 'A planned list becomes a draft again before it begins.',
  params: z.object({ id: idSchema }),
  answer: officePriceListSchema,
});
const changedPrice = { before: minorUnits, after: minorUnits };
/** A form of a model. */
const article = {
  setId: z.int(),
  articleNumber: z.string(),
  kind: z.enum(MODEL_KINDS),
  categories: z.array(z.int()),
  name: z.string(),
  isWithoutStones: z.boolean(),
};
const changedArticle = z.object({
  ...article,
  ...changedPrice,
  /** Part of the price that fine metal and stones leave, decimal, by the list that is looked at. */
  margin: z.number(),
});
export type ChangedArticle = z.infer<typeof changedArticle>;
export const whatIfSchema = z.object({
  /** Forms of models, with and without stones, that both lists price. */
  articles: z.int(),
  /** Forms that only one of the lists prices, or none. */
  unpriced: z.int(),
  /** Change of the trade price in whole percent, from `least` on, and how many articles have it. */
  distribution: z.array(z.object({ least: z.int(), count: z.int() })),
  movers: z.array(changedArticle),
  belowGuard: z.object({ count: z.int(), articles: z.array(changedArticle) }),
  /** This release weighs them otherwise than they were first weighed; the first weight is what every price goes by. */
  weighedOtherwise: z.object({
    count: z.int(),
    articles: z.array(z.object({ ...article, grams: z.number(), otherGrams: z.number() })),
  }),
  /** Open quotes keep their price: what they would cost, asked anew. */
  quotes: z.object({
    count: z.int(),
    unpriced: z.int(),
    ...changedPrice,
    movers: z.array(z.object({ number: z.string(), ...changedPrice })),
  }),
});
export type WhatIf = z.infer<typeof whatIfSchema>;
export const keptWhatIfSchema = z.extend(whatIfSchema, {
  madeAt: timestamp,
  /** Null for somebody who is gone. */
  madeBy: z.nullable(z.string()),
  /** Empty: it still holds. */
  changedSince: z.array(z.enum(WHAT_IF_CHANGES)),
});
export type KeptWhatIf = z.infer<typeof keptWhatIfSchema>;
export const getWhatIf = operation({
  id: 'getWhatIf',
  method: 'GET',
  path: '/api/price-lists/:id/what-if',
  access: 'staff',
  summary: 'The last what-if of a list: the collection and all open quotes by it, beside what counted then.',
  params: z.object({ id: idSchema }),
  answer: z.object({
    /** The one that is under way, or that ended without a result since; null: neither. */
    job: z.nullable(jobSchema),
    result: z.nullable(keptWhatIfSchema),
  }),
});
export const startWhatIf = operation({
  id: 'startWhatIf',
  method: 'POST',
  path: '/api/price-lists/:id/what-if',
  access: 'staff',
  summary: 'Compute a what-if of a list in the background. One that is under way stays the one.',
  params: z.object({ id: idSchema }),
});
export const cancelWhatIf = operation({
  id: 'cancelWhatIf',
  method: 'POST',
  path: '/api/price-lists/:id/what-if/cancel',
  access: 'staff',
  summary: 'End the what-if of a list that is under way; the last result stays.',
  params: z.object({ id: idSchema }),
});
export const deletePriceDraft = operation({
  id: 'deletePriceDraft',
  method: 'DELETE',
  path: '/api/price-lists/:id',
  access: 'staff',
  summary: 'Delete a draft; a list that counts or counted stays.',
  params: z.object({ id: idSchema }),
});
