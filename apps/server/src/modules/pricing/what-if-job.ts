import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Prices the collection and all open quotes by a list. A repeated attempt finds what the one before has weighed. */
export const WHAT_IF_JOB = defineJob({
  kind: 'what-if',
  schema: z.object({ editionId: idSchema, askedBy: idSchema }),
  mostAttempts: 3,
  firstPauseMs: 5_000,
  limitMs: 30 * 60_000,
});
