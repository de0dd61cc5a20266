import { idSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

/**
 * Looks at the rows of a kept file, or writes them. One at a time: a file may take a good part of the memory of the process. An attempt
 * that is cut off has written no row into the collection, and the next one begins anew.
 */
export const MODEL_IMPORT_JOB = defineJob({
  kind: 'model-import',
  schema: z.object({
    importId: idSchema,
    /** Of the check that was looked at; absent: the rows are to be looked at. */
    digest: z.optional(z.string()),
    askedBy: idSchema,
  }),
  mostAttempts: 3,
  firstPauseMs: 5_000,
  limitMs: 60 * 60_000,
});
