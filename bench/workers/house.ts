import { MODELS } from '@ringwerk/catalogue/models';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { readConfig } from '../../apps/server/src/config.ts';
import {
  keepWeights,
  readWeights,
  weightsIn,
  type WeighedDesign,
} from '../../apps/server/src/modules/designs/design-weights.ts';
import { SERVER_KERNEL } from '../../apps/server/src/modules/designs/server-kernel.ts';
import { compareLists } from '../../apps/server/src/modules/pricing/compare-lists.ts';
import { importRows } from '../house/import-rows.ts';
import { connectDatabase } from '../../apps/server/src/storage/connect-database.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';
import { listOf, RULE, variants } from '../house/variants.ts';

/** What one process of the house does, and how long it takes; printed as one JSON object. */
export interface HouseTimes {
  /** ms, by model. */
  readonly perModel?: readonly number[];
  readonly perSecond?: number;
  readonly count?: number;
  readonly seconds?: number;
  readonly priced?: number;
  readonly unpriced?: number;
  /** ms of processor in the longest turn of the event loop. */
  readonly longest?: number;
}

const WARM_MS = 5_000;
const opening = MODELS.map((model) => model.with ?? model.without);

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A house that publishes its models: each is weighed for the first time, and its weights are stored. */
async function publish(database: Database): Promise<HouseTimes> {
  const weighed: WeighedDesign[] = [];
  const weigh = (design: (typeof opening)[number]): void => {
    const weights = weightsIn(evaluateDesign(design, SERVER_KERNEL, listOf(2_400), RULE));
    if (weights !== null) weighed.push({ design, weights, metals: {} });
  };
  const perModel: number[] = [];
  for (const design of opening) perModel.push(await timed(() => weigh(design)));
  const all = [...variants()];
  const ms = await timed(() => all.forEach(({ design }) => weigh(design)));
  await keepWeights(database.orm, weighed, new Date());
  return { perModel, seconds: ms / 1_000, count: all.length };
}

/** A process that has never seen the models: weights from the database, rules, price. */
async function cold(database: Database): Promise<HouseTimes> {
  const price = listOf(2_400);
  await database.pool.query('select 1');
  const perModel: number[] = [];
  for (const design of opening)
    perModel.push(
      await timed(async () => {
        const weightsOf = await readWeights(database, [design], price);
        evaluateDesign(design, SERVER_KERNEL, price, RULE, { weights: weightsOf(design) });
      }),
    );
  return { perModel };
}

/** A process that has priced the collection before, as the configurator asks it: nothing stored is read. */
async function warm(): Promise<HouseTimes> {
  for (const design of opening) evaluateDesign(design, SERVER_KERNEL, listOf(2_400), RULE);
  const list = listOf(2_500);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < WARM_MS) {
    const design = opening[count % opening.length];
    if (design !== undefined) evaluateDesign(design, SERVER_KERNEL, list, RULE);
    count += 1;
  }
  return { perSecond: (count / (performance.now() - start)) * 1_000, count };
}

/** A what-if as its job computes it, the reading of the weights included. */
async function whatIf(database: Database): Promise<HouseTimes> {
  const all = [...variants()];
  const start = performance.now();
  const weightsOf = await readWeights(
    database,
    all.map(({ design }) => design),
    listOf(2_400),
  );
  const articles = all.map((one) => ({ ...one, weights: weightsOf(one.design) }));
  const { priced, unpriced } = await compareLists(articles, { before: listOf(2_400), after: listOf(2_900) });
  return { seconds: (performance.now() - start) / 1_000, priced: priced.length, unpriced };
}

const WORK: Readonly<Record<string, (database: Database) => Promise<HouseTimes>>> = {
  publish,
  cold,
  warm,
  whatIf,
  importRows,
};
const work = WORK[process.argv[2] ?? ''];
if (work === undefined) throw new Error(`which of ${Object.keys(WORK).join(', ')}?`);
const { database, stop } = await connectDatabase(readConfig(process.env), (line) => process.stderr.write(`${line}\n`));
process.stdout.write(`${JSON.stringify(await work(database))}\n`);
await database.close();
await stop();
