import * as z from 'zod/mini';
import { idempotencyKey, idSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { ORDER_STATUSES } from './orders.ts';
import { LISTED_ORDERS_MAX, meltRowSchema } from './work-lists.ts';

/** An order with what it takes of one alloy. */
const batchOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  commission: z.string(),
  dealer: z.string(),
  requestedDate: z.nullable(z.iso.date()),
  status: z.enum(ORDER_STATUSES),
  parts: z.int(),
  /** Finished metal, g. */
  grams: z.number(),
  /** With the loss, g. */
  meltGrams: z.number(),
});
export type BatchOrder = z.infer<typeof batchOrderSchema>;
const metalFields = meltRowSchema.shape;

export const batchSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: timestamp,
  by: z.string(),
  note: z.string(),
  /** Orders of it that have not been cast. */
  waiting: z.int(),
  ...metalFields,
});
export type Batch = z.infer<typeof batchSchema>;
export const fullBatchSchema = z.object({ ...batchSchema.shape, orders: z.array(batchOrderSchema) });
export type FullBatch = z.infer<typeof fullBatchSchema>;

export const listCastable = operation({
  id: 'listCastable',
  method: 'GET',
  path: '/api/production/castable',
  access: 'staff',
  summary: 'Released orders that are in no batch, by the alloys that they take.',
  answer: z.object({ alloys: z.array(z.object({ ...metalFields, orders: z.array(batchOrderSchema) })) }),
});
export const createBatch = operation({
  id: 'createBatch',
  method: 'POST',
  path: '/api/production/batches',
  access: 'staff',
  summary: 'Take released orders into a batch of one alloy, which is cast together and scanned as one.',
  body: z.strictObject({
    idempotencyKey,
    alloy: trimmedText({ min: 1, max: 60 }),
    orders: z.array(idSchema).check(z.minLength(1), z.maxLength(LISTED_ORDERS_MAX)),
    note: z.optional(trimmedText({ max: 200 })),
  }),
  answer: fullBatchSchema,
});
/** What the list of batches can be sorted by. */
export const BATCH_SORTS = ['number', 'alloy', 'made'] as const;
export type BatchSort = (typeof BATCH_SORTS)[number];
export const listBatches = operation({
  id: 'listBatches',
  method: 'GET',
  path: '/api/production/batches',
  access: 'staff',
  summary: 'Batches, the newest first unless sorted.',
  query: z.strictObject({
    ...pageQuery,
    sort: z.optional(z.enum(BATCH_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({ ...pageInfo, batches: z.array(batchSchema) }),
});
export const getBatch = operation({
  id: 'getBatch',
  method: 'GET',
  path: '/api/production/batches/:id',
  access: 'staff',
  summary: 'One batch with its orders.',
  params: z.object({ id: idSchema }),
  answer: fullBatchSchema,
});
export const getBatchPdf = operation({
  id: 'getBatchPdf',
  method: 'GET',
  path: '/api/production/batches/:id/pdf',
  access: 'staff',
  summary: 'The list of a batch as PDF, with its code for the scanner.',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
export const dissolveBatch = operation({
  id: 'dissolveBatch',
  method: 'DELETE',
  path: '/api/production/batches/:id',
  access: 'staff',
  summary: 'Give the orders of a batch back, as long as none of them has been cast.',
  params: z.object({ id: idSchema }),
});
