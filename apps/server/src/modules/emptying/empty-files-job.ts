import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { addMissingPictures } from '../collection/draw-picture.ts';
import { defineJob, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { removeOldExports } from '../dealer-export/export-store.ts';
import { removeOldPictures } from '../watch-lists/list-pictures-store.ts';
import { removeOrphans } from '../order-files/archive-store.ts';
import { stillsIn } from './backup-folder.ts';

/**
 * Removes the pictures of a trial's designs and the archives of its orders, and orders the pictures of the collection anew.
 * What is cut off begins again; a picture that is asked for meanwhile is drawn anew.
 */
export const EMPTY_FILES_JOB = defineJob({ kind: 'empty-files', schema: z.object({}), firstPauseMs: 10_000 });

export async function emptyFiles(
  services: Pick<Services, 'config' | 'database' | 'models' | 'alloys' | 'stills' | 'clock'>,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<JobResult> {
  const folder = stillsIn(services.config.dataDir);
  const names = await readdir(folder).catch((): string[] => []);
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted();
    await rm(join(folder, name), { recursive: true, force: true });
    progress((index + 1) / names.length, 'deleting');
  }
  const archives = await removeOrphans(services.database.orm, services.config.dataDir);
  const exports = await removeOldExports(services.database.orm, services.config.dataDir, services.clock());
  const pictures = await removeOldPictures(services.config.dataDir, services.clock());
  await addMissingPictures(services);
  return { files: names.length + archives + exports + pictures };
}
