import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Makes the export of a dealer, and removes it when its time is over. */
export const DEALER_EXPORT_JOB = defineJob({
  kind: 'dealer-export',
  schema: z.object({ dealerId: idSchema, act: z.enum(['make', 'remove']) }),
  firstPauseMs: 10_000,
  limitMs: 60 * 60_000,
});
