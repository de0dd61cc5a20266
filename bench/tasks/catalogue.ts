import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ALLOYS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { searchModels } from '@ringwerk/contract';
import { meets, QUESTIONS, type LabelledQuestion } from '@ringwerk/search/test/questions';
import { modelColumns } from '../../apps/server/src/modules/catalogue/search/model-columns.ts';
import { everything, findPlaces, readModels } from '../../apps/server/src/modules/catalogue/search/model-search.ts';
import { logIn as logInTo, placeOrder } from '../trade/first-order.ts';
import { COUPLES, ORDERS, seedTrade } from '../trade/many-couples.ts';
import { everythingTimes } from '../catalogue/everything.ts';
import { CURRENCIES, DEALER, sellIn, type Currency } from '../catalogue/dealer-rules.ts';
import { listRows } from '../catalogue/lists.ts';
import { openHouse, type Ask, type BenchHouse, type Found } from '../catalogue/house.ts';
import { manyModels, randomNumbers } from '../catalogue/many-models.ts';
import { trigramTimes } from '../catalogue/trigrams.ts';
import { wordsRows } from '../catalogue/words-rows.ts';
import type { BenchTask, Measurement } from '../measurement.ts';

const MODELS_MANY = 100_000;
const GALLERIES = 300;
/** Of the plain questions, those that PostgreSQL is asked: it takes seconds for some. */
const TRIGRAM_EVERY = 8;

const row = (name: string, value: number, unit: string, samples: number, note: string): Measurement => ({
  task: 'catalogue',
  name,
  value: Math.round(value * 10_000) / 10_000,
  unit,
  samples,
  note,
});
const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;
const p95 = (times: readonly number[]): number => quantile(times, 0.95);

function currencyOf({ labels }: LabelledQuestion): Currency {
  const foreign = (['JPY', 'KRW'] as const).find((code) => labels.some(({ text }) => text.endsWith(`:${code}`)));
  return foreign ?? 'EUR';
}

const parse = (text: string): Found => searchModels.answer.parse(JSON.parse(text));
const PAGE = 96;

/** Gross price of every article at one dealer, whole units. */
async function pricesAt(ask: Ask, minor: number): Promise<ReadonlyMap<number, number>> {
  const prices = new Map<number, number>();
  for (let page = 1; prices.size < MODELS.length && page <= MODELS.length / PAGE + 1; page += 1) {
    const { text } = await ask({ sort: 'article', pageSize: PAGE, page });
    for (const { setId, with: set, without } of parse(text).models)
      prices.set(setId, ((set ?? without)?.retail.gross ?? NaN) / minor);
  }
  return prices;
}

interface Judged {
  readonly question: LabelledQuestion;
  /** A ring with as many of its labels as any ring has is among the first three. */
  readonly isFound: boolean;
  /** Share of its labels that the first ring has. */
  readonly met: number;
}

async function judge(question: LabelledQuestion, ask: Ask, prices: ReadonlyMap<number, number>): Promise<Judged> {
  const metBy = (setId: number): number => {
    const model = MODELS.find((one) => one.setId === setId);
    const gross = prices.get(setId) ?? NaN;
    return model === undefined ? 0 : question.labels.filter((label) => meets({ model, gross }, label)).length;
  };
  const most = Math.max(...MODELS.map(({ setId }) => metBy(setId)));
  const { text } = await ask({ q: question.text, pageSize: 3 });
  const found = parse(text).models.map(({ setId }) => metBy(setId));
  return { question, isFound: found.includes(most), met: (found[0] ?? 0) / question.labels.length };
}

async function* labelledRows(house: BenchHouse): AsyncGenerator<Measurement> {
  const judged = await house.serve(null, async (logIn) => {
    const ask = await logIn(DEALER);
    const all: Judged[] = [];
    for (const currency of CURRENCIES) {
      const minor = await sellIn(currency, house);
      const prices = await pricesAt(ask, minor);
      for (const question of QUESTIONS)
        if (currencyOf(question) === currency) all.push(await judge(question, ask, prices));
    }
    return all;
  });
  const share = (some: readonly Judged[]): number => some.filter(({ isFound }) => isFound).length / some.length;
  const missed = judged.filter(({ isFound }) => !isFound).map(({ question }) => question.text);
  const what = `labelled questions in six languages over HTTP, the collection of the release; missed: ${missed.join(' | ')}`;
  yield { ...row('search.top3', share(judged), 'share', judged.length, what), atLeast: 0.95 };
  const typed = judged.filter(({ question }) => question.set === 'typing-errors');
  yield row('search.top3_typing_errors', share(typed), 'share', typed.length, 'those with errors of typing; no limit');
  const sentences = judged.filter(({ question }) => question.set === 'sentences');
  const met = sentences.reduce((sum, one) => sum + one.met, 0) / sentences.length;
  yield row('search.labels_met', met, 'share', sentences.length, 'of whole sentences, met by the first ring; no limit');
}

setFlagsFromString('--expose_gc');
// The flag puts `gc` into every context that is made after it.
const collectGarbage: () => void = runInNewContext('gc');

