import { rename, rm } from 'node:fs/promises';
import { ArchiveLimitError } from '@ringwerk/exchange';
import { LIST_PICTURES_HOURS } from '@ringwerk/contract';
import { StillError } from '@ringwerk/stills';
import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { ArchiveFile } from '../../storage/archive-file.ts';
import { addJob } from '../jobs/add-job.ts';
import { JobError, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { PICTURED_VIEWS, isNeverDrawn } from '../products/article-pictures.ts';
import { LIST_PICTURES_JOB } from './list-pictures-job.ts';
import { makePicturesFolder, picturesExpire, picturesPath, removeOldPictures } from './list-pictures-store.ts';
import { pictureNames } from './picture-names.ts';
import { findWatchList, isRing, listItems, type KeptRing } from './watch-list-repository.ts';

type Order = z.output<(typeof LIST_PICTURES_JOB)['schema']>;

interface Drawing {
  readonly archive: ArchiveFile;
  readonly rings: readonly KeptRing[];
}

/** Draws ring by ring, behind whatever somebody waits for. @returns pictures that cannot be drawn */
async function drawAll(
  { stills, alloys }: Pick<Services, 'stills' | 'alloys'>,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
  dealerId: string,
  { archive, rings }: Drawing,
): Promise<number> {
  const house = (await alloys.now(dealerId)).alloys;
  const names = pictureNames(rings);
  const count = rings.length * PICTURED_VIEWS.length;
  let missing = 0;
  for (const [index, { design }] of rings.entries())
    for (const [place, view] of PICTURED_VIEWS.entries()) {
      signal.throwIfAborted();
      const request = { view, size: 1024, format: 'png', alloys: house } as const;
      // One browser draws one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await stills.picture(design.design, request, 'ahead').catch((error: unknown) => {
        if (isNeverDrawn(error)) return null;
        throw error instanceof StillError ? new JobError(`picture.${error.failure}`, error.message) : error;
      });
      if (bytes === null) missing += 1;
      else archive.add(`${names[index] ?? design.code}-${view}.png`, new Uint8Array(bytes));
      progress((index * PICTURED_VIEWS.length + place + 1) / count, 'drawing');
    }
  return missing;
}

/** Writes the archive beside its place and then into it: whatever fails, nothing is left behind. */
async function write(
  services: Services,
  context: JobContext,
  dealerId: string,
  rings: readonly KeptRing[],
): Promise<JobResult> {
  const path = picturesPath(services.config.dataDir, context.id);
  const partial = `${path}.part`;
  const archive = new ArchiveFile(partial);
  try {
    const missing = await drawAll(services, context, dealerId, { archive, rings });
    const files = archive.listed.length;
    if (files === 0) throw new JobError('picture.no-browser', 'no picture of the list can be drawn', { isFinal: true });
    const { bytes } = archive.end();
    archive.close();
    await rename(partial, path);
    return { bytes, files, missing };
  } catch (error) {
    archive.close();
    await rm(partial, { force: true });
    if (error instanceof ArchiveLimitError) throw new JobError('files.too-large', error.message, { isFinal: true });
    throw error;
  }
}

/** Draws the pictures of a list, or removes those whose time is over. @throws JobError `picture.gone` for a list that is gone or has no ring */
export async function runListPictures(
  services: Services,
  context: JobContext,
  { dealerId, listId, act }: Order,
): Promise<JobResult> {
  const { database, config, clock } = services;
  const before = new Date(clock().getTime() - LIST_PICTURES_HOURS * 3_600_000);
  const removed = await removeOldPictures(config.dataDir, before);
  if (act === 'remove') return { removed };
  const list = await findWatchList(database.orm, dealerId, listId);
  const rings = list === null ? [] : (await listItems(database.orm, [list.id])).filter(isRing);
  if (rings.length === 0) throw new JobError('picture.gone', 'the list is gone or has no ring', { isFinal: true });
  await makePicturesFolder(config.dataDir);
  const made = await write(services, context, dealerId, rings);
  const now = clock();
  await addJob(
    database.orm,
    LIST_PICTURES_JOB,
    { dealerId, listId, act: 'remove' },
    { now, runAt: picturesExpire(now) },
  );
  return made;
}
