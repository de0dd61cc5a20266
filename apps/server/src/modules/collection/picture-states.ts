import { PICTURE_STATES, type ModelPicture, type PictureState } from '@ringwerk/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import type { JobRow } from '../jobs/job-repository.ts';
import { drawnTimes } from '../stills/drawn-pictures.ts';
import { formsIn, jobKeyOf, PICTURE_JOB } from './picture-job.ts';

type LastJob = Pick<JobRow, 'id' | 'state' | 'error'>;

/** The newest job for each key; for all there are where `keys` is null. */
export async function lastPictureJobs(
  database: Queryable,
  keys: readonly string[] | null,
): Promise<Map<string, LastJob>> {
  if (keys?.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([jobs.uniqueKey], { key: jobs.uniqueKey, id: jobs.id, state: jobs.state, error: jobs.error })
    .from(jobs)
    .where(and(eq(jobs.kind, PICTURE_JOB.kind), keys === null ? undefined : inArray(jobs.uniqueKey, [...keys])))
    .orderBy(jobs.uniqueKey, desc(jobs.createdAt), desc(jobs.id));
  return new Map(rows.flatMap(({ key, ...job }) => (key === null ? [] : [[key, job] as const])));
}

function stateOf(isReleased: boolean, drawnAt: Date | undefined, job: LastJob | undefined): PictureState {
  if (isReleased) return 'released';
  if (job?.state === 'running') return 'drawing';
  if (job?.state === 'waiting' || job?.state === 'failed') return job.state;
  return drawnAt === undefined ? 'missing' : 'drawn';
}

/** How the pictures of models stand; of two forms the one that needs more attention. */
export async function picturesOf(
  { database: { orm }, stills, jobs: queue }: Pick<Services, 'database' | 'stills' | 'jobs'>,
  models: readonly HouseModel[],
): Promise<(model: HouseModel) => ModelPicture> {
  const { released, keyOf } = await stills.addresses();
  const keys = models.flatMap(formsIn).flatMap(({ design }) => (released(design) === null ? [keyOf(design)] : []));
  const [drawn, last, hasWorker] = await Promise.all([
    drawnTimes(orm, keys),
    lastPictureJobs(orm, keys.map(jobKeyOf)),
    queue.isRunning(PICTURE_JOB.kind),
  ]);
  return (model) => {
    const forms = formsIn(model).map(({ design }): ModelPicture => {
      const job = last.get(jobKeyOf(keyOf(design)));
      const drawnAt = drawn.get(keyOf(design));
      const state = stateOf(released(design) !== null, drawnAt, job);
      const error = state === 'waiting' || state === 'failed' ? (job?.error ?? null) : null;
      return { state, drawnAt: drawnAt?.toISOString() ?? null, error, hasWorker };
    });
    return forms.reduce((worst, each) => (rank(each) < rank(worst) ? each : worst));
  };
}

const rank = ({ state }: ModelPicture): number => PICTURE_STATES.indexOf(state);
