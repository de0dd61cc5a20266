import * as z from 'zod/mini';
import { idSchema, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { ORDER_KINDS } from '../order-words.ts';
import { trimmedText } from '../text.ts';
import { ORDER_STATUSES } from './orders.ts';

/** Which of the open orders: wanted for a day that has gone by, or for one of the next seven days. */
export const DUE_FILTERS = ['late', 'week'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];
export const BOARD_SORTS = ['due', 'new'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

/** A row of the board: what has to be made for whom until when. */
export const boardOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  commission: z.string(),
  /** References of single positions, where they have one of their own, each once. */
  positionCommissions: z.array(z.string()),
  requestedDate: z.nullable(z.iso.date()),
  /** Wanted for a day that has gone by, and not shipped. */
  isLate: z.boolean(),
  status: z.enum(ORDER_STATUSES),
  /** More than 1: the dealer has changed it since it was placed. */
  version: z.int(),
  /** The dealer has changed or cancelled it, and nobody of the office has opened it since. */
  isNews: z.boolean(),
  /** When it came to this step. */
  since: timestamp,
  dealer: z.object({ company: z.string(), customerNumber: z.string() }),
  kind: z.enum(ORDER_KINDS),
  /** Rings to be made, pieces counted. */
  rings: z.int(),
  /** Ids of their alloys. */
  alloys: z.array(z.string()),
  /** Trade price in minor units of the base currency; only for a role that has `billing`. */
  cost: z.optional(minorUnits),
});
export type BoardOrder = z.infer<typeof boardOrderSchema>;

export const listWorkOrders = operation({
  id: 'listWorkOrders',
  method: 'GET',
  path: '/api/work-orders',
  access: 'staff',
  summary:
    'The board of production: orders of all dealers that are not shipped, or those of one step, by the day that they are wanted for.',
  query: z.strictObject({
    ...pageQuery,
    /** A number, beginnings of words of a commission (also of a position), or a dealer. */
    q: z.optional(trimmedText({ max: 120 })),
    status: z.optional(z.enum(ORDER_STATUSES)),
    kind: z.optional(z.enum(ORDER_KINDS)),
    due: z.optional(z.enum(DUE_FILTERS)),
    dealer: z.optional(idSchema),
    /** Only what dealers have changed or cancelled, and nobody of the office has opened; at every step unless one is asked for. */
    news: z.optional(z.enum(['true'])),
    /** Left out: by the wanted day; orders that have left the workshop the newest first. */
    sort: z.optional(z.enum(BOARD_SORTS)),
  }),
  answer: z.object({
    ...pageInfo,
    orders: z.array(boardOrderSchema),
    /** Of all orders, whatever was asked for. */
    steps: z.array(z.object({ status: z.enum(ORDER_STATUSES), count: z.int(), late: z.int() })),
    /** How many orders are news, whatever was asked for. */
    news: z.int(),
    /** Whose orders are open, most of them first. */
    dealers: z.array(z.object({ id: z.string(), company: z.string(), count: z.int() })),
  }),
});
