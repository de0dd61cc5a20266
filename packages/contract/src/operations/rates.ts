import * as z from 'zod/mini';
import { postedTimestamp, timestamp } from '../common.ts';
import { INTEGER_MAX, wholeNumber, wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { JUMP_PERCENT_MAX, RATE_STATES, RATE_SUBJECTS } from '../price-words.ts';
import { text } from '../text.ts';

/** Minor units a gram, or units for one of the base currency: above every metal and below every currency there is. */
const RATE_MAX = 2_000_000;

export const rateSchema = z.object({
  id: z.int(),
  subject: z.enum(RATE_SUBJECTS),
  value: z.number(),
  validFrom: timestamp,
  source: z.string(),
  /** The day that the source itself names. */
  quotedDay: z.nullable(z.string()),
  state: z.enum(RATE_STATES),
  note: z.string(),
  recordedAt: timestamp,
  recordedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
  /** Whether the caller recorded it: another person has to confirm a jump. */
  isOwn: z.boolean(),
});
export type Rate = z.infer<typeof rateSchema>;

const settingsFields = { jumpPercent: wholeNumber(1, JUMP_PERCENT_MAX), staleDays: wholeNumber(1, 365) };
export const ratesSchema = z.object({
  /** In force now, one for each subject that has any. */
  current: z.array(z.extend(rateSchema, { isStale: z.boolean() })),
  held: z.array(rateSchema),
  /** Accepted, and not begun yet; the next one first. */
  planned: z.array(rateSchema),
  settings: z.object(settingsFields),
});
export type Rates = z.infer<typeof ratesSchema>;

export const getRates = operation({
  id: 'getRates',
  method: 'GET',
  path: '/api/rates',
  access: 'staff',
  summary: 'Fixings and exchange rates in force, those that wait for a second person, and those planned for later.',
  answer: ratesSchema,
});
export const listRates = operation({
  id: 'listRates',
  method: 'GET',
  path: '/api/rates/history',
  access: 'staff',
  summary: 'What was recorded for one metal or currency, newest first.',
  query: z.strictObject({
    subject: z.enum(RATE_SUBJECTS),
    limit: z.optional(wholeNumberInAddress(1, 1_000)),
  }),
  answer: z.object({ rates: z.array(rateSchema) }),
});
export const recordRate = operation({
  id: 'recordRate',
  method: 'POST',
  path: '/api/rates',
  access: 'staff',
  summary: 'Record a fixing or rate. One that jumps too far waits for a second person.',
  body: z.strictObject({
    subject: z.enum(RATE_SUBJECTS),
    value: z.number().check(z.gt(0), z.lte(RATE_MAX)),
    /** When it counts from: now without it, never before. */
    validFrom: z.optional(postedTimestamp),
    note: z.optional(text({ max: 300 })),
  }),
  answer: rateSchema,
});
export const decideRate = operation({
  id: 'decideRate',
  method: 'POST',
  path: '/api/rates/:id/decide',
  access: 'staff',
  summary: 'Confirm a value that waits, never one that the caller recorded; refuse it; or take a planned one back.',
  params: z.object({ id: wholeNumberInAddress(1, INTEGER_MAX) }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: rateSchema,
});
export const changeRateSettings = operation({
  id: 'changeRateSettings',
  method: 'PUT',
  path: '/api/rates/settings',
  access: 'staff',
  summary: 'How far a rate may jump without a second person, and when it counts as stale.',
  body: z.strictObject(settingsFields),
  answer: z.object(settingsFields),
});
/** What a price was made with: named by design, quote and order. */
export const getPriceSource = operation({
  id: 'getPriceSource',
  method: 'GET',
  path: '/api/price-sources/:id',
  access: 'dealer',
  summary: 'The fixings and rates that a frozen price list was made with.',
  params: z.object({ id: text({ min: 1, max: 80 }) }),
  answer: z.object({
    /** Name of the manufactory's list; null for lists of releases that knew no names. */
    name: z.nullable(z.string()),
    rates: z.array(
      z.object({
        /** Null for lists of releases that kept no rates beside them. */
        id: z.nullable(z.int()),
        subject: z.enum(RATE_SUBJECTS),
        value: z.number(),
        validFrom: z.nullable(timestamp),
        source: z.string(),
        /** Older than the house lets a rate grow, when the price was made. */
        isStale: z.boolean(),
      }),
    ),
  }),
});
