import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WhatIf } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { PriceList } from '@ringwerk/kernel/price';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { designWeights } from '../../storage/schema/design-weights.ts';
import { dealerAgreements, type priceComparisons, type StoredWhatIf } from '../../storage/schema/prices.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';
import { readWeights, weightStore, type Weights } from '../designs/design-weights.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { weightKeyOf } from '../designs/weight-key-of.ts';
import { JobError, type JobContext } from '../jobs/define-job.ts';
import { listingsOfDesigns } from '../stones/listed-stones.ts';
import { compareLists } from './compare-lists.ts';
import { discounted } from './freeze-price-list.ts';
import { composeBeside } from './price-basis.ts';
import { findEdition } from './price-list-repository.ts';
import { belowGuard, biggestMovers, distributionOf, storedPrice, type Article, type Repriced } from './what-if.ts';

const MOVERS = 50;
/** Open quotes of two weeks of a very large house; more would be read in pages. */
const QUOTES_MOST = 20_000;
/** Quotes priced between two looks at what else waits: about five milliseconds. */
const TURN_QUOTES = 50;

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

type ListingsOf = Awaited<ReturnType<typeof listingsOfDesigns>>;

/** Real stones of quoted designs as each dealer can have them: a stone that one dealer holds is free for that one alone. */
async function listingsByDealer(
  database: Database,
  now: Date,
  rows: readonly { readonly dealerId: string; readonly design: Design }[],
): Promise<ReadonlyMap<string, ListingsOf>> {
  const found = new Map<string, ListingsOf>();
  for (const [dealerId, own] of Map.groupBy(rows, (row) => row.dealerId)) {
    const designs = own.map(({ design }) => design);
    found.set(dealerId, await listingsOfDesigns(database.orm, { dealerId, now }, designs));
  }
  return found;
}

async function openQuotes(database: Database, now: Date, after: PriceList): Promise<WhatIf['quotes']> {
  const rows = await database.orm
    .select({
      number: quotes.number,
      dealerId: quotes.dealerId,
      design: quotes.design,
      evaluation: quotes.evaluation,
      before: quotes.cost,
      discounts: dealerAgreements.discounts,
    })
    .from(quotes)
    .leftJoin(dealerAgreements, eq(dealerAgreements.dealerId, quotes.dealerId))
    // Whoever has agreed to a list of his own is not touched by another.
    .where(and(isNull(dealerAgreements.editionId), isNull(quotes.orderedAt), gt(quotes.validUntil, now)))
    .limit(QUOTES_MOST);
  const listingsOf = await listingsByDealer(database, now, rows);
  const priced: { readonly number: string; readonly before: number; readonly after: number }[] = [];
  for (const [index, { number, dealerId, design, evaluation, before, discounts }] of rows.entries()) {
    if (index % TURN_QUOTES === 0) await nextTurn();
    const listings = listingsOf.get(dealerId)?.(design);
    const cost = storedPrice({ design, evaluation, listings }, discounted(after, discounts), kernelOf(after));
    if (cost !== null) priced.push({ number, before, after: cost });
  }
  return {
    count: priced.length,
    unpriced: rows.length - priced.length,
    before: priced.reduce((total, { before }) => total + before, 0),
    after: priced.reduce((total, row) => total + row.after, 0),
    movers: [...biggestMovers(priced, MOVERS)],
  };
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
  const quoted = await openQuotes(database, clock(), after);
  signal.throwIfAborted();
  const warned = belowGuard(priced, edition.content.guard);
  const result: StoredWhatIf = {
    articles: priced.length,
    unpriced,
    distribution: [...distributionOf(priced)],
    movers: biggestMovers(priced, MOVERS).map(stored),
    belowGuard: { count: warned.length, articles: warned.slice(0, MOVERS).map(stored) },
    weighedOtherwise: await weighedOtherwise(database, articles, before),
    quotes: quoted,
  };
  const { edition: against, rates } = now;
  if (against === null) throw new Error('the database has no price list in force');
  return { editionId, version: edition.version, against, rates: rates ?? '', result };
}
