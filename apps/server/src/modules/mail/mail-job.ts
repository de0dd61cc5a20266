import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/** Sends one mail. The pauses add up to an hour: as long as a mail server restarts, and a reset link lives. */
export const MAIL_JOB = defineJob({
  kind: 'mail',
  schema: z.object({ mailId: idSchema }),
  mostAttempts: 8,
  firstPauseMs: 30_000,
  limitMs: 120_000,
  atOnce: 3,
});
