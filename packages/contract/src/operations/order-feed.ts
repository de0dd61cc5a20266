import * as z from 'zod/mini';
import { idSchema, timestamp } from '../common.ts';
import { wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { ORDER_STATUSES } from './orders.ts';

/** A program outside that reads orders; its token opens the feed and nothing else. */
export const feedClientSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  usedAt: z.nullable(timestamp),
});
export type FeedClient = z.infer<typeof feedClientSchema>;
export const listFeedClients = operation({
  id: 'listFeedClients',
  method: 'GET',
  path: '/api/feed-clients',
  access: 'staff',
  summary: 'Programs that may read the feed of orders.',
  answer: z.object({ clients: z.array(feedClientSchema) }),
});
export const createFeedClient = operation({
  id: 'createFeedClient',
  method: 'POST',
  path: '/api/feed-clients',
  access: 'staff',
  summary: 'Let a program read the feed; the answer shows its token, once.',
  body: z.strictObject({ name: trimmedText({ min: 2, max: 60 }) }),
  answer: z.object({ client: feedClientSchema, token: z.string() }),
});
export const deleteFeedClient = operation({
  id: 'deleteFeedClient',
  method: 'DELETE',
  path: '/api/feed-clients/:id',
  access: 'staff',
  summary: 'Close the feed to a program.',
  params: z.object({ id: idSchema }),
});

/** What the manufactory makes or sends, without any figure. */
export const namedPositionSchema = z.object({
  /** In the order: numbers of the dealer's own extras are left out. */
  number: z.int(),
  kind: z.enum(['rings', 'stone', 'service']),
  quantity: z.int(),
  /** Of rings: the saved design; of work at a ring: that of the ring. */
  code: z.nullable(z.string()),
  /** Of a loose stone. */
  stockNumber: z.nullable(z.string()),
});
export type NamedPosition = z.infer<typeof namedPositionSchema>;

/** One step of an order. */
export const feedStepSchema = z.object({
  /** Grows with every step; what is asked for next comes after it. */
  cursor: z.int(),
  at: timestamp,
  status: z.enum(ORDER_STATUSES),
  /** It went back to this step by an undone scan. */
  isUndo: z.boolean(),
  /** Of a change by the dealer, at the step where the order was: its version since. */
  version: z.nullable(z.int()),
  order: z.object({
    id: z.string(),
    number: z.string(),
    createdAt: timestamp,
    commission: z.string(),
    requestedDate: z.nullable(z.iso.date()),
    customerNumber: z.string(),
    company: z.string(),
    positions: z.array(namedPositionSchema),
  }),
});
/** Compared with numbers of steps and never stored. */
export const feedCursorInAddress = wholeNumberInAddress(0, Number.MAX_SAFE_INTEGER);
const query = z.strictObject({
  /** Left out or 0: from the beginning. */
  cursor: z.optional(feedCursorInAddress),
  limit: z.optional(wholeNumberInAddress(1, 500)),
});
const feed = { method: 'GET', access: 'public', query } as const;
export const readOrderFeed = operation({
  ...feed,
  id: 'readOrderFeed',
  path: '/api/feed/orders',
  summary: 'Steps of orders after a cursor, with `Authorization: Bearer` and the token of a client.',
  answer: z.object({
    steps: z.array(feedStepSchema),
    /** For the next question; the same when nothing is new. */
    cursor: z.int(),
    hasMore: z.boolean(),
  }),
});
export const readOrderFeedCsv = operation({
  ...feed,
  id: 'readOrderFeedCsv',
  path: '/api/feed/orders/csv',
  summary: 'The same as CSV; the cursor is the first column.',
  answerType: 'text/csv',
});
