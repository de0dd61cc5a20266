import * as z from 'zod/mini';
import { countrySchema, idSchema, languageSchema, timestamp } from '../common.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { operation } from '../operation.ts';
import { personsInput, personsSchema } from '../persons.ts';
import { trimmedText } from '../text.ts';
import { coupleFiguresSchema } from './customer-view.ts';

/** What the second screen shows: the design in hand and its retail figures, never a trade figure. */
export const liveStateSchema = z.strictObject({
  /** Counts every change; a screen drops what is older than what it shows. */
  version: z.int(),
  company: z.string(),
  /** Null until the configurator has sent its first design. */
  shown: z.nullable(
    z.strictObject({
      design: designSchema,
      name: z.string(),
      articleNumber: z.string(),
      figures: coupleFiguresSchema,
      /** Missing in rooms that were opened before names were known. */
      persons: z.optional(personsSchema),
      language: languageSchema,
      country: countrySchema,
    }),
  ),
});
export type LiveState = z.infer<typeof liveStateSchema>;
const token = z.object({ token: trimmedText({ max: 100 }) });
const room = z.object({ id: idSchema });

export const openLiveRoom = operation({
  id: 'openLiveRoom',
  method: 'POST',
  path: '/api/live-rooms',
  access: 'dealer',
  inCustomerView: true,
  summary: 'Open a second screen. Whoever has the token may look on, without login, until it is closed or expires.',
  answer: z.strictObject({ id: z.string(), token: z.string(), expiresAt: timestamp }),
});
export const showLive = operation({
  id: 'showLive',
  method: 'PUT',
  path: '/api/live-rooms/:id',
  access: 'dealer',
  inCustomerView: true,
  summary: 'Show a design on the second screen.',
  params: room,
  body: z.strictObject({
    design: postedDesignSchema,
    name: trimmedText({ max: 120 }),
    articleNumber: trimmedText({ max: 40 }),
    persons: z.optional(personsInput),
    language: languageSchema,
    country: countrySchema,
  }),
  answer: z.strictObject({ version: z.int() }),
});
export const closeLiveRoom = operation({
  id: 'closeLiveRoom',
  method: 'DELETE',
  path: '/api/live-rooms/:id',
  access: 'dealer',
  inCustomerView: true,
  summary: 'End the second screen; the pairing link is dead from then on.',
  params: room,
});
export const watchLive = operation({
  id: 'watchLive',
  method: 'GET',
  path: '/api/live/:token',
  access: 'public',
  summary: 'What the second screen shows now.',
  params: token,
  answer: liveStateSchema,
});
export const followLive = operation({
  id: 'followLive',
  method: 'GET',
  path: '/api/live/:token/events',
  access: 'public',
  summary:
    'Server-sent events: `state` with the whole state at once and after every change, `end` when the room closes.',
  params: token,
  answerType: 'text/event-stream',
});
