import { StillError } from '@ringwerk/stills';
import type { Services } from '../../services.ts';
import { drawnPictures } from '../../storage/schema/drawn-pictures.ts';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { addJob } from '../jobs/add-job.ts';
import { JobError, type JobContext } from '../jobs/define-job.ts';
import { retryJob } from '../jobs/job-repository.ts';
import { DRAWN_VERSION } from '../stills/stills.ts';
import { addPictureJobs, formsIn, PICTURE_JOB, pictureKey, type PictureOrder } from './picture-job.ts';
import { lastPictureJobs } from './picture-states.ts';

type Means = Pick<Services, 'database' | 'models' | 'stills' | 'clock'>;

/** What the job does. A form that was replaced meanwhile is drawn as it is now. */
export async function drawPicture(
  { database, models, stills, clock }: Means,
  { progress }: Pick<JobContext, 'progress'>,
  { setId, form, isAgain = false }: PictureOrder,
): Promise<void> {
  progress(0, 'drawing');
  await models.refresh();
  const model = models.find(setId);
  const design = model === null ? undefined : formsIn(model).find((each) => each.form === form)?.design;
  if (design === undefined) throw new JobError('picture.gone', 'the model has no such form', { isFinal: true });
  const designKey = designKeyOf(design);
  if (stills.committed(designKey) !== null) return;
  if (isAgain) await stills.forget(designKey);
  try {
    await stills.picture(design, { view: 'hero', size: 512, format: 'webp' }, 'ahead');
  } catch (error) {
    if (error instanceof StillError) throw new JobError(`picture.${error.failure}`, error.message);
    throw error;
  }
  const row = { designKey, drawnVersion: DRAWN_VERSION, drawnAt: clock() };
  await database.orm
    .insert(drawnPictures)
    .values(row)
    .onConflictDoUpdate({ target: [drawnPictures.designKey, drawnPictures.drawnVersion], set: row });
}

/**
 * After a start: jobs for the pictures that this version of the viewer has not drawn. One that failed or was stopped is not
 * begun anew by every start; a person does that.
 */
export async function addMissingPictures(services: Means): Promise<void> {
  const { database, models, clock } = services;
  await models.ensureRead();
  const known = await lastPictureJobs(database.orm, null);
  for (const model of models.list) {
    const forms = formsIn(model).filter(({ design }) => (known.get(pictureKey(design))?.state ?? 'done') === 'done');
    if (forms.length > 0) await addPictureJobs(database.orm, services, model, forms, { now: clock() });
  }
}

/** Draws the pictures of a model anew, but for those that came with the release. @throws CodedError `conflict` for these alone. */
export async function redrawModel(services: Means, caller: Caller, model: HouseModel): Promise<void> {
  const { database, stills, clock } = services;
  const { setId, articleNumber } = model;
  const forms = formsIn(model).filter(({ design }) => stills.committed(designKeyOf(design)) === null);
  if (forms.length === 0) throw new CodedError('conflict');
  const now = clock();
  await database.transaction(async (transaction) => {
    const keys = forms.map(({ design }) => pictureKey(design));
    const known = await lastPictureJobs(transaction, keys);
    for (const { form, design } of forms) {
      const uniqueKey = pictureKey(design);
      const last = known.get(uniqueKey);
      // A failed job is the one that the board shows: it goes on rather than stays beside a new one.
      if (last !== undefined && (await retryJob(transaction, last.id, now))) continue;
      const job = { now, subject: articleNumber, uniqueKey, createdBy: caller.userId };
      await addJob(transaction, PICTURE_JOB, { setId, form, isAgain: true }, job);
    }
    const detail = { articleNumber, forms: forms.map(({ form }) => form) };
    await recordAudit(transaction, caller, now, {
      action: 'model.redrawn',
      entity: 'model',
      entityId: String(setId),
      detail,
    });
  });
}
