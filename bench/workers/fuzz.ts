import { parentPort, workerData } from 'node:worker_threads';
import { KERNEL_TABLES, PRICE_LIST } from '@ringwerk/catalogue';
import {
  alloyBodies,
  evaluateDesign,
  metalVolumes,
  ringBody,
  ringTools,
  TESSELLATION_EXPORT,
  type RetailRule,
  type RingDesign,
} from '@ringwerk/kernel';
import { alloySolids, openSolidEngine } from '@ringwerk/solid';
import { designFaults, VOLUME_LIMIT, type FuzzTerms } from '../../packages/kernel/test/fuzz/design-faults.ts';
import { spoiltRecord } from '../../packages/kernel/test/fuzz/spoilt-record.ts';
import { wildRecords } from '../../packages/kernel/test/fuzz/wild-records.ts';
import { likelyDesign } from '../../packages/kernel/test/likely/likely-design.ts';
import type { FuzzFindings, FuzzOrder } from '../kernel/fuzz.ts';

const SEED = 20_261_121;
/** Most of a design's own processor time, ms; it fails when it takes longer twice. */
const TIME_LIMIT = 1000;
/** Every so many likely designs a ring with stones is worked to its complete solid. */
const SETTLED_EVERY = 16;
const RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
const TERMS: FuzzTerms = {
  tables: KERNEL_TABLES,
  prices: PRICE_LIST,
  retail: RETAIL,
  tessellation: TESSELLATION_EXPORT,
};

// The one order that `kernel/fuzz.ts` sends along.
const { counts, first, step } = workerData as FuzzOrder;
const engine = await openSolidEngine();
const failures: { faults: readonly string[]; record: unknown }[] = [];
let [designs, made, settled, slowest] = [0, 0, 0, 0];

/** Faults of a record, and the processor's own time for it, ms. */
function judged(record: unknown): { readonly faults: readonly string[]; readonly ms: number } {
  const begin = process.threadCpuUsage();
  let faults: readonly string[];
  try {
    faults = designFaults(record, TERMS);
  } catch (error) {
    faults = [`thrown: ${error instanceof Error ? error.stack : String(error)}`];
  }
  const { user, system } = process.threadCpuUsage(begin);
  return { faults, ms: (user + system) / 1000 };
}

function judge(record: unknown): void {
  let { faults, ms } = judged(record);
  if (ms > TIME_LIMIT) ms = Math.min(ms, judged(record).ms);
  if (ms > TIME_LIMIT) faults = [...faults, `took ${Math.round(ms)} ms twice`];
  slowest = Math.max(slowest, ms);
  designs += 1;
  if (faults.length > 0) failures.push({ faults, record });
}

/** The ring with its stones as the boolean engine makes it, against its weight. */
function settle(ring: RingDesign): void {
  const body = ringBody(ring, KERNEL_TABLES);
  const bodies = alloyBodies(ring, KERNEL_TABLES, TESSELLATION_EXPORT);
  const solids = alloySolids(engine, bodies, ringTools(ring, body), { innerRadius: body.innerRadius });
  settled += 1;
  if (!solids.ok) {
    failures.push({ faults: ['the engine holds on no route'], record: ring });
    return;
  }
  const exact = metalVolumes({ ...ring, engravings: [] }, KERNEL_TABLES).reduce((sum, volume) => sum + volume, 0);
  const miss = solids.value.reduce((sum, { volume }) => sum + volume, 0) / exact - 1;
  if (Math.abs(miss) > VOLUME_LIMIT) failures.push({ faults: [`the solid misses by ${100 * miss} %`], record: ring });
}

for (let seed = first; seed < counts.likely; seed += step) {
  const design = likelyDesign(seed, KERNEL_TABLES);
  judge(design);
  const { rings } = evaluateDesign(design, KERNEL_TABLES, PRICE_LIST, RETAIL);
  made += rings.filter(({ weight }) => weight !== null).length;
  if (Math.floor(seed / step) % SETTLED_EVERY !== 0) continue;
  design.rings.forEach((ring, index) => {
    if (ring.stones.length > 0 && rings[index]?.weight !== null) settle(ring);
  });
}
for (const record of wildRecords(SEED + first, Math.ceil(counts.wild / step))) judge(record);
for (let seed = first; seed < counts.spoilt; seed += step) judge(spoiltRecord(seed, KERNEL_TABLES));

const found: FuzzFindings = { designs, made, settled, slowest, seed: SEED, failures };
parentPort?.postMessage(found, []);
