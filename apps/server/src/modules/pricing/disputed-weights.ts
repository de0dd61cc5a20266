import type {
  DisputedWeight,
  Language,
  listDisputedWeights,
  takeDisputedWeights,
  WeightSort,
} from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import type { PriceList } from '@ringwerk/kernel/price';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { designWeights } from '../../storage/schema/design-weights.ts';
import { models as modelsTable } from '../../storage/schema/models.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';
import { change } from '../collection/change-collection.ts';
import type { Weights } from '../designs/design-weights.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { weightKeyOf, type ListedMetals } from '../designs/weight-key-of.ts';
import { toPage, type PageQuery } from '../paging.ts';
import { inAlphabet, type SortQuestion } from '../sorted-by.ts';
import { currentPriceList } from './price-basis.ts';
import { NO_FACTOR } from './what-if.ts';

type Body = z.output<typeof takeDisputedWeights.body>;
type Answer = z.output<typeof listDisputedWeights.answer>;
interface Form {
  readonly model: HouseModel;
  readonly isWithoutStones: boolean;
}
/** A design of the collection with the models that have it. */
interface WeighedForms {
  readonly design: Design;
  readonly forms: Form[];
}
interface Disputed extends WeighedForms {
  readonly key: string;
  readonly stored: Weights;
  readonly other: Weights;
  readonly weighing: string;
  readonly weighedAt: Date;
}

const sumOf = (weights: Weights, field: 'shown' | 'stoneCount' | 'tradeCarats'): number =>
  weights.reduce((sum, ring) => sum + ring[field], 0);
const differenceOf = ({ stored, other }: Disputed): number => Math.abs(sumOf(other, 'shown') - sumOf(stored, 'shown'));

/** Designs of the collection by the keys under which their weights count now. */
function formsByKey(list: readonly HouseModel[], metals: ListedMetals): ReadonlyMap<string, WeighedForms> {
  const found = new Map<string, WeighedForms>();
  const note = (design: Design, form: Form): void => {
    const key = weightKeyOf(design, metals);
    const known = found.get(key);
    if (known === undefined) found.set(key, { design, forms: [form] });
    else known.forms.push(form);
  };
  for (const model of list) {
    if (model.with !== null) note(model.with, { model, isWithoutStones: false });
    note(model.without, { model, isWithoutStones: true });
  }
  return found;
}

/** Everything that is billed otherwise than this release weighs it, the greatest difference first. */
async function disputed(
  { models }: Pick<Services, 'models'>,
  database: Queryable,
  metals: ListedMetals,
): Promise<Disputed[]> {
  const rows = await database.select().from(designWeights).where(isNotNull(designWeights.other));
  if (rows.length === 0) return [];
  await models.ensureRead();
  const forms = formsByKey(models.list, metals);
  return rows
    .flatMap(({ designKey: key, weights: stored, other, weighedAt }) => {
      const found = forms.get(key);
      // Of a metal that has another density by now, or of a form that was replaced: nothing is priced by it.
      if (found === undefined || other === null) return [];
      return [{ ...found, key, stored, other: other.weights, weighing: other.weighing, weighedAt }];
    })
    .toSorted((a, b) => differenceOf(b) - differenceOf(a) || a.key.localeCompare(b.key));
}

const costOf = (design: Design, list: PriceList, weights: Weights): number | null =>
  evaluateDesign(design, kernelOf(list), list, NO_FACTOR, { weights }).total?.cost ?? null;

function answerOf(row: Disputed, list: PriceList, now: Date, language: Language): DisputedWeight {
  const { key, weighing, design, forms, weighedAt } = row;
  const side = (weights: Weights) => ({
    grams: sumOf(weights, 'shown'),
    stones: sumOf(weights, 'stoneCount'),
    carats: sumOf(weights, 'tradeCarats'),
    cost: costOf(design, list, weights),
  });
  return {
    key,
    weighing,
    forms: forms.map(({ model, isWithoutStones }) => ({
      setId: model.setId,
      articleNumber: model.articleNumber,
      name: model.names[language],
      state: stateOf(model, now),
      isWithoutStones,
    })),
    stored: side(row.stored),
    other: side(row.other),
    weighedAt: weighedAt.toISOString(),
  };
}

