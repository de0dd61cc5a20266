import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChangedArticle, Language, WhatIf } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { PriceList } from '@ringwerk/kernel/price';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { dealerAgreements } from '../../storage/schema/prices.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';
import { readWeights, weightStore } from '../designs/design-weights.ts';
import { SERVER_KERNEL } from '../designs/server-kernel.ts';
import { listingsOfDesigns } from '../stones/listed-stones.ts';
import { compareLists } from './compare-lists.ts';
import { discounted } from './freeze-price-list.ts';
import { composeNow, currentPriceList } from './price-basis.ts';
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

async function articlesOf({
  database,
  models,
  clock,
}: Pick<Services, 'database' | 'models' | 'clock'>): Promise<Article<ShownForm>[]> {
  await models.ensureRead();
  const all = [...forms(models.list, clock())];
  const weightsOf = await readWeights(
    database,
    all.map(({ design }) => design),
  );
  return all.map((form) => ({ ...form, weights: weightsOf(form.design) }));
}

const answerOf =
  (language: Language) =>
  ({ shown: { model, isWithoutStones }, before, after, margin }: Repriced<ShownForm>): ChangedArticle => ({
    setId: model.setId,
    articleNumber: model.articleNumber,
    kind: model.kind,
    categories: [...model.categories],
    name: model.names[language],
    isWithoutStones,
    before,
    after,
    margin,
  });

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
    const cost = storedPrice({ design, evaluation, listings }, discounted(after, discounts), SERVER_KERNEL);
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

/**
 * The collection and all open quotes by a list, beside the one that counts; both with the rates of this moment, so that what
 * differs is the list.
 */
export async function whatIf(
  services: Pick<Services, 'database' | 'models' | 'clock' | 'log'>,
  id: string,
  language: Language,
): Promise<WhatIf> {
  const { database, clock, log } = services;
  const edition = await findEdition(database.orm, id);
  if (edition === null) throw new CodedError('price-list.unknown');
  const before = await currentPriceList(database);
  const after = await composeNow(database, edition.content);
  const articles = await articlesOf(services);
  const { keep } = weightStore(database, clock, log);
  const { priced, unpriced } = await compareLists(articles, { before, after }, { onWeighed: keep });
  const answer = answerOf(language);
  const warned = belowGuard(priced, edition.content.guard);
  return {
    articles: priced.length,
    unpriced,
    distribution: [...distributionOf(priced)],
    movers: biggestMovers(priced, MOVERS).map(answer),
    belowGuard: { count: warned.length, articles: warned.slice(0, MOVERS).map(answer) },
    quotes: await openQuotes(database, clock(), after),
  };
}
