import { isDeepStrictEqual } from 'node:util';
import type { Design } from '@ringwerk/kernel';
import type { RingWeight } from '@ringwerk/kernel/weight';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { designWeights } from '../../storage/schema/design-weights.ts';
import { WEIGHING, type WeighedDesign, type Weights } from '../designs/design-weights.ts';
import { weightKeyOf, type ListedMetals } from '../designs/weight-key-of.ts';
import { addJob } from '../jobs/add-job.ts';
import type { JobContext, JobResult } from '../jobs/define-job.ts';
import { compareLists } from './compare-lists.ts';
import { currentPriceList } from './price-basis.ts';
import { WEIGHTS_JOB } from './weights-job.ts';

/** Below the cent of metal that a hundredth of a gram is; sums of floating numbers may end a little above it. */
const SAME_GRAMS = 0.01 + 1e-9;

interface Means extends Pick<Services, 'database' | 'clock'> {
  readonly models: Pick<Services['models'], 'list' | 'ensureRead'>;
}

const isSameRing = (a: RingWeight, b: RingWeight): boolean =>
  Math.abs(a.shown - b.shown) <= SAME_GRAMS &&
  a.segments.length === b.segments.length &&
  a.segments.every((grams, index) => Math.abs(grams - (b.segments[index] ?? Infinity)) <= SAME_GRAMS) &&
  isDeepStrictEqual(a.rows, b.rows);

/** Whether two weighings bill the same: grams to 0.01 g, stones and their carats exactly. */
export const isSameWeight = (a: Weights, b: Weights): boolean =>
  a.length === b.length && a.every((ring, index) => b[index] !== undefined && isSameRing(ring, b[index]));

/** The collection's forms whose stored weights no process of this release has compared yet. */
async function uncompared(
  { database, models }: Means,
  list: ListedMetals,
): Promise<{ design: Design; stored: Weights }[]> {
  await models.ensureRead();
  const designs = new Map(
    models.list
      .flatMap((model) => (model.with === null ? [model.without] : [model.with, model.without]))
      .map((design) => [weightKeyOf(design, list), design]),
  );
  if (designs.size === 0) return [];
  const rows = await database.orm
    .select({ key: designWeights.designKey, stored: designWeights.weights })
    .from(designWeights)
    .where(and(ne(designWeights.weighing, WEIGHING), inArray(designWeights.designKey, [...designs.keys()])));
  return rows.flatMap(({ key, stored }) => {
    const design = designs.get(key);
    return design === undefined ? [] : [{ design, stored }];
  });
}

/** After a start with another release: one job of the whole house compares what is stored. */
export async function askToCheckWeights(services: Means): Promise<void> {
  const list = await currentPriceList(services.database);
  if ((await uncompared(services, list)).length === 0) return;
  await addJob(services.database.orm, WEIGHTS_JOB, {}, { now: services.clock(), uniqueKey: WEIGHING });
}

/**
 * Weighs with this release what another one weighed. The stored weight goes on to count in every price; where the two are
 * not the same to 0.01 g, the difference is written beside it and shown, and nothing is billed by it.
 */
export async function checkWeights(
  services: Means & Pick<Services, 'log'>,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<JobResult> {
  const { database } = services;
  const list = await currentPriceList(database);
  const all = await uncompared(services, list);
  const storedOf = new Map(all.map(({ design, stored }) => [design, stored]));
  let differing = 0;
  const note = async (weighed: readonly WeighedDesign[]): Promise<void> => {
    for (const { design, weights } of weighed) {
      const isSame = isSameWeight(storedOf.get(design) ?? [], weights);
      if (!isSame) differing += 1;
      await database.orm
        .update(designWeights)
        .set({ weighing: WEIGHING, other: isSame ? null : { weighing: WEIGHING, weights } })
        .where(eq(designWeights.designKey, weightKeyOf(design, list)));
    }
  };
  progress(0, 'weighing');
  await compareLists(
    all.map(({ design }) => ({ design, shown: null, weights: null })),
    { before: list, after: list },
    { signal, onWeighed: note, onProgress: (done) => progress(done / all.length, 'weighing') },
  );
  if (differing > 0)
    services.log.warn(
      `${differing} of ${all.length} forms weigh otherwise with this release; the stored weights go on to count`,
    );
  return { compared: all.length, differing };
}
