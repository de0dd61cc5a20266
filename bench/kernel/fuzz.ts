import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Measurement } from '../measurement.ts';

const THREADS = 2;
/** Designs by kind; KERNEL_FUZZ_SHARE asks for a part of them. */
const DESIGNS = { likely: 4000, wild: 4800, spoilt: 1200 } as const;
const SHARE = Number(process.env.KERNEL_FUZZ_SHARE ?? 1);
/** `3/40` judges the third of forty parts alone, on one thread: all parts together are the whole. */
const PART = process.env.KERNEL_FUZZ_PART ?? null;

/** What one thread is asked for: every `step`th design of each kind, from `first` on. */
export interface FuzzOrder {
  readonly counts: Readonly<Record<keyof typeof DESIGNS, number>>;
  readonly first: number;
  readonly step: number;
}

/** What one thread found. */
export interface FuzzFindings {
  readonly designs: number;
  readonly made: number;
  readonly settled: number;
  readonly slowest: number;
  readonly seed: number;
  readonly failures: readonly { readonly faults: readonly string[]; readonly record: unknown }[];
}

async function findings(order: FuzzOrder): Promise<FuzzFindings> {
  const worker = new Worker(new URL('../workers/fuzz.ts', import.meta.url), { workerData: order });
  const [found]: FuzzFindings[] = await once(worker, 'message'); // the worker's one message
  await worker.terminate();
  if (found === undefined) throw new Error('The worker ended without an answer.');
  return found;
}

/** One order for every thread. */
function ordersOf(counts: FuzzOrder['counts']): FuzzOrder[] {
  if (PART === null) return Array.from({ length: THREADS }, (_, first) => ({ counts, first, step: THREADS }));
  const [part = 0, parts = 0] = PART.split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error('KERNEL_FUZZ_PART is written as 3/40: the third of forty parts.');
  return [{ counts, first: part - 1, step: parts }];
}

/** Thousands of records through the whole kernel. A failing one is written to stderr. */
export async function* fuzzRows(): AsyncGenerator<Measurement> {
  const counts = {
    likely: Math.ceil(DESIGNS.likely * SHARE),
    wild: Math.ceil(DESIGNS.wild * SHARE),
    spoilt: Math.ceil(DESIGNS.spoilt * SHARE),
  };
  const all = await Promise.all(ordersOf(counts).map(findings));
  const sum = (of: (found: FuzzFindings) => number): number => all.reduce((total, found) => total + of(found), 0);
  const failures = all.flatMap((found) => found.failures);
  for (const failure of failures) console.error(JSON.stringify(failure));
  const designs = sum(({ designs: own }) => own);
  const row = { task: 'kernel', unit: 'designs', samples: designs };
  const kinds = `${counts.likely} near a designer's wish, ${counts.wild} anywhere in the table, ${counts.spoilt} spoilt records`;
  yield {
    ...row,
    name: 'fuzz.designs',
    value: designs,
    ...(SHARE >= 1 && PART === null && { atLeast: 10_000 }),
    note: `seed ${all[0]?.seed}${PART === null ? '' : `, part ${PART}`}: ${kinds}; ${sum(({ made }) => made)} rings can be made and are measured at export fineness, refused ones held to closed meshes`,
  };
  const slowest = Math.round(Math.max(...all.map((found) => found.slowest)));
  yield {
    ...row,
    name: 'fuzz.failures',
    value: failures.length,
    limit: 0,
    note: `${sum(({ settled }) => settled)} rings with beads, stones or letters worked to the bodies of their files, alloy by alloy; slowest design ${slowest} ms of the processor's own time`,
  };
}
