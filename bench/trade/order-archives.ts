import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Design } from '@ringwerk/kernel';
import { runArchiveWorker } from '../../apps/server/src/modules/order-files/run-archive-worker.ts';
import type { Measurement } from '../measurement.ts';
import { REFERENCE_DESIGNS } from '../reference/reference-designs.ts';

const SAMPLES = 5;
/** Seconds for a pavé pair, papers not counted: they are printed once for the order. */
const LIMIT = 20;
const WIDER_MM = 8;

/** The pavé ring of the references and the same one for the other hand. */
function pavePair(): Design {
  const design = REFERENCE_DESIGNS.find(({ name }) => name === 'white-pave')?.design;
  const [ring] = design?.rings ?? [];
  if (design === undefined || ring === undefined) throw new Error('the references have no pavé ring');
  return {
    ...design,
    rings: [
      { ...ring, role: 'first' },
      { ...ring, role: 'second', size: (ring.size + WIDER_MM) as typeof ring.size }, // millimetres, as before
    ],
  };
}

/** Archives of a pavé pair, each in a thread of its own as the queue makes them. */
export async function* archiveRows(): AsyncGenerator<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-archives-'));
  const position = { position: 1, quantity: 1, design: pavePair(), alloys: [], listed: undefined };
  const times: number[] = [];
  let bytes = 0;
  try {
    for (let index = 0; index < SAMPLES; index += 1) {
      const start = performance.now();
      const path = join(folder, `${index}.zip`);
      const order = {
        subject: { format: 'ringwerk-order', order: `bench-${index}` } as const,
        path,
        papers: [],
        positions: [position],
      };
      const written = await runArchiveWorker(order, () => {}, new AbortController().signal);
      if (written.missing.length > 0) throw new Error(`files are missing: ${JSON.stringify(written.missing)}`);
      times.push((performance.now() - start) / 1_000);
      bytes = written.bytes;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;
  yield {
    task: 'trade',
    name: 'order.zip_p95_s',
    value: Math.round(p95 * 100) / 100,
    unit: 's',
    samples: times.length,
    note: `a pavé pair, whole: STL, 3MF, GLB, STEP and drawings, ${Math.round(bytes / 1e5) / 10} MB`,
    limit: LIMIT,
  };
}
