import * as z from 'zod/mini';
import { JOB_ERRORS, JOB_STATES } from './job-words.ts';

/** How far the job is that makes an archive for whoever asked for it. */
export const jobProgressFields = {
  state: z.enum(JOB_STATES),
  /** 0 to 1; null before the job has reported any. */
  progress: z.nullable(z.number()),
  error: z.nullable(z.enum(JOB_ERRORS)),
};
