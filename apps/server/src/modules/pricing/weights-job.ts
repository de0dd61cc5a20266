import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Compares the stored weights of the collection with those of this release. */
export const WEIGHTS_JOB = defineJob({
  kind: 'weights',
  schema: z.object({}),
  mostAttempts: 3,
  limitMs: 30 * 60_000,
});
