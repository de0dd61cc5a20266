import type { Design } from '@ringwerk/kernel';
import * as z from 'zod/mini';
import type { Queryable } from '../../storage/database.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { addJob, type NewJob } from '../jobs/add-job.ts';
import { defineJob } from '../jobs/define-job.ts';
import { drawnTimes } from '../stills/drawn-pictures.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import { DRAWN_VERSION } from '../stills/stills.ts';

/** Draws the picture of a form of a model. `isAgain`: also where there is one. */
export const PICTURE_JOB = defineJob({
  kind: 'picture',
  schema: z.object({ setId: z.int(), form: z.enum(['with', 'without']), isAgain: z.optional(z.boolean()) }),
  mostAttempts: 3,
  firstPauseMs: 10_000,
});
export type PictureOrder = z.output<typeof PICTURE_JOB.schema>;

/** A form of a model: what one picture shows. */
export interface PicturedForm {
  readonly form: PictureOrder['form'];
  readonly design: Design;
}

interface WrittenDesigns {
  readonly withDesign?: Design | null | undefined;
  readonly withoutDesign?: Design | undefined;
}

export const formsIn = (model: Pick<HouseModel, 'with' | 'without'>): PicturedForm[] => [
  ...(model.with === null ? [] : [{ form: 'with', design: model.with } as const]),
  { form: 'without', design: model.without },
];

/** The forms that a change writes. */
export const writtenForms = ({ withDesign, withoutDesign }: WrittenDesigns): PicturedForm[] => [
  ...(withDesign ? [{ form: 'with', design: withDesign } as const] : []),
  ...(withoutDesign ? [{ form: 'without', design: withoutDesign } as const] : []),
];

/** A viewer that draws differently, and metals of another colour, have jobs of their own. */
export const jobKeyOf = (pictureKey: string): string => `${pictureKey} ${DRAWN_VERSION}`;

interface PictureJobs extends Pick<NewJob, 'now' | 'createdBy' | 'runAt'> {
  /** The pictures as they are at the time of the jobs. */
  readonly addresses: Pick<StillAddresses, 'released' | 'keyOf'>;
}

/** One job for each picture that did not come with the release and is not drawn yet. */
export async function addPictureJobs(
  database: Queryable,
  { setId, articleNumber }: Pick<HouseModel, 'setId' | 'articleNumber'>,
  forms: readonly PicturedForm[],
  { addresses: { released, keyOf }, ...job }: PictureJobs,
): Promise<void> {
  const missing = forms.filter(({ design }) => released(design) === null);
  if (missing.length === 0) return;
  const drawn = await drawnTimes(
    database,
    missing.map(({ design }) => keyOf(design)),
  );
  for (const { form, design } of missing) {
    const key = keyOf(design);
    if (drawn.has(key)) continue;
    const uniqueKey = jobKeyOf(key);
    await addJob(database, PICTURE_JOB, { setId, form }, { ...job, subject: articleNumber, uniqueKey });
  }
}
