import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** One message to one address. The pauses add up to a day: a program that is exchanged over night misses nothing. */
export const WEBHOOK_JOB = defineJob({
  kind: 'webhook',
  schema: z.object({ deliveryId: idSchema }),
  mostAttempts: 12,
  firstPauseMs: 30_000,
  longestPauseMs: 4 * 3_600_000,
  limitMs: 30_000,
  atOnce: 4,
});
