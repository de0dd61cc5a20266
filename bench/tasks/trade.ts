import type { BenchTask, Measurement } from '../measurement.ts';
import { logIn, placeOrder, type Call } from '../trade/first-order.ts';
import { invoiceRows } from '../trade/invoice-rules.ts';
import { archiveRows } from '../trade/order-archives.ts';
import { COUPLES, FAMILY, GIVEN, ORDERS, seedTrade } from '../trade/many-couples.ts';
import { quoteRows } from '../trade/quote-papers.ts';
import { submitRows } from '../trade/submitted-orders.ts';
import { startTrialHouse } from '../trade/trial-house.ts';

/** Requests of each list, after a few that are not counted. */
const SAMPLES = 60;
/** Sums of all orders take longer than a page of a list. */
const SUM_SAMPLES = 20;
const WARM_UP = 5;
const PAGE = 24;

/** Different pages and words for every request, the same in every run. */
const place = (index: number, of: number): number => 1 + ((index * 7_919) % of);
const word = (words: readonly string[], index: number): string => words[index % words.length] ?? '';
const LISTS: Readonly<Record<string, (index: number) => string>> = {
  'couples, pages': (at) => `/api/couples?pageSize=${PAGE}&page=${place(at, Math.floor(COUPLES / PAGE))}`,
  'couples by name, pages': (at) =>
    `/api/couples?sort=name&pageSize=${PAGE}&page=${place(at, Math.floor(COUPLES / PAGE))}`,
  'couples by wedding, first': () => `/api/couples?sort=wedding&pageSize=${PAGE}`,
  'couples, one word': (at) => `/api/couples?pageSize=5&q=${word(FAMILY, at)}`,
  'couples, two words': (at) => `/api/couples?pageSize=5&q=${word(GIVEN, at)}+${word(FAMILY, at)}`,
  'designs, pages': (at) => `/api/saved-designs?pageSize=${PAGE}&page=${place(at, Math.floor(ORDERS / PAGE))}`,
  'designs, couple': (at) => `/api/saved-designs?pageSize=${PAGE}&q=${word(GIVEN, at)}+${word(FAMILY, at)}er`,
  'designs, code': (at) => `/api/saved-designs?pageSize=${PAGE}&q=${place(at, ORDERS).toString(16).padStart(8, '0')}`,
  'orders, first pages': (at) => `/api/orders?pageSize=${PAGE}&page=${place(at, 20)}`,
  'what is due': () => '/api/due',
};

/** No list: sums over orders of a dealer, all of them and those of a week. */
const SUMS: typeof LISTS = {
  'statistics.p95_ms: all orders': () => '/api/statistics?from=2000-01-01&to=2099-12-31',
  'statistics.p95_ms: a week': () => {
    const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    return `/api/statistics?from=${day(7)}&to=${day(0)}`;
  },
};

/** Lists of the manufactory. */
const HOUSE_LISTS: typeof LISTS = {
  'board, open': (at) => `/api/work-orders?pageSize=48&page=${place(at, 20)}`,
  'board, one step': (at) => `/api/work-orders?pageSize=48&page=${place(at, 5)}&status=setting`,
  'board, late': () => '/api/work-orders?pageSize=48&due=late',
  'board, words': (at) => `/api/work-orders?pageSize=48&q=Bench+${place(at, COUPLES)}`,
  'board, shipped': (at) => `/api/work-orders?pageSize=48&page=${place(at, 20)}&status=shipped`,
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;
const row = (name: string, times: readonly number[], note: string): Measurement => ({
  task: 'trade',
  name,
  value: Math.round(p95(times) * 10) / 10,
  unit: 'ms',
  samples: times.length,
  note,
});

async function timesOf(call: Call, addressOf: (index: number) => string, samples = SAMPLES): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + samples; index += 1) {
    const start = performance.now();
    const { statusCode, body } = await call({ url: addressOf(index) });
    if (statusCode !== 200) throw new Error(`${addressOf(index)}: ${statusCode} ${body}`);
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  return times;
}

async function* listRows(): AsyncGenerator<Measurement> {
  const house = await startTrialHouse();
  try {
    const app = await house.open();
    await seedTrade(house.database, await placeOrder(await logIn(app)));
    const all: number[] = [];
    for (const [number, lists] of [
      ['10001', LISTS],
      ['90001', HOUSE_LISTS],
    ] as const) {
      const call = await logIn(app, number);
      for (const [name, addressOf] of Object.entries(lists)) {
        const times = await timesOf(call, addressOf);
        all.push(...times);
        yield row(`list.p95_ms: ${name}`, times, 'whole request, without the network');
      }
    }
    const owner = await logIn(app);
    for (const [name, addressOf] of Object.entries(SUMS))
      yield row(name, await timesOf(owner, addressOf, SUM_SAMPLES), `${ORDERS} orders of one dealer, whole request`);
    const of = `${COUPLES} couples and ${ORDERS} orders of one dealer, whole requests without the network`;
    yield { ...row('list.p95_ms', all, of), limit: 30 };
  } finally {
    await house.close();
  }
}

const PARTS: Readonly<Record<string, () => Iterable<Measurement> | AsyncIterable<Measurement>>> = {
  invoices: invoiceRows,
  quotes: quoteRows,
  submits: submitRows,
  lists: listRows,
  archives: archiveRows,
};

/** `npm run bench -- trade invoices` measures one part. */
export const task: BenchTask = {
  summary:
    'Generated invoices against the rules of EN 16931 and XRechnung; printed quotes; orders sent to a server that is killed; lists of couples, saved designs, orders and the board; archives of orders.',
  async *run(_root, words) {
    const unknown = words.filter((word) => PARTS[word] === undefined);
    if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; parts: ${Object.keys(PARTS).join(', ')}`);
    for (const [name, rows] of Object.entries(PARTS)) if (words.length === 0 || words.includes(name)) yield* rows();
  },
};
