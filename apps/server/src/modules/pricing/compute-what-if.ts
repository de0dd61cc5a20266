import type { Design } from '@ringwerk/kernel';
import type { PriceList } from '@ringwerk/kernel/price';
import { isNotNull } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { designWeights } from '../../storage/schema/design-weights.ts';
import type { priceComparisons, StoredWhatIf } from '../../storage/schema/prices.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';
import { readWeights, weightStore, type Weights } from '../designs/design-weights.ts';
import { weightKeyOf } from '../designs/weight-key-of.ts';
import { JobError, type JobContext } from '../jobs/define-job.ts';
import { compareLists } from './compare-lists.ts';
import { composeBeside } from './price-basis.ts';
import { findEdition } from './price-list-repository.ts';
import { priceOpenQuotes } from './price-open-quotes.ts';
import { whatIfBasis } from './what-if-basis.ts';
import { belowGuard, biggestMovers, distributionOf, type Article, type Repriced } from './what-if.ts';

const MOVERS = 50;
interface Form {
  readonly design: Design;
  readonly shown: ShownForm;
}
interface ShownForm {
  readonly model: HouseModel;
  readonly isWithoutStones: boolean;
}

/** Every model that is or may yet be sold, and its form without stones where it has both. */
function* forms(models: readonly HouseModel[], now: Date): Iterable<Form> {
  for (const model of models) {
    if (stateOf(model, now) === 'withdrawn') continue;
    if (model.with !== null) yield { design: model.with, shown: { model, isWithoutStones: false } };
    yield { design: model.without, shown: { model, isWithoutStones: true } };
  }
}

/** Both lists have the alloys of this moment, and so the same weights. */
async function articlesOf(
  { database, models, clock }: Pick<Services, 'database' | 'models' | 'clock'>,
  list: PriceList,
): Promise<Article<ShownForm>[]> {
  await models.ensureRead();
  const all = [...forms(models.list, clock())];
  const weightsOf = await readWeights(
    database,
    all.map(({ design }) => design),
    list,
  );
  return all.map((form) => ({ ...form, weights: weightsOf(form.design) }));
}

const stored = ({ shown: { model, isWithoutStones }, before, after, margin }: Repriced<ShownForm>) => ({
  setId: model.setId,
  isWithoutStones,
  before,
  after,
  margin,
});

const gramsOf = (weights: Weights): number => weights.reduce((sum, { shown }) => sum + shown, 0);

/** Forms that this release weighs otherwise than they were first weighed. */
async function weighedOtherwise(
  database: Database,
  articles: readonly Article<ShownForm>[],
  list: PriceList,
): Promise<StoredWhatIf['weighedOtherwise']> {
  const rows = await database.orm
    .select({ key: designWeights.designKey, weights: designWeights.weights, other: designWeights.other })
    .from(designWeights)
    .where(isNotNull(designWeights.other));
  const found = new Map(rows.map((row) => [row.key, row]));
  const all = articles.flatMap(({ design, shown }) => {
    const row = found.get(weightKeyOf(design, list));
    if (row === undefined || row.other === null) return [];
    const [grams, otherGrams] = [gramsOf(row.weights), gramsOf(row.other.weights)];
    return [{ setId: shown.model.setId, isWithoutStones: shown.isWithoutStones, grams, otherGrams }];
  });
  return { count: all.length, articles: all.slice(0, MOVERS) };
}

/** Share of the work that is done when the articles are; the rest are the quotes. */
const ARTICLES_SHARE = 0.9;

/**
 * The collection and all open quotes by a list, beside the one that counts; both with the rates of this moment, so that what
 * differs is the list. @throws JobError for a list that is gone.
 */
export async function computeWhatIf(
  services: Pick<Services, 'database' | 'models' | 'clock' | 'log'>,
  editionId: string,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<Omit<typeof priceComparisons.$inferInsert, 'madeAt' | 'madeBy'>> {
  const { database, clock, log } = services;
  const edition = await findEdition(database.orm, editionId);
  if (edition === null) throw new JobError('what-if.gone', 'the list was deleted', { isFinal: true });
  progress(0, 'pricing');
  const { now, before, after } = await composeBeside(database, edition.content);
  const { edition: against, rates, alloys, day } = now;
  const basis = await whatIfBasis(services);
  const articles = await articlesOf(services, before);
  const { priced, unpriced } = await compareLists(
    articles,
    { before, after },
    {
      signal,
      onWeighed: weightStore(database, clock, log).keep,
      onProgress: (done) => progress((done / articles.length) * ARTICLES_SHARE, 'pricing'),
    },
  );
  progress(ARTICLES_SHARE, 'quotes');
  const quoted = await priceOpenQuotes(database, after, {
    now: clock(),
    agreedTo: edition.isAgreedOnly ? editionId : null,
    signal,
    movers: MOVERS,
  });
  const warned = belowGuard(priced, edition.content.guard);
  const result: StoredWhatIf = {
    articles: priced.length,
    unpriced,
    distribution: [...distributionOf(priced)],
    movers: biggestMovers(priced, MOVERS).map(stored),
    belowGuard: { count: warned.length, articles: warned.slice(0, MOVERS).map(stored) },
    weighedOtherwise: await weighedOtherwise(database, articles, before),
    quotes: quoted,
    pricedBy: { alloys, day, ...basis },
  };
  if (against === null) throw new Error('the database has no price list in force');
  return { editionId, version: edition.version, against, rates: rates ?? '', result };
}
