import autocannon from 'autocannon';
import Fastify from 'fastify';
import { searchModels } from '@ringwerk/contract';
import { QUESTIONS } from '@ringwerk/search/test/questions';
import type { Measurement } from '../measurement.ts';
import type { Ask, BenchHouse } from './house.ts';

type Query = Readonly<Record<string, string | number>>;
type Row = Omit<Measurement, 'task'>;

const CONNECTIONS = 32;
const SECONDS = 6;
/** Calls of each kind that are compared, one after another and in turns. */
const COMPARED = 1_500;

const LISTS: readonly Query[] = Array.from({ length: 24 }, (_, at) => ({
  category: 1 + (at % 12),
  page: at < 12 ? 1 : 2,
}));
const SEARCHES: readonly Query[] = QUESTIONS.filter((_, at) => at % 5 === 0).map(({ text }) => ({ q: text }));
const FACETS: readonly Query[] = LISTS.flatMap(({ category = 1 }) => [
  { category, colour: 'rose', pageSize: 1 },
  { category, colour: 'yellow,white', widthMin: 4, pageSize: 1 },
  { category, priceMax: 300_000, stones: 'with', pageSize: 1 },
]);

const pathOf = (query: Query): string =>
  `${searchModels.path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`;

/** Lists, searches and facets of one dealer with the collection of the release, each over 32 connections. */
export async function* listRows(house: BenchHouse, dealer: string): AsyncGenerator<Row> {
  const rows = await house.serve(null, async (logIn, address) => {
    const ask = await logIn(dealer);
    return [await comparedRow(ask, address), ...(await loadRows(ask, address))];
  });
  yield* rows;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;

/** A list call beside a route that does nothing but send the same bytes. */
async function comparedRow({ cookie }: Ask, address: string): Promise<Row> {
  const list = `${address}${pathOf({ category: 1 })}`;
  // Neither is compressed: unpacking it would be measured with one of the two.
  const headers = { cookie, 'accept-encoding': 'identity' };
  const bytes = Buffer.from(await (await fetch(list, { headers })).arrayBuffer());
  const bare = Fastify();
  bare.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  const route = await bare.listen({ host: '127.0.0.1', port: 0 });
  const timeOf = async (url: string): Promise<number> => {
    const start = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    return performance.now() - start;
  };
  const [lists, plain]: [number[], number[]] = [[], []];
  for (let call = -200; call < COMPARED; call += 1) {
    const [own, theirs] = [await timeOf(list), await timeOf(route)];
    if (call < 0) continue;
    lists.push(own);
    plain.push(theirs);
  }
  await bare.close();
  const [own, theirs] = [quantile(lists, 0.95), quantile(plain, 0.95)];
  const note = `${own.toFixed(2)} ms and ${theirs.toFixed(2)} ms for ${bytes.byteLength} bytes, in turns, one after another`;
  return { name: 'list.p95_vs_bare', value: own / theirs, unit: 'ratio', samples: COMPARED, note, limit: 3 };
}

async function loadRows(ask: Ask, address: string): Promise<Row[]> {
  const kinds = [
    ['list', LISTS],
    ['search', SEARCHES],
    ['facets', FACETS],
  ] as const;
  const rows: Row[] = [];
  for (const [kind, queries] of kinds) {
    // Each is asked once before: what is measured is the house on its day, not its first minute.
    for (const query of queries) await ask(query);
    rows.push(await loadRow(kind, queries, { address, cookie: ask.cookie }));
  }
  return rows;
}

async function loadRow(
  kind: string,
  queries: readonly Query[],
  { address, cookie }: { readonly address: string; readonly cookie: string },
): Promise<Row> {
  const before = process.threadCpuUsage();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    requests: queries.map((query) => ({ path: pathOf(query), headers: { cookie, 'accept-encoding': 'br' } })),
  });
  const used = process.threadCpuUsage(before);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests.total} answers to ${kind} failed`);
  const perCore = Math.round((requests.total * 1e6) / (used.user + used.system));
  const note = `${CONNECTIONS} connections, ${queries.length} questions in turns, the load made on the same machine; ${latency.p50} ms half of them, ${latency.p97_5} ms 97.5 of 100; ${perCore} a second of the server’s own processor time; no limit`;
  return { name: `${kind}.per_second`, value: requests.average, unit: '1/s', samples: requests.total, note };
}
