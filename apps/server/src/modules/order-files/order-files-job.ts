import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Makes the archive of an order. One at a time: a pavé pair takes a good part of the memory of the process. */
export const ORDER_FILES_JOB = defineJob({
  kind: 'order-files',
  schema: z.object({ orderId: idSchema }),
  mostAttempts: 6,
  firstPauseMs: 10_000,
  limitMs: 20 * 60_000,
});
