import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Measurement } from '../measurement.ts';

const THREADS = 2;
/** Designs by kind; KERNEL_FUZZ_SHARE asks for a part of them. */
const DESIGNS = { likely: 4000, wild: 3600, spoilt: 1200, mutated: 800, edges: 800 } as const;
const SHARE = Number(process.env.KERNEL_FUZZ_SHARE ?? 1);
/** `3/40` judges the third of forty parts alone: all parts together are the whole. */
const PART = process.env.KERNEL_FUZZ_PART ?? null;

/** What one thread is asked for: every `step`th design of each kind, from `first` on. */
export interface FuzzOrder {
  readonly counts: Readonly<Record<keyof typeof DESIGNS, number>>;
  readonly first: number;
  readonly step: number;
}

/** Processor's own time for one record, ms. */
export interface Slowest {
  readonly ms: number;
  readonly kind: string;
  readonly record: unknown;
}

/** Most of it. */
export const TIME_LIMIT = 1000;

/** What one thread found. */
export interface FuzzFindings {
  readonly designs: number;
  readonly made: number;
  readonly settled: number;
  /** Rings whose mirror image could be written down and was weighed. */
  readonly mirrored: number;
  /** Of these, mirrored in the plane through the top, where left stays left. */
  readonly mirroredRound: number;
  readonly mirrorMismatches: number;
  /** Bodies of files that are not one shell. */
  readonly shellsWrong: number;
  readonly slowest: Slowest;
  readonly seed: number;
  /** Each written to stderr when it was found. */
  readonly failures: number;
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
  const [part = 0, parts = 0] = (PART ?? '1/1').split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error('KERNEL_FUZZ_PART is written as 3/40: the third of forty parts.');
  return Array.from({ length: THREADS }, (_, thread) => ({
    counts,
    first: (part - 1) * THREADS + thread,
    step: parts * THREADS,
  }));
}

/** Which rings were mirrored and how; the rest cannot be written down. */
const mirrorNote = (made: number, mirrored: number, round: number): string =>
  `of ${made} makeable rings, ${mirrored - round} mirrored in the middle plane and ${round} in that through the top (slanted profiles, points across), letters left out, the metal compared before hammer and bark, whose drawn patterns have no image: their surface must be the same and their metal within chance; ${made - mirrored} hold points along beside points across or a slant, and no record is their image; counted where the metal differs by more than 0.02 %`;

/** Thousands of records through the whole kernel. A failing one is written to stderr. */
export async function* fuzzRows(): AsyncGenerator<Measurement> {
  const part = (count: number): number => Math.ceil(count * SHARE);
  const counts = {
    likely: part(DESIGNS.likely),
    wild: part(DESIGNS.wild),
    spoilt: part(DESIGNS.spoilt),
    mutated: part(DESIGNS.mutated),
    edges: part(DESIGNS.edges),
  };
  const all = await Promise.all(ordersOf(counts).map(findings));
  const sum = (of: (found: FuzzFindings) => number): number => all.reduce((total, found) => total + of(found), 0);
  const designs = sum(({ designs: own }) => own);
  const row = { task: 'kernel', unit: 'designs', samples: designs };
  const kinds = `${counts.likely} a designer would draw, ${counts.wild} anywhere in the table, ${counts.spoilt} spoilt records, ${counts.mutated} of the collection with values changed, ${counts.edges} with heads and letters at edges and joints, and the once slow and floating ones`;
  yield {
    ...row,
    name: 'fuzz.designs',
    value: designs,
    ...(SHARE >= 1 && PART === null && { atLeast: 10_000 }),
    note: `seed ${all[0]?.seed}${PART === null ? '' : `, part ${PART}`}: ${kinds}; ${sum(({ made }) => made)} rings can be made and are measured at export fineness, refused ones held to closed meshes`,
  };
  const slowest = all.map((found) => found.slowest).toSorted((a, b) => b.ms - a.ms)[0];
  if (slowest !== undefined) console.error(JSON.stringify({ slowest }));
  yield {
    ...row,
    name: 'fuzz.failures',
    value: sum((found) => found.failures),
    limit: 0,
    note: `${sum(({ settled }) => settled)} rings with beads, stones or letters worked to the bodies of their files, alloy by alloy`,
  };
  yield {
    ...row,
    name: 'fuzz.shells_wrong',
    value: sum(({ shellsWrong }) => shellsWrong),
    limit: 0,
    note: 'bodies of files that are not one shell; arcs of a severed lane count as one with the metal beside them',
  };
  yield {
    ...row,
    name: 'fuzz.mirror_mismatches',
    value: sum(({ mirrorMismatches }) => mirrorMismatches),
    limit: 0,
    samples: sum(({ mirrored }) => mirrored),
    note: mirrorNote(
      sum(({ made }) => made),
      sum(({ mirrored }) => mirrored),
      sum(({ mirroredRound }) => mirroredRound),
    ),
  };
  yield {
    ...row,
    name: 'fuzz.slowest_cpu_ms',
    unit: 'ms',
    value: Math.round(slowest?.ms ?? 0),
    limit: TIME_LIMIT,
    note: `processor's own time for rules, weight, price, bodies and scene of one record: ${slowest?.kind ?? 'none'}, written to stderr; the better of two where it was over the limit`,
  };
}
