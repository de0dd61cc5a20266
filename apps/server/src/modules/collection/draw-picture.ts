import { StillError } from '@ringwerk/stills';
import type { Design } from '@ringwerk/kernel';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { addJob } from '../jobs/add-job.ts';
import { JobError, type JobContext } from '../jobs/define-job.ts';
import { retryJob } from '../jobs/job-repository.ts';
import { writeDrawn } from '../stills/drawn-pictures.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import { addPictureJobs, formsIn, jobKeyOf, PICTURE_JOB, type PictureOrder, type PicturedForm } from './picture-job.ts';
import { lastPictureJobs } from './picture-states.ts';

type Means = Pick<Services, 'database' | 'models' | 'alloys' | 'stills' | 'clock'>;

/** As lists show a form, and as a stage opens with it; drawn once where that is the same. */
const LISTED_AND_OPENED = ['posed', 'hero'] as const;

/** What the job does. A form that was replaced meanwhile, or whose metal was measured anew, is drawn as it is now. */
export async function drawPicture(
  { database, models, alloys, stills, clock }: Means,
  { progress }: Pick<JobContext, 'progress'>,
  { setId, form, isAgain = false }: PictureOrder,
): Promise<void> {
  progress(0, 'drawing');
  await models.refresh();
  const model = models.find(setId);
  const design = model === null ? undefined : formsIn(model).find((each) => each.form === form)?.design;
  if (design === undefined) throw new JobError('picture.gone', 'the model has no such form', { isFinal: true });
  const now = await alloys.now();
  const { released, keyOf } = await stills.addresses(now);
  if (released(design) !== null) return;
  const key = keyOf(design);
  if (isAgain) await stills.forget(key);
  try {
    for (const view of LISTED_AND_OPENED)
      await stills.picture(design, { view, size: 512, format: 'webp', alloys: now.alloys }, 'ahead');
  } catch (error) {
    if (error instanceof StillError) throw new JobError(`picture.${error.failure}`, error.message);
    throw error;
  }
  await writeDrawn(database.orm, key, clock());
}

/**
 * Jobs for the pictures of the collection that this version of the viewer has not drawn: after a start, and after a trial
 * was emptied. One that failed or was stopped is not begun anew by this; a person does that.
 */
export async function addMissingPictures({ database, models, stills, clock }: Means): Promise<void> {
  await models.ensureRead();
  const addresses = await stills.addresses();
  const known = await lastPictureJobs(database.orm, null);
  const isOpen = (design: Design): boolean =>
    (known.get(jobKeyOf(addresses.keyOf(design)))?.state ?? 'done') === 'done';
  for (const model of models.list) {
    const forms = formsIn(model).filter(({ design }) => isOpen(design));
    if (forms.length > 0) await addPictureJobs(database.orm, model, forms, { now: clock(), addresses });
  }
}

/** Jobs for the forms that a change of the collection writes. */
export async function addWrittenPictures(
  services: Pick<Services, 'alloys' | 'stills'>,
  transaction: Queryable,
  model: Pick<HouseModel, 'setId' | 'articleNumber'>,
  { forms, ...job }: { readonly forms: readonly PicturedForm[]; readonly now: Date; readonly createdBy: string },
): Promise<void> {
  if (forms.length === 0) return;
  const addresses = await picturesWithin(services, transaction);
  await addPictureJobs(transaction, model, forms, { ...job, addresses });
}

/** Where pictures are found as a transaction leaves the alloys; `moment` when a version that it plans will count. */
async function picturesWithin(
  { alloys, stills }: Pick<Services, 'alloys' | 'stills'>,
  transaction: Queryable,
  moment: Date | null = null,
): Promise<StillAddresses> {
  const seen = await alloys.within(transaction);
  return stills.addresses(moment === null ? seen : { ...seen, alloys: seen.at(moment) });
}

interface Recolouring {
  readonly alloyId: string;
  /** From when on the version counts; null: at once. */
  readonly validFrom: Date | null;
  readonly now: Date;
  readonly createdBy: string;
}

const hasAlloy = ({ rings }: Design, id: string): boolean =>
  rings.some(({ segments, inlays }) => [...segments, ...inlays].some(({ alloy }) => alloy === id));

/** Jobs for the pictures that a version of an alloy colours otherwise, from the moment on that it counts. */
export async function addRecolouredPictures(
  services: Pick<Services, 'models' | 'alloys' | 'stills'>,
  transaction: Queryable,
  { alloyId, validFrom, ...job }: Recolouring,
): Promise<void> {
  const addresses = await picturesWithin(services, transaction, validFrom);
  const jobs = { ...job, addresses, ...(validFrom === null ? {} : { runAt: validFrom }) };
  for (const model of services.models.list) {
    // Layers of another alloy may be of this one: they are found by their colour.
    const forms = formsIn(model).filter(
      ({ design }) => hasAlloy(design, alloyId) || addresses.coloursOf(design) !== '',
    );
    if (forms.length > 0) await addPictureJobs(transaction, model, forms, jobs);
  }
}

/** Draws the pictures of a model anew, but for those that came with the release. @throws CodedError `conflict` for these alone. */
export async function redrawModel(services: Means, caller: Caller, model: HouseModel): Promise<void> {
  const { database, stills, clock } = services;
  const { setId, articleNumber } = model;
  const { released, keyOf } = await stills.addresses();
  const forms = formsIn(model).filter(({ design }) => released(design) === null);
  if (forms.length === 0) throw new CodedError('conflict');
  const now = clock();
  await database.transaction(async (transaction) => {
    const keys = forms.map(({ design }) => jobKeyOf(keyOf(design)));
    const known = await lastPictureJobs(transaction, keys);
    for (const { form, design } of forms) {
      const uniqueKey = jobKeyOf(keyOf(design));
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
