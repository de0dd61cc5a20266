import { Worker } from 'node:worker_threads';
import { CodedError } from '../../http/coded-error.ts';
import type { PrintJob, PrintResult } from './print-job.ts';

export interface PrintQueueOptions {
  /** Jobs that may wait; further callers are refused with a time to retry. */
  readonly mostWaiting: number;
  /** Time for one document, the worker's start on a busy machine included, ms. */
  readonly limit: number;
}

export const PRINT_QUEUE_DEFAULTS: PrintQueueOptions = { mostWaiting: 64, limit: 60_000 };

const RETRY_SECONDS = 5;
const MEMORY_MB = 1_024;

/** Prints documents beside the server's own thread, one after the other. */
export interface PrintQueue {
  /**
   * Rejects with `document.preparing` when too many wait, and with an Error when a document cannot be printed. A worker that
   * ends while it prints is replaced and the document tried once more.
   */
  readonly print: (job: PrintJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** The worker ended without an answer; the next one may do better. */
class WorkerEnded extends Error {}

const startWorker = (): Worker =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/** `start` makes the worker; tests pass their own. */
export function createPrintQueue(
  options: Partial<PrintQueueOptions> = {},
  start: () => Worker = startWorker,
): PrintQueue {
  const { mostWaiting, limit } = { ...PRINT_QUEUE_DEFAULTS, ...options };
  let worker: Worker | null = null;
  let isClosed = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const drop = async (): Promise<void> => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const attempt = async (job: PrintJob): Promise<Uint8Array> => {
    if (isClosed) throw new WorkerEnded('the printer was closed');
    // Made at the first document and kept: reading the fonts takes about 0.2 s.
    worker ??= start();
    try {
      return await printWith(worker, job, limit);
    } catch (error) {
      if (error instanceof WorkerEnded) await drop();
      throw error;
    }
  };
  return {
    print: (job) => {
      if (waiting >= mostWaiting) {
        return Promise.reject(new CodedError('document.preparing', { retryAfterSeconds: RETRY_SECONDS }));
      }
      waiting += 1;
      const printed = last
        .then(() => attempt(job))
        .catch((error: unknown) => {
          if (error instanceof WorkerEnded && !isClosed) return attempt(job);
          throw error;
        })
        .finally(() => (waiting -= 1));
      last = printed.catch(() => {});
      return printed;
    },
    close: async () => {
      isClosed = true;
      await drop();
      await last;
    },
  };
}

async function printWith(worker: Worker, job: PrintJob, limit: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<PrintResult>();
  const fail = (error: Error): void => reject(new WorkerEnded(`the printer ended: ${error.message}`, { cause: error }));
  const end = (): void => reject(new WorkerEnded('the printer ended'));
  const late = setTimeout(() => reject(new WorkerEnded('the printer took too long')), limit);
  worker.on('message', resolve).on('error', fail).on('exit', end);
  worker.ref();
  worker.postMessage(job, []);
  try {
    const result = await promise;
    if (!result.ok) throw new Error(`a document could not be printed: ${result.reason}`);
    return result.pdf;
  } finally {
    clearTimeout(late);
    worker.off('message', resolve).off('error', fail).off('exit', end);
    // Nothing to wait for when the process wants to end.
    worker.unref();
  }
}
