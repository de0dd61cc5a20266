import * as z from 'zod/mini';
import { timestamp } from '../common.ts';
import { handPictureSchema } from './hand-pictures.ts';
import { operation } from '../operation.ts';
import { coupleFileSchema, coupleId } from './couples.ts';
import { signatureSchema } from './proofs.ts';
import { quoteAnswerSchema } from './quotes.ts';

// What the law gives a couple of its data: a copy, and its deletion.
export const exportCouple = operation({
  id: 'exportCouple',
  method: 'POST',
  path: '/api/couples/:id/export',
  access: 'dealer',
  summary: 'Everything that is stored about a couple, for the couple.',
  params: coupleId,
  answer: z.object({
    exportedAt: timestamp,
    couple: coupleFileSchema,
    /** What it has signed, each with the code of the design, and what it has answered to which quote; oldest first. */
    signatures: z.array(z.strictObject({ code: z.string(), ...signatureSchema.shape })),
    answers: z.array(z.strictObject({ number: z.string(), ...quoteAnswerSchema.shape })),
    /** Kept with its links by consent: each with the id of the link, and as JPEG in base64. */
    handPictures: z.array(z.strictObject({ ...handPictureSchema.shape, share: z.string(), data: z.string() })),
  }),
});
export const deleteCouple = operation({
  id: 'deleteCouple',
  method: 'DELETE',
  path: '/api/couples/:id',
  access: 'dealer',
  summary:
    'Delete a couple with designs, quotes, links and notes; its orders stay for as long as the law says, without names.',
  params: coupleId,
  answer: z.object({ deletedDesigns: z.int(), deletedQuotes: z.int(), deletedShares: z.int(), keptOrders: z.int() }),
});
