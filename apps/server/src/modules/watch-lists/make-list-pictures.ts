import { rename, rm } from 'node:fs/promises';
import { ArchiveLimitError } from '@ringwerk/exchange';
import { LIST_PICTURES_HOURS } from '@ringwerk/contract';
import type { HouseAlloy } from '@ringwerk/catalogue';
import { pictureOfDrawing, StillError } from '@ringwerk/stills';
import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { ArchiveFile } from '../../storage/archive-file.ts';
import { addJob } from '../jobs/add-job.ts';
import { JobError, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { PICTURED_VIEWS, isNeverDrawn } from '../products/article-pictures.ts';
import { cutDrawing } from '../stones/cut-drawing.ts';
import { LIST_PICTURES_JOB } from './list-pictures-job.ts';
import { makePicturesFolder, picturesExpire, picturesPath, removeOldPictures } from './list-pictures-store.ts';
import { pictureNames } from './picture-names.ts';
import { findWatchList, isStone, listItems, type KeptItem, type KeptRing } from './watch-list-repository.ts';

type Order = z.output<(typeof LIST_PICTURES_JOB)['schema']>;

interface Drawing {
  readonly archive: ArchiveFile;
  readonly items: readonly KeptItem[];
}

/** Pixels of a side, of rings and stones alike. */
const SIZE = 1024;

interface Means {
  readonly stills: Services['stills'];
  readonly house: readonly HouseAlloy[];
}

/** A ring from one side; null where it cannot be drawn. */
const ringPicture = ({ stills, house }: Means, { design }: KeptRing, view: (typeof PICTURED_VIEWS)[number]) =>
  stills.picture(design.design, { view, size: SIZE, format: 'png', alloys: house }, 'ahead').catch((error: unknown) => {
    if (isNeverDrawn(error)) return null;
    throw error instanceof StillError ? new JobError(`picture.${error.failure}`, error.message) : error;
  });

/** Pictures of one item, what each is called by behind its name: a ring from its sides, of a stone its cut from above. */
const picturesOf = (means: Means, kept: KeptItem): readonly (readonly [string, () => Promise<Buffer | null>])[] =>
  isStone(kept)
    ? [['cut', () => pictureOfDrawing(cutDrawing(kept.stone.shape), SIZE)]]
    : PICTURED_VIEWS.map((view) => [view, () => ringPicture(means, kept, view)]);

/** Draws item by item, behind whatever somebody waits for. @returns pictures that cannot be drawn */
async function drawAll(
  { stills, alloys }: Pick<Services, 'stills' | 'alloys'>,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
  dealerId: string,
  { archive, items }: Drawing,
): Promise<number> {
  const means = { stills, house: (await alloys.now(dealerId)).alloys };
  const names = pictureNames(items);
  const all = items.flatMap((kept, index) =>
    picturesOf(means, kept).map(([view, draw]) => ({ file: `${names[index] ?? kept.item.id}-${view}.png`, draw })),
  );
  let missing = 0;
  for (const [place, { file, draw }] of all.entries()) {
    signal.throwIfAborted();
    // One browser draws one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await draw();
    if (bytes === null) missing += 1;
    else archive.add(file, new Uint8Array(bytes));
    progress((place + 1) / all.length, 'drawing');
  }
  return missing;
}

/** Writes the archive beside its place and then into it: whatever fails, nothing is left behind. */
async function write(
  services: Services,
  context: JobContext,
  dealerId: string,
  items: readonly KeptItem[],
): Promise<JobResult> {
  const path = picturesPath(services.config.dataDir, context.id);
  const partial = `${path}.part`;
  const archive = new ArchiveFile(partial);
  try {
    const missing = await drawAll(services, context, dealerId, { archive, items });
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

/** Draws the pictures of a list, or removes those whose time is over. @throws JobError `picture.gone` for a list that is gone or empty */
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
  const items = list === null ? [] : await listItems(database.orm, [list.id]);
  if (items.length === 0) throw new JobError('picture.gone', 'the list is gone or empty', { isFinal: true });
  await makePicturesFolder(config.dataDir);
  const made = await write(services, context, dealerId, items);
  const now = clock();
  await addJob(
    database.orm,
    LIST_PICTURES_JOB,
    { dealerId, listId, act: 'remove' },
    { now, runAt: picturesExpire(now) },
  );
  return made;
}