/** Signed: what becomes heavier on one side, what becomes lighter on the other. */
const changeOf = ({ stored, other }: Disputed): number => sumOf(other, 'shown') - sumOf(stored, 'shown');
const articleOf = ({ forms }: Disputed): string => forms[0]?.model.articleNumber ?? '';
const SORTED_BY: Readonly<Record<WeightSort, (a: Disputed, b: Disputed) => number>> = {
  article: (a, b) => inAlphabet(articleOf(a), articleOf(b)),
  stored: (a, b) => sumOf(a.stored, 'shown') - sumOf(b.stored, 'shown'),
  other: (a, b) => sumOf(a.other, 'shown') - sumOf(b.other, 'shown'),
  difference: (a, b) => changeOf(a) - changeOf(b),
};

/** Equal rows keep their order, so that pages never overlap. */
function sorted(rows: readonly Disputed[], { sort, descending }: SortQuestion<WeightSort>): readonly Disputed[] {
  if (sort === undefined) return rows;
  const sign = descending === 'true' ? -1 : 1;
  return rows.toSorted((a, b) => sign * SORTED_BY[sort](a, b));
}

export async function readDisputedWeights(
  services: Pick<Services, 'database' | 'models' | 'clock'>,
  query: PageQuery & SortQuestion<WeightSort>,
  language: Language,
): Promise<Answer> {
  const { database, clock } = services;
  const { page, pageSize, offset } = toPage(query);
  const list = await currentPriceList(database);
  const all = await disputed(services, database.orm, list);
  const now = clock();
  return {
    page,
    pageSize,
    total: all.length,
    weights: sorted(all, query)
      .slice(offset, offset + pageSize)
      .map((row) => answerOf(row, list, now, language)),
    all: all.map(({ key, weighing }) => ({ key, weighing })),
  };
}

/**
 * Bills designs by what this release weighs from now on, all or none. Quotes and orders have their own weights in their evaluations.
 * @throws CodedError `weight.changed` where one was taken already, or a release has weighed it otherwise again
 */
export async function takeWeights(services: Services, caller: Caller, { weights }: Body): Promise<{ taken: number }> {
  const list = await currentPriceList(services.database);
  const chosen = new Map(weights.map(({ key, weighing }) => [key, weighing]));
  await change(services, async (transaction) => {
    const all = await disputed(services, transaction, list);
    const rows = all.filter(({ key, weighing }) => chosen.get(key) === weighing);
    if (rows.length !== chosen.size) throw new CodedError('weight.changed');
    await takeOver(transaction, rows, services.clock());
    for (const row of rows) await audit(transaction, caller, services.clock(), row);
  });
  return { taken: chosen.size };
}

async function takeOver(transaction: Transaction, rows: readonly Disputed[], now: Date): Promise<void> {
  const keys = rows.map(({ key }) => key);
  const written = await transaction
    .update(designWeights)
    .set({
      weights: sql`${designWeights.other} -> 'weights'`,
      weighing: sql`${designWeights.other} ->> 'weighing'`,
      other: null,
      weighedAt: now,
      takenAt: now,
    })
    .where(and(inArray(designWeights.designKey, keys), isNotNull(designWeights.other)))
    .returning({ key: designWeights.designKey });
  if (written.length !== keys.length) throw new CodedError('weight.changed');
  const setIds = new Set(rows.flatMap(({ forms }) => forms.map(({ model }) => model.setId)));
  // Every process prices these models anew; nobody's open form of one is outdated by it.
  await transaction
    .update(modelsTable)
    .set({ changedTx: sql`pg_current_xact_id()` })
    .where(inArray(modelsTable.setId, [...setIds]));
}

async function audit(transaction: Transaction, caller: Caller, now: Date, row: Disputed): Promise<void> {
  const [first] = row.forms;
  if (first === undefined) throw new Error('a weight of the collection has a form');
  const side = (weights: Weights) => ({ grams: sumOf(weights, 'shown'), carats: sumOf(weights, 'tradeCarats') });
  await recordAudit(transaction, caller, now, {
    action: 'weight.taken',
    entity: 'model',
    entityId: String(first.model.setId),
    before: side(row.stored),
    after: side(row.other),
    detail: {
      articles: row.forms.map(({ model }) => model.articleNumber).join(', '),
      isWithoutStones: first.isWithoutStones,
      weighing: row.weighing,
    },
  });
}
