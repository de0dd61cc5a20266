import * as z from 'zod/mini';
import { idempotencyKey, idSchema, minorUnits, timestamp } from '../common.ts';
import { designSchema, postedDesignSchema } from '../record.ts';
import { setId, setIdInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';

export const savedDesignSchema = z.object({
  /** Short spoken code with check character, unique. Every save makes a new one; a saved version never changes. */
  code: z.string(),
  design: designSchema,
  setId: z.nullable(z.int()),
  /** The jeweller's own name; empty where it is only the article's, which the reader's language names by `setId`. */
  name: z.string(),
  createdAt: timestamp,
  grams: z.number(),
  /** Trade cost in minor units of the base currency; absent for whoever sees no trade price. */
  cost: z.optional(minorUnits),
  retail: retailPriceSchema,
});
export type SavedDesign = z.infer<typeof savedDesignSchema>;

export const saveDesign = operation({
  id: 'saveDesign',
  method: 'POST',
  path: '/api/designs',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Keep a design as an immutable version of this dealer. The server parses, checks and prices it again.',
  body: z.strictObject({
    design: postedDesignSchema,
    name: z.optional(trimmedText({ max: 120 })),
    setId: z.optional(setId),
    /** The couple whose file it goes into. */
    coupleId: z.optional(idSchema),
    /** A repeated call with the same key answers with the version that the first one saved. */
    idempotencyKey: z.optional(idempotencyKey),
  }),
  answer: savedDesignSchema,
});
export const listDesigns = operation({
  id: 'listDesigns',
  method: 'GET',
  path: '/api/designs',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Saved versions of this dealer that began as a set, newest first; at most fifty.',
  query: z.strictObject({ setId: setIdInAddress }),
  answer: z.object({
    designs: z.array(z.pick(savedDesignSchema, { code: true, design: true, name: true, createdAt: true })),
  }),
});
export const getDesign = operation({
  id: 'getDesign',
  method: 'GET',
  path: '/api/designs/:code',
  access: 'dealer',
  inCustomerView: true,
  summary: 'A saved design of this dealer.',
  params: z.object({ code: trimmedText({ max: 40 }) }),
  answer: savedDesignSchema,
});
