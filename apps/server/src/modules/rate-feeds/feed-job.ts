import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** One run of a feed. The pauses add up to a quarter of an hour; after that the next time of the day is closer. */
export const FEED_JOB = defineJob({
  kind: 'rate-feed',
  schema: z.object({ feedId: idSchema }),
  mostAttempts: 5,
  firstPauseMs: 60_000,
  longestPauseMs: 480_000,
  limitMs: 60_000,
  atOnce: 2,
});
