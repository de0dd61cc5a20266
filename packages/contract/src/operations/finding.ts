import * as z from 'zod/mini';
import { namesSchema, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { STONE_CLARITIES, STONE_COLOURS, STONE_LABS } from './stones.ts';
import { STONE_SHAPES } from '../stone-shapes.ts';
import { trimmedText } from '../text.ts';
import { ORDER_STATUSES } from './orders.ts';
import { QUOTE_STATUSES } from './quotes.ts';

/** A sentence is no name and no number. */
export const FOUND_QUESTION_MAX = 120;
/** Kinds of records that have a code or number of their own. */
export const NUMBERED_KINDS = ['design', 'quote', 'order', 'stone'] as const;

const foundRecords = z.strictObject({
  /** The record whose code or number was typed in full; its id, of a design its code. */
  exact: z.nullable(z.strictObject({ kind: z.enum(NUMBERED_KINDS), id: z.string() })),
  couples: z.array(
    z.strictObject({ id: z.string(), title: z.string(), city: z.string(), weddingDate: z.nullable(z.iso.date()) }),
  ),
  designs: z.array(
    z.strictObject({
      code: z.string(),
      setId: z.nullable(z.int()),
      articleNumber: z.nullable(z.string()),
      /** The jeweller's own name, else the article's in the default language. */
      name: z.string(),
      /** The article's name in every language; null where the jeweller gave the ring a name of its own. */
      names: z.nullable(namesSchema),
      createdAt: timestamp,
    }),
  ),
  quotes: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      /** The couple, or the name that was typed. */
      title: z.string(),
      status: z.enum(QUOTE_STATUSES),
      createdAt: timestamp,
    }),
  ),
  orders: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      commission: z.string(),
      status: z.enum(ORDER_STATUSES),
      createdAt: timestamp,
    }),
  ),
  watchLists: z.array(z.strictObject({ id: z.string(), name: z.string(), items: z.int() })),
  stones: z.array(
    z.strictObject({
      id: z.string(),
      stockNumber: z.string(),
      shape: z.enum(STONE_SHAPES),
      carat: z.number(),
      colour: z.enum(STONE_COLOURS),
      clarity: z.enum(STONE_CLARITIES),
      lab: z.enum(STONE_LABS),
      reportNumber: z.string(),
    }),
  ),
});
export type FoundRecords = z.infer<typeof foundRecords>;

export const findRecords = operation({
  id: 'findRecords',
  method: 'GET',
  path: '/api/found-records',
  access: 'dealer',
  withoutTrade: true,
  summary:
    "The dealer's own records that words, a code or a number name, a few of each kind, the latest first; without words the latest. Each kind only to whom its room is open.",
  query: z.strictObject({ q: z.optional(trimmedText({ max: FOUND_QUESTION_MAX })) }),
  answer: foundRecords,
});
