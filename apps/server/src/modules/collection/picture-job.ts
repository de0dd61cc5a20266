import type { Design } from '@ringwerk/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { drawnPictures } from '../../storage/schema/drawn-pictures.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { addJob, type NewJob } from '../jobs/add-job.ts';
import { defineJob } from '../jobs/define-job.ts';
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

/** A viewer that draws differently has jobs of its own. */
export const pictureKey = (design: Design): string => `${designKeyOf(design)} ${DRAWN_VERSION}`;

/** When this version of the viewer drew the designs, by their keys. */
export async function drawnTimes(database: Queryable, designKeys: readonly string[]): Promise<Map<string, Date>> {
  if (designKeys.length === 0) return new Map();
  const rows = await database
    .select()
    .from(drawnPictures)
    .where(and(inArray(drawnPictures.designKey, [...designKeys]), eq(drawnPictures.drawnVersion, DRAWN_VERSION)));
  return new Map(rows.map(({ designKey, drawnAt }) => [designKey, drawnAt]));
}

/** One job for each picture that did not come with the release and is not drawn yet. */
export async function addPictureJobs(
  database: Queryable,
  { stills }: Pick<Services, 'stills'>,
  { setId, articleNumber }: Pick<HouseModel, 'setId' | 'articleNumber'>,
  forms: readonly PicturedForm[],
  job: Pick<NewJob, 'now' | 'createdBy'>,
): Promise<void> {
  const missing = forms.filter(({ design }) => stills.committed(designKeyOf(design)) === null);
  if (missing.length === 0) return;
  const drawn = await drawnTimes(
    database,
    missing.map(({ design }) => designKeyOf(design)),
  );
  for (const { form, design } of missing.filter((each) => !drawn.has(designKeyOf(each.design))))
    await addJob(
      database,
      PICTURE_JOB,
      { setId, form },
      { ...job, subject: articleNumber, uniqueKey: pictureKey(design) },
    );
}
