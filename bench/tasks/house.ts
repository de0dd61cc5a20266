import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Design, Evaluation } from '@ringwerk/kernel';
import { evaluateDesign, repriceDesign } from '@ringwerk/kernel/evaluate';
import { readConfig } from '../../apps/server/src/config.ts';
import { SERVER_KERNEL } from '../../apps/server/src/modules/designs/server-kernel.ts';
import { connectDatabase } from '../../apps/server/src/storage/connect-database.ts';
import { migrate } from '../../apps/server/src/storage/migrate.ts';
import { listOf, RULE, SIZES, VARIANTS, variants } from '../house/variants.ts';
import type { BenchTask, Measurement } from '../measurement.ts';
import type { HouseTimes } from '../workers/house.ts';

const QUOTES = 5_000;

const run = promisify(execFile);
const row = (name: string, value: number, unit: string, samples: number, note: string): Measurement => ({
  task: 'house',
  name,
  value: Math.round(value * 100) / 100,
  unit,
  samples,
  note,
});
const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;

/** One part of the work in a process of its own, on the database of the bench. */
async function inProcess(part: string, dataDir: string): Promise<Required<HouseTimes>> {
  const worker = fileURLToPath(new URL('../workers/house.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [worker, part], { env: { ...process.env, DATA_DIR: dataDir } });
  const none = { perModel: [], perSecond: NaN, count: NaN, seconds: NaN, priced: NaN, unpriced: NaN, longest: NaN };
  return { ...none, ...JSON.parse(stdout) }; // printed by our own worker
}

async function* publishedRows(dataDir: string): AsyncGenerator<Measurement> {
  const { perModel, seconds, count } = await inProcess('publish', dataDir);
  const first = 'the very first weighing of each model, in a fresh process, before it is stored; no limit';
  yield row('price.first_weighing_p95_ms', p95(perModel), 'ms', perModel.length, first);
  yield row(
    'whatif.first_weighing_s',
    seconds,
    's',
    count,
    'every variant weighed once, as by its publication; no limit',
  );
}

async function* coldRows(dataDir: string): AsyncGenerator<Measurement> {
  const { perModel } = await inProcess('cold', dataDir);
  const note =
    'first evaluation of each model in a fresh process; its weight is read from the database, where publication wrote it';
  yield { ...row('price.catalogue_p95_ms', p95(perModel), 'ms', perModel.length, note), limit: 5 };
  const warm = await inProcess('warm', dataDir);
  const weighed = 'one core, the collection weighed once before by the same process; nothing stored is read';
  yield { ...row('price.evaluations_per_s', warm.perSecond, '1/s', warm.count, weighed), atLeast: 2_000 };
}

async function* whatIfRows(dataDir: string): AsyncGenerator<Measurement> {
  const { seconds, priced, unpriced } = await inProcess('whatIf', dataDir);
  const models = priced + unpriced;
  const what = `the collection with its stones in ${SIZES} sizes; ${unpriced} of them cannot be made`;
  yield { ...row('whatif.models', models, 'models', models, what), atLeast: VARIANTS };
  const note = 'both lists, one thread, a fresh process; weights read from the database';
  yield { ...row('whatif.seconds', seconds, 's', models, note), limit: 20 };
}

async function* importRows(dataDir: string): AsyncGenerator<Measurement> {
  const { perSecond, count, longest } = await inProcess('importRows', dataDir);
  const note = `an exported collection of ${count} articles with all its columns, read, looked at and each answer stored, by the job`;
  yield { ...row('catalogue.import_rows_per_s', perSecond, '1/s', count, note), atLeast: 1_000 };
  const turn =
    'of the event loop while a file of 100,000 rows that name no article is uploaded and answered; processor time';
  yield { ...row('catalogue.import_longest_turn_ms', longest, 'ms', 1, turn), limit: 100 };
}

/** Quotes as they are stored, one list in ten after another; each is computed again from its record, weights and list. */
function mismatchRow(): Measurement {
  const lists = new Map(
    Array.from({ length: 10 }, (_, change) => listOf(2_400 + change * 137)).map((list) => [list.id, list]),
  );
  const frozen = [...lists.values()];
  const stored = [...variants(QUOTES)].map(({ design }, index) => {
    const list = frozen[index % frozen.length] ?? listOf(2_400);
    const evaluation = evaluateDesign(design, SERVER_KERNEL, list, RULE);
    return JSON.stringify({ design, evaluation, listId: list.id, cost: evaluation.total?.cost ?? null });
  });
  const wrong = stored.filter((text) => {
    // Written just above in this form.
    const quote = JSON.parse(text) as { design: Design; evaluation: Evaluation; listId: string; cost: number | null };
    const list = lists.get(quote.listId);
    const trades = list === undefined ? null : repriceDesign(quote.design, quote.evaluation, SERVER_KERNEL, list);
    return (trades?.reduce((sum, { cost }) => sum + cost, 0) ?? null) !== quote.cost;
  });
  const note = 'recomputed to the cent from record, weights, counts and frozen list after ten list changes';
  return { ...row('price.recompute_mismatches', wrong.length, 'quotes', stored.length, note), limit: 0 };
}

export const task: BenchTask = {
  summary:
    'What the manufactory waits for: prices of the collection cold and warm, stored quotes recomputed, a what-if, an import.',
  async *run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-house-'));
    const config = readConfig({ ...process.env, DATA_DIR: dataDir });
    const { database, stop } = await connectDatabase(config, (line) => void process.stderr.write(`${line}\n`));
    try {
      await migrate(database);
      yield* publishedRows(dataDir);
      yield* coldRows(dataDir);
      yield* whatIfRows(dataDir);
      yield* importRows(dataDir);
    } finally {
      await database.close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    yield mismatchRow();
  },
};
