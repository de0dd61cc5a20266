import { FIRST_HOUSE_LIST, FIRST_RATES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { parseDesign, type Design, type Evaluation } from '@ringwerk/kernel';
import { evaluateDesign, repriceDesign } from '@ringwerk/kernel/evaluate';
import type { PriceList, RetailRule } from '@ringwerk/kernel/price';
import { SERVER_KERNEL } from '../../apps/server/src/modules/designs/server-kernel.ts';
import { composeFrozen } from '../../apps/server/src/modules/pricing/freeze-price-list.ts';
import { compareLists } from '../../apps/server/src/modules/pricing/what-if.ts';
import type { BenchTask, Measurement } from '../measurement.ts';

const VARIANTS = 10_000;
const QUOTES = 5_000;
const WARM_MS = 5_000;
const SIZES = 24;
const FIRST_SIZE = 48;
const RULE: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
const DAY = '2026-11-24';

const listOf = (turning: number): PriceList => composeFrozen({ ...FIRST_HOUSE_LIST, turning }, FIRST_RATES, DAY);
const row = (name: string, value: number, unit: string, samples: number, note: string): Measurement => ({
  task: 'house',
  name,
  value: Math.round(value * 100) / 100,
  unit,
  samples,
  note,
});

/** Designs of the collection, with their stones, in one size after another. */
function* variants(count: number): Iterable<{ readonly design: Design; readonly shown: number }> {
  for (let index = 0; index < count; index += 1) {
    const model = MODELS[index % MODELS.length];
    if (model === undefined) throw new Error('the collection is empty');
    const design = model.with ?? model.without;
    const size = FIRST_SIZE + (Math.floor(index / MODELS.length) % SIZES);
    const sized = parseDesign({ ...design, rings: design.rings.map((ring) => ({ ...ring, size })) });
    if (sized.ok) yield { design: sized.value, shown: index };
  }
}

function coldRow(): Measurement {
  const times = MODELS.map(({ with: stones, without }) => {
    const start = performance.now();
    evaluateDesign(stones ?? without, SERVER_KERNEL, listOf(2_400), RULE);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  const note = 'first evaluation of each model in a fresh process; heads and seats are meshed for their weight';
  return { ...row('price.catalogue_p95_ms', p95, 'ms', times.length, note), limit: 5 };
}

function warmRow(): Measurement {
  const list = listOf(2_500);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < WARM_MS) {
    const model = MODELS[count % MODELS.length];
    if (model !== undefined) evaluateDesign(model.with ?? model.without, SERVER_KERNEL, list, RULE);
    count += 1;
  }
  const rate = (count / (performance.now() - start)) * 1_000;
  return {
    ...row('price.evaluations_per_s', rate, '1/s', count, 'one core, the collection once before'),
    atLeast: 2_000,
  };
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
    'What the manufactory waits for: prices of the collection cold and warm, stored quotes recomputed, a what-if.',
  async *run() {
    yield coldRow();
    yield warmRow();
    const start = performance.now();
    const lists = { before: listOf(2_400), after: listOf(2_900) };
    const { priced, unpriced } = await compareLists(variants(VARIANTS), lists, SERVER_KERNEL);
    const seconds = (performance.now() - start) / 1_000;
    const models = priced.length + unpriced;
    const note = `the collection with its stones in ${SIZES} sizes; ${unpriced} of them cannot be made`;
    yield { ...row('whatif.models', models, 'models', models, note), atLeast: VARIANTS };
    yield { ...row('whatif.seconds', seconds, 's', models, 'both lists, one core'), limit: 20 };
    yield mismatchRow();
  },
};
