import * as z from 'zod/mini';
import { currencySchema, minorUnits } from '../common.ts';
import { daySchema } from '../day.ts';
import { operation } from '../operation.ts';

/** Widths are counted in bands of so many millimetres. */
export const WIDTH_BAND = 0.5;

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const count = z.int();

/** A month of orders whose retail prices are in one currency; a dealer who changes its country has two. */
const soldMonth = z.object({
  month,
  currency: currencySchema,
  orders: count,
  /** Pairs and single rings. */
  pieces: count,
  /** Retail with and without tax, minor units of `currency`. */
  gross: minorUnits,
  net: minorUnits,
  /** What the dealer pays without tax, minor units of the base currency. */
  cost: minorUnits,
  /** What is left of `net` after `cost` at the rate of each order, minor units of `currency`. */
  margin: z.int(),
});
const quotedMonth = z.object({ month, won: count, lost: count, open: count });

export const statisticsSchema = z.object({
  /** Months with an order, oldest first; a month without one is left out. */
  sold: z.array(soldMonth),
  /** By the month that a quote was made in. One that was renewed is not counted beside its renewal. */
  quotes: z.array(quotedMonth),
  /** Rings sold. A ring of two alloys counts for both, one with two kinds of stone as well. */
  rings: count,
  alloys: z.array(z.object({ alloy: z.string(), rings: count })),
  /** By band: `from` is its lower bound in mm. */
  widths: z.array(z.object({ from: z.number(), rings: count })),
  /** By kind of stone; null for rings without any. */
  stones: z.array(z.object({ material: z.nullable(z.string()), rings: count })),
  /** Months of the year, 1 to 12, of the orders and of the weddings of the couples who ordered. */
  seasons: z.array(z.object({ month: z.int(), orders: count, weddings: count })),
});
export type Statistics = z.infer<typeof statisticsSchema>;
export type SoldMonth = z.infer<typeof soldMonth>;
export type QuotedMonth = z.infer<typeof quotedMonth>;

export const getStatistics = operation({
  id: 'getStatistics',
  method: 'GET',
  path: '/api/statistics',
  access: 'dealer',
  summary:
    'What the dealer has sold and quoted in a period, from the frozen figures; cancelled orders are not counted.',
  /** Days of the house, both included. */
  query: z.strictObject({ from: daySchema, to: daySchema }),
  answer: statisticsSchema,
});
