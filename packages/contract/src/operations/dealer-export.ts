import * as z from 'zod/mini';
import { timestamp } from '../common.ts';
import { jobProgressFields } from '../job-progress.ts';
import { operation } from '../operation.ts';

/** Days for which an export can be downloaded; then its file is removed. */
export const EXPORT_DAYS = 3;

/** Everything that is stored of a dealer, in one archive, and the job that makes it. */
export const dealerExportSchema = z.object({
  /** Null: nobody has asked for it. */
  job: z.nullable(z.object(jobProgressFields)),
  /** The newest archive; null while there is none, or once its time is over. */
  archive: z.nullable(
    z.object({
      madeAt: timestamp,
      expiresAt: timestamp,
      bytes: z.int(),
      files: z.int(),
      sha256: z.string(),
    }),
  ),
});
export type DealerExport = z.infer<typeof dealerExportSchema>;

export const getDealerExport = operation({
  id: 'getDealerExport',
  method: 'GET',
  path: '/api/dealer/export',
  access: 'dealer',
  summary: 'How far the export of all data of the dealer is.',
  answer: dealerExportSchema,
});
export const makeDealerExport = operation({
  id: 'makeDealerExport',
  method: 'POST',
  path: '/api/dealer/export',
  access: 'dealer',
  summary:
    'Have all data of the dealer written into one archive: company, people, couples, designs, quotes, orders, papers, links with their messages, watch lists and stones as JSON and CSV, printed documents as PDF.',
  answer: dealerExportSchema,
});
export const getDealerArchive = operation({
  id: 'getDealerArchive',
  method: 'GET',
  path: '/api/dealer/export/zip',
  access: 'dealer',
  summary: 'The archive of all data of the dealer, for as long as it is kept.',
  answerType: 'application/zip',
});
