import { Worker } from 'node:worker_threads';
import type { readSheet } from '../src/read-sheet.ts';

/**
 * Reads a file in a thread whose heap holds so many MiB.
 * @throws Error `ERR_WORKER_OUT_OF_MEMORY` when the reading takes more
 */
export const readInHeap = (bytes: Uint8Array, mebibytes: number): Promise<Awaited<ReturnType<typeof readSheet>>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: mebibytes },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
