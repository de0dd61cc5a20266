import * as z from 'zod/mini';
import { idSchema, timestamp } from '../common.ts';
import {
  DECIMAL_SIGNS,
  FEED_CURRENCIES,
  FEED_ERRORS,
  FEED_FORMATS,
  FEED_OUTCOMES,
  FEED_ROWS,
  FEED_UNITS,
} from '../feed-words.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { RATE_SUBJECTS } from '../price-words.ts';
import { trimmedText } from '../text.ts';

/** Values of one answer, and times of one day: more than any house asks for. */
const READINGS_MAX = RATE_SUBJECTS.length;
const TIMES_MAX = 12;

const readingSchema = z.strictObject({
  subject: z.enum(RATE_SUBJECTS),
  /** JSON: a singular path by RFC 9535, of names and indices. CSV: the head of the column. Reference rates have none. */
  at: trimmedText({ max: 300 }),
  row: z.enum(FEED_ROWS),
  /** With `row: 'cell'`: what the cell says. */
  cell: trimmedText({ max: 80 }),
  /** Of a metal. */
  unit: z.enum(FEED_UNITS),
  currency: z.enum(FEED_CURRENCIES),
  /** What the quoted value is multiplied with: quotes by the hundred, a refinery's surcharge. */
  factor: z.number().check(z.gte(0.000001), z.lte(1_000_000)),
});
export type FeedReading = z.infer<typeof readingSchema>;

const contentFields = {
  name: trimmedText({ min: 2, max: 60 }),
  format: z.enum(FEED_FORMATS),
  url: trimmedText({ min: 8, max: 1_000 }),
  /** Over a connection that others could change. */
  isHttpAllowed: z.boolean(),
  decimalSign: z.enum(DECIMAL_SIGNS),
  readings: z.array(readingSchema).check(z.minLength(1), z.maxLength(READINGS_MAX)),
  /** Hours and minutes of the manufactory's clock, `HH:MM`. */
  times: z
    .array(z.string().check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/u)))
    .check(z.minLength(1), z.maxLength(TIMES_MAX)),
  isOnWorkDaysOnly: z.boolean(),
  isActive: z.boolean(),
};
const contentSchema = z.strictObject(contentFields);
export type FeedContent = z.infer<typeof contentSchema>;

const runSchema = z.object({
  at: timestamp,
  values: z.array(
    z.object({
      subject: z.enum(RATE_SUBJECTS),
      /** As the answer has it. */
      found: z.string(),
      /** Minor units a gram, or units for one of the base currency. */
      value: z.number(),
      outcome: z.enum(FEED_OUTCOMES),
    }),
  ),
  /** Null: it went well. With an error no value of the answer was taken. */
  error: z.nullable(
    z.object({
      code: z.enum(FEED_ERRORS),
      /** Of which reading. */
      subject: z.nullable(z.enum(RATE_SUBJECTS)),
      /** A status, a host, what was found instead. */
      detail: z.string(),
    }),
  ),
});
export type FeedRun = z.infer<typeof runSchema>;

export const rateFeedSchema = z.object({
  ...contentFields,
  id: z.string(),
  /** Counts saves; sent back with the next one. */
  version: z.int(),
  updatedAt: timestamp,
  updatedBy: z.nullable(z.string()),
  /** Null while it is not active. */
  nextAt: z.nullable(timestamp),
  /** Null until it has been asked. */
  last: z.nullable(runSchema),
});
export type RateFeed = z.infer<typeof rateFeedSchema>;

const feedId = z.object({ id: idSchema });

export const listRateFeeds = operation({
  id: 'listRateFeeds',
  method: 'GET',
  path: '/api/rate-feeds',
  access: 'staff',
  summary: 'Addresses that fixings and exchange rates are fetched from, when, and what came last.',
  answer: z.object({ feeds: z.array(rateFeedSchema) }),
});
export const createRateFeed = operation({
  id: 'createRateFeed',
  method: 'POST',
  path: '/api/rate-feeds',
  access: 'staff',
  summary: 'Fetch fixings or exchange rates from an address, at the times given.',
  body: contentSchema,
  answer: rateFeedSchema,
});
export const saveRateFeed = operation({
  id: 'saveRateFeed',
  method: 'PUT',
  path: '/api/rate-feeds/:id',
  access: 'staff',
  summary: 'Change a feed as of the version that was shown.',
  params: feedId,
  body: z.strictObject({ ...contentFields, version: wholeNumber(1, 1_000_000) }),
  answer: rateFeedSchema,
});
export const deleteRateFeed = operation({
  id: 'deleteRateFeed',
  method: 'DELETE',
  path: '/api/rate-feeds/:id',
  access: 'staff',
  summary: 'Fetch from an address no more; what it brought stays.',
  params: feedId,
});
export const testRateFeed = operation({
  id: 'testRateFeed',
  method: 'POST',
  path: '/api/rate-feeds/test',
  access: 'staff',
  summary: 'What a feed would bring now; nothing is recorded.',
  body: z.strictObject({
    ...contentFields,
    /** Of the saved feed that is being edited: what it said last is not new. */
    id: z.optional(idSchema),
  }),
  answer: runSchema,
});
export const fetchRateFeed = operation({
  id: 'fetchRateFeed',
  method: 'POST',
  path: '/api/rate-feeds/:id/fetch',
  access: 'staff',
  summary: 'Ask a feed now, beside its times. Its values are checked as those by hand are.',
  params: feedId,
  answer: rateFeedSchema,
});
