import * as z from 'zod/mini';
import { idSchema, timestamp } from '../common.ts';
import { jobProgressFields } from '../job-progress.ts';
import { JOB_STEPS } from '../job-words.ts';
import { operation } from '../operation.ts';

/** Everything that an order is made from, in one archive, and the job that makes it. */
export const orderFilesSchema = z.object({
  /** Null: nobody has asked for it. */
  job: z.nullable(
    z.object({
      ...jobProgressFields,
      step: z.nullable(z.enum(JOB_STEPS)),
      /** Which rings and formats are missing and why. */
      errorDetail: z.nullable(z.string()),
    }),
  ),
  /** The newest archive; null while there is none. */
  archive: z.nullable(
    z.object({
      madeAt: timestamp,
      bytes: z.int(),
      files: z.int(),
      sha256: z.string(),
      /** Files that are missing in it: the manifest names each with its reason. */
      missing: z.int(),
    }),
  ),
});
export type OrderFiles = z.infer<typeof orderFilesSchema>;

const params = z.object({ id: idSchema });
export const getOrderFiles = operation({
  id: 'getOrderFiles',
  method: 'GET',
  path: '/api/work-orders/:id/files',
  access: 'staff',
  summary: 'How far the archive of an order is.',
  params,
  answer: orderFilesSchema,
});
export const makeOrderFiles = operation({
  id: 'makeOrderFiles',
  method: 'POST',
  path: '/api/work-orders/:id/files',
  access: 'staff',
  summary:
    'Have the archive of an order made, or made anew: sheet, bag list, models and drawings with their checksums.',
  params,
  answer: orderFilesSchema,
});
export const cancelOrderFiles = operation({
  id: 'cancelOrderFiles',
  method: 'DELETE',
  path: '/api/work-orders/:id/files',
  access: 'staff',
  summary: 'End the making of an archive. One that was made before stays.',
  params,
  answer: orderFilesSchema,
});
export const getOrderArchive = operation({
  id: 'getOrderArchive',
  method: 'GET',
  path: '/api/work-orders/:id/files/zip',
  access: 'staff',
  summary: 'The archive of an order.',
  params,
  answerType: 'application/zip',
});
