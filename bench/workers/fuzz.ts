import { parentPort, workerData } from 'node:worker_threads';
import { KERNEL_TABLES, PRICE_LIST } from '@ringwerk/catalogue';
import { madeBodies } from '@ringwerk/exchange';
import {
  checkDesign,
  checkExport,
  TESSELLATION_EXPORT,
  type Design,
  type RetailRule,
  type RingDesign,
} from '@ringwerk/kernel';
import { loadLettering } from '@ringwerk/lettering/node';
import { designFaults, type FuzzTerms } from '../../packages/kernel/test/fuzz/design-faults.ts';
import { spoiltRecord } from '../../packages/kernel/test/fuzz/spoilt-record.ts';
import { wildRecords } from '../../packages/kernel/test/fuzz/wild-records.ts';
import { likelyDesign } from '../../packages/kernel/test/likely/likely-design.ts';
import type { FuzzFindings, FuzzOrder } from '../kernel/fuzz.ts';

const SEED = 20_261_121;
/** Most of a design's own processor time, ms; it fails when it takes longer twice. */
const TIME_LIMIT = 1000;
/** Designs that are judged before the first one that counts. */
const WARM_UP = 12;
const RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
const TERMS: FuzzTerms = {
  tables: KERNEL_TABLES,
  prices: PRICE_LIST,
  retail: RETAIL,
  tessellation: TESSELLATION_EXPORT,
};

/** With the real letters: engravings are cut as they will be made. */
const LETTERED = { ...KERNEL_TABLES, lettering: loadLettering() };

// The one order that `kernel/fuzz.ts` sends along.
const { counts, first, step } = workerData as FuzzOrder;
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

/** Whether a ring is more than its turned body, which every design is judged by. */
const isWorked = ({ stones, engravings, grooves }: RingDesign): boolean =>
  stones.length > 0 || engravings.length > 0 || grooves.some(({ shape }) => shape === 'milgrain' || shape === 'bead');

/** Every makeable ring of a design as its files hold it, with beads, stones and letters worked in: closed, and each alloy of its own volume. */
async function settle(design: Design): Promise<void> {
  const issues = checkDesign(design, LETTERED).filter(({ severity }) => severity === 'error');
  for (const [index, ring] of design.rings.entries()) {
    if (issues.some(({ path }) => path === `/rings/${index}` || path.startsWith(`/rings/${index}/`))) continue;
    made += 1;
    if (!isWorked(ring)) continue;
    settled += 1;
    const bodies = await madeBodies(ring, LETTERED);
    const found = bodies.ok ? checkExport('', bodies.value).issues : bodies.issues;
    if (found.length === 0) continue;
    const faults = found.map(({ code, path, params }) => `${code} ${path} ${JSON.stringify(params)}`);
    failures.push({ faults, record: { version: design.version, rings: [ring] } });
  }
}

// The product's worker has judged rings before: engines read and compile half a second of code with the first ones.
for (let seed = 0; seed < WARM_UP; seed++) judged(likelyDesign(counts.likely + seed, KERNEL_TABLES));

for (let seed = first; seed < counts.likely; seed += step) {
  const design = likelyDesign(seed, KERNEL_TABLES);
  judge(design);
  try {
    await settle(design);
  } catch (error) {
    failures.push({ faults: [`thrown: ${error instanceof Error ? error.stack : String(error)}`], record: design });
  }
}
for (const record of wildRecords(SEED + first, Math.ceil(counts.wild / step))) judge(record);
for (let seed = first; seed < counts.spoilt; seed += step) judge(spoiltRecord(seed, KERNEL_TABLES));

const found: FuzzFindings = { designs, made, settled, slowest, seed: SEED, failures };
parentPort?.postMessage(found, []);