function memoryMiB(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

function galleryQueries(): readonly Readonly<Record<string, string | number>>[] {
  const random = randomNumbers(7);
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
  return Array.from({ length: GALLERIES }, () => {
    const colour = pick(['', '', 'rose', 'yellow,white']) ?? '';
    return {
      category: 1 + Math.floor(random() * 12),
      sort: pick(['relevance', 'price', 'price-desc', 'width', 'popular', 'article'] as const) ?? 'relevance',
      page: 1 + Math.floor(random() * 5),
      ...(colour === '' ? {} : { colour }),
      ...(random() < 0.3 ? { widthMin: 4 } : {}),
      ...(random() < 0.3 ? { priceMax: 300_000 } : {}),
    };
  });
}

const timesOf = async (
  ask: Ask,
  queries: readonly Readonly<Record<string, string | number>>[],
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const query of queries) times.push((await ask(query)).ms);
  return times;
};

async function* manyRows(house: BenchHouse): AsyncGenerator<Measurement> {
  const models = manyModels(MODELS_MANY);
  const questions = QUESTIONS.map(({ text }) => ({ q: text }));
  /** A portal with a part of the models, when it has answered its first question. */
  const settled = async (logIn: (customerNumber: string) => Promise<Ask>) => {
    const ask = await logIn(DEALER);
    // The first question waits until the collection is weighed and priced.
    const { ms: first } = await ask({ q: 'Platin' });
    return { ask, first, memory: memoryMiB() };
  };
  const few = models.slice(0, MODELS.length);
  const { memory: before } = await house.serve(few, settled);
  const measured = await house.serve(models, async (logIn) => {
    const { ask, first, memory } = await settled(logIn);
    await timesOf(ask, questions.slice(0, 60));
    const [search, gallery] = [await timesOf(ask, questions), await timesOf(ask, galleryQueries())];
    return { first, memory: memory - before, search, gallery };
  });
  const size = `${models.length} models, one dealer, one question after another`;
  yield { ...row('search.p95_ms', p95(measured.search), 'ms', measured.search.length, size), limit: 30 };
  yield row('search.p50_ms', quantile(measured.search, 0.5), 'ms', measured.search.length, `${size}; no limit`);
  yield { ...row('gallery.p95_ms', p95(measured.gallery), 'ms', measured.gallery.length, size), limit: 20 };
  const memory =
    'index, orders, weighed forms and one dealer’s prices, more than with 425 models, beside the models themselves';
  yield { ...row('memory.mib_per_100k', measured.memory, 'MiB', 1, memory), limit: 150 };
  yield row('search.first_s', measured.first / 1000, 's', 1, 'the collection is indexed, weighed and priced; no limit');
  yield* trigramRows(house, models);
}

/** What the header asks for, of a dealer with many couples and orders. */
async function* everythingRows(house: BenchHouse): AsyncGenerator<Measurement> {
  const times = await house.serve(manyModels(MODELS_MANY), async (logIn, _address, app) => {
    const ask = await logIn(DEALER);
    await ask({ q: 'Platin' });
    await seedTrade(house.database, await placeOrder(await logInTo(app, DEALER)));
    return everythingTimes(ask);
  });
  const of = `${MODELS_MANY} models, ${COUPLES} couples and ${ORDERS} orders of one dealer: rings and records at once, while a text is typed; no limit`;
  yield row('search.everything_p95_ms', p95(times), 'ms', times.length, of);
}

/** The index by itself beside trigrams by themselves: neither with prices, pages and HTTP. */
async function* trigramRows(house: BenchHouse, models: ReturnType<typeof manyModels>): AsyncGenerator<Measurement> {
  const columns = await modelColumns(models, ALLOYS);
  const gross = new Float64Array(models.length).fill(200_000);
  const means = {
    columns,
    prices: { gross, minorPer: () => 100 },
    isWithStones: (place: number) => models[place]?.with !== null,
    among: everything(columns),
  };
  const plain = QUESTIONS.filter(({ set }) => set === 'plain');
  const asked = plain.filter((_, index) => index % TRIGRAM_EVERY === 0).map(({ text }) => text);
  const find = (text: string): number => {
    const start = performance.now();
    const read = readModels(columns, text);
    if (read !== null) findPlaces(read, means);
    return performance.now() - start;
  };
  for (const text of asked) find(text);
  const own = p95(asked.map(find));
  const theirs = p95(await trigramTimes(house.database, models, asked));
  const note = `own index ${own.toFixed(2)} ms, PostgreSQL with trigrams ${theirs.toFixed(0)} ms; both without prices and HTTP`;
  yield { ...row('search.p95_vs_pg_trgm', own / theirs, 'ratio', asked.length, note), limit: 1 / 50 };
}

const PARTS = ['labelled', 'lists', 'words', 'many', 'everything'] as const;

export const task: BenchTask = {
  summary:
    'How the catalogue is searched and listed: labelled questions, lists under load, sentences that become designs, times with a hundred thousand models, memory.',
  async *run(_, words) {
    const wanted = PARTS.filter((part) => words.length === 0 || words.includes(part));
    const house = await openHouse();
    try {
      if (wanted.includes('labelled')) yield* labelledRows(house);
      if (wanted.includes('lists'))
        for await (const one of listRows(house, DEALER))
          yield { ...one, task: 'catalogue', value: Math.round(one.value * 10_000) / 10_000 };
      if (wanted.includes('words')) yield* wordsRows(house);
      if (wanted.includes('many')) yield* manyRows(house);
      if (wanted.includes('everything')) yield* everythingRows(house);
    } finally {
      await house.close();
    }
  },
};
