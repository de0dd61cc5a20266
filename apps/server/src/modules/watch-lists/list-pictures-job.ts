import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Draws the rings and stones of a list into one archive, and removes archives whose time is over. */
export const LIST_PICTURES_JOB = defineJob({
  kind: 'list-pictures',
  schema: z.object({ dealerId: idSchema, listId: idSchema, act: z.enum(['make', 'remove']) }),
  mostAttempts: 3,
  firstPauseMs: 10_000,
  // Some hundred rings from four sides, a second each.
  limitMs: 60 * 60_000,
});
