import * as z from 'zod/mini';
import { idSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { JOB_ERRORS, JOB_KINDS, JOB_SORTS, JOB_STATES, JOB_STEPS } from '../job-words.ts';
import { operation } from '../operation.ts';

export const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  /** A recipient, a ring, a file. */
  subject: z.string(),
  state: z.enum(JOB_STATES),
  /** 0 to 1; null before a job has said anything. */
  progress: z.nullable(z.number()),
  step: z.nullable(z.enum(JOB_STEPS)),
  attempts: z.int(),
  mostAttempts: z.int(),
  /** When a waiting job is begun next. */
  runAt: timestamp,
  error: z.nullable(z.enum(JOB_ERRORS)),
  /** For whoever looks after the server. */
  errorDetail: z.nullable(z.string()),
  /** A running job was asked to end. */
  isCancelling: z.boolean(),
  /** False: this house does not run the kind, like mails without a mail server. */
  hasWorker: z.boolean(),
  /** Null: the house itself. */
  createdBy: z.nullable(z.string()),
  createdAt: timestamp,
  startedAt: z.nullable(timestamp),
  endedAt: z.nullable(timestamp),
});
export type Job = z.infer<typeof jobSchema>;

export const listJobs = operation({
  id: 'listJobs',
  method: 'GET',
  path: '/api/jobs',
  access: 'staff',
  summary: 'Work beside the answers: running first, then waiting and failed, then what has ended, unless sorted.',
  query: z.strictObject({
    kind: z.optional(z.enum(JOB_KINDS)),
    state: z.optional(z.enum(JOB_STATES)),
    sort: z.optional(z.enum(JOB_SORTS)),
    descending: z.optional(z.enum(['true'])),
    ...pageQuery,
  }),
  answer: z.object({
    jobs: z.array(jobSchema),
    /** Of the chosen kind. */
    counts: z.record(z.enum(JOB_STATES), z.int()),
    ...pageInfo,
  }),
});
export const retryJob = operation({
  id: 'retryJob',
  method: 'POST',
  path: '/api/jobs/:id/retry',
  access: 'staff',
  summary: 'Begin a failed or cancelled job anew, with all its attempts.',
  params: z.object({ id: idSchema }),
});
export const cancelJob = operation({
  id: 'cancelJob',
  method: 'POST',
  path: '/api/jobs/:id/cancel',
  access: 'staff',
  summary: 'End a waiting job; ask a running one to end.',
  params: z.object({ id: idSchema }),
});
