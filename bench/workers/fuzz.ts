import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { KERNEL, KERNEL_TABLES, PRICE_LIST } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { madeBodies } from '@ringwerk/exchange';
import { parseDesign, type Design, type RingDesign } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import { checkExport } from '@ringwerk/kernel/exchange';
import { looseShells, TESSELLATION_EXPORT } from '@ringwerk/kernel/mesh';
import type { RetailRule } from '@ringwerk/kernel/price';
import { checkDesign } from '@ringwerk/kernel/rules';
import { loadLettering } from '@ringwerk/lettering/node';
import { designFaults, type FuzzTerms } from '../../packages/kernel/test/fuzz/design-faults.ts';
import { edgeDesign } from '../../packages/kernel/test/fuzz/edge-design.ts';
import { mirrorFault, mirrorPlane } from '../../packages/kernel/test/fuzz/mirror-fault.ts';
import { mutatedDesign } from '../../packages/kernel/test/fuzz/mutated-design.ts';
import { ONCE_FLOATING, ONCE_LOPSIDED, ONCE_SLOW } from '../../packages/kernel/test/fuzz/once-wrong.ts';
import { spoiltRecord } from '../../packages/kernel/test/fuzz/spoilt-record.ts';
import { wildRecords } from '../../packages/kernel/test/fuzz/wild-records.ts';
import { likelyDesign } from '../../packages/kernel/test/likely/likely-design.ts';
import { TIME_LIMIT, type FuzzFindings, type FuzzOrder, type Slowest } from '../kernel/fuzz.ts';

const SEED = 20_261_121;
/** Designs that are judged before the first one that counts. */
const WARM_UP = 12;
const RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

/** With the real letters: engravings are judged and cut as they will be made. */
const LETTERED = withLetters(KERNEL, loadLettering());
const TERMS: FuzzTerms = {
  kernel: LETTERED,
  prices: PRICE_LIST,
  retail: RETAIL,
  tessellation: TESSELLATION_EXPORT,
};
const COLLECTION = MODELS.map((model) => model.with ?? model.without);

// The one order that `kernel/fuzz.ts` sends along.
const { counts, first, step } = workerData as FuzzOrder;
let failures = 0;
let [designs, made, settled, mirrored, mirroredRound, mirrorMismatches, shellsWrong] = [0, 0, 0, 0, 0, 0, 0];
let slowest: Slowest = { ms: 0, kind: 'none', record: null };

const STDERR = 2;

/** A failing record on one line of stderr, at once: a long run is read while it goes on, and a thread's own stream waits for its end. */
function fail(kind: string, faults: readonly string[], record: unknown): void {
  failures += 1;
  writeSync(STDERR, `${JSON.stringify({ kind, faults, record })}\n`);
}

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

function judge(kind: string, record: unknown): void {
  let { faults, ms } = judged(record);
  if (ms > TIME_LIMIT) ms = Math.min(ms, judged(record).ms);
  if (ms > TIME_LIMIT) faults = [...faults, `took ${Math.round(ms)} ms twice`];
  if (ms > slowest.ms) slowest = { ms, kind, record };
  designs += 1;
  if (faults.length > 0) fail(kind, faults, record);
}

/** Whether a ring is more than its turned body, which every design is judged by. */
const isWorked = ({ stones, engravings, grooves }: RingDesign): boolean =>
  stones.length > 0 || engravings.length > 0 || grooves.some(({ shape }) => shape === 'milgrain' || shape === 'bead');

/** A ring as its files hold it, with beads, stones and letters worked in: closed, in one piece, and each alloy of its own volume. */
async function bodyFaults(ring: RingDesign): Promise<readonly string[]> {
  settled += 1;
  const bodies = await madeBodies(ring, LETTERED);
  if (bodies.ok) shellsWrong += looseShells(bodies.value.map(({ mesh }) => mesh)).filter((count) => count > 0).length;
  const found = bodies.ok ? checkExport('', bodies.value).issues : bodies.issues;
  return found.map(({ code, path, params }) => `${code} ${path} ${JSON.stringify(params)}`);
}

/** The same metal from its other side. */
function mirrorFaults(ring: RingDesign): readonly string[] {
  const plane = mirrorPlane(ring, LETTERED.tables);
  if (plane === null) return [];
  mirrored += 1;
  if (plane === 'top') mirroredRound += 1;
  const fault = mirrorFault(ring, LETTERED);
  if (fault === null) return [];
  mirrorMismatches += 1;
  return [fault];
}

/** Every makeable ring of a design: what is weighed and what its files hold. */
async function settle(kind: string, design: Design): Promise<void> {
  const issues = checkDesign(design, LETTERED.tables).filter(({ severity }) => severity === 'error');
  for (const [index, ring] of design.rings.entries()) {
    if (issues.some(({ path }) => path === `/rings/${index}` || path.startsWith(`/rings/${index}/`))) continue;
    made += 1;
    const faults = [...mirrorFaults(ring), ...(isWorked(ring) ? await bodyFaults(ring) : [])];
    if (faults.length > 0) fail(kind, faults, { version: design.version, rings: [ring] });
  }
}

async function judgeMade(kind: string, design: Design): Promise<void> {
  judge(kind, design);
  try {
    await settle(kind, design);
  } catch (error) {
    fail(kind, [`thrown: ${error instanceof Error ? error.stack : String(error)}`], design);
  }
}

/** Every `step`th number below `count`, from `first` on. */
const seedsOf = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((count - first) / step)) }, (_, index) => first + index * step);

// The product's worker has judged rings before: engines read and compile half a second of code with the first ones.
for (let seed = 0; seed < WARM_UP; seed++) judged(likelyDesign(counts.likely + seed, KERNEL_TABLES));

for (const seed of seedsOf(counts.likely)) await judgeMade(`likely ${seed}`, likelyDesign(seed, KERNEL_TABLES));
for (const seed of seedsOf(counts.mutated)) {
  const design = mutatedDesign(seed, COLLECTION, KERNEL_TABLES);
  if (design !== null) await judgeMade(`of the collection ${seed}`, design);
}
for (const seed of seedsOf(counts.edges)) await judgeMade(`at an edge ${seed}`, edgeDesign(seed, KERNEL_TABLES));
for (const record of wildRecords(SEED + first, Math.ceil(counts.wild / step))) judge('anywhere', record);
for (const seed of seedsOf(counts.spoilt)) judge(`spoilt ${seed}`, spoiltRecord(seed, KERNEL_TABLES));
// Named records are judged once, by the first thread of the first part.
const named = first === 0 ? { ...ONCE_SLOW, ...ONCE_FLOATING, ...ONCE_LOPSIDED } : {};
for (const [name, record] of Object.entries(named)) {
  const parsed = parseDesign(record);
  if (!parsed.ok) throw new Error(`${name} has left the parameter table: ${JSON.stringify(parsed.issues)}`);
  await judgeMade(name, parsed.value);
}

const found: FuzzFindings = {
  designs,
  made,
  settled,
  mirrored,
  mirroredRound,
  mirrorMismatches,
  shellsWrong,
  slowest,
  seed: SEED,
  failures,
};
parentPort?.postMessage(found, []);
