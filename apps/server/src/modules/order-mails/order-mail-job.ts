import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Writes the mail of one step of an order, or, without a step, of its parcel. It is sent by a job of its own. */
export const ORDER_MAIL_JOB = defineJob({
  kind: 'order-mail',
  schema: z.object({ orderId: idSchema, eventId: z.nullable(z.int()) }),
  firstPauseMs: 10_000,
  limitMs: 60_000,
});
