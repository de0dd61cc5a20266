import { Worker } from 'node:worker_threads';
import { createFileCache } from '../../storage/file-cache.ts';
import { pictureKeyOf } from '../stills/picture-key.ts';
import type { ArTask } from './ar-worker.ts';

export type ArFormat = ArTask['format'];

/** A pair with two hundred sunk stones takes about six seconds. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 1_024;
/** Grows when the files are written differently. */
const WRITTEN_VERSION = 1;

/** Files of designs for phones: made one after the other beside the server's own thread, and kept. */
export interface ArFiles {
  /** Rejects when the worker ends without a file. */
  readonly fileOf: (task: ArTask) => Promise<Uint8Array>;
}

export function createArFiles(folder: string): ArFiles {
  const cache = createFileCache(folder);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (name: string, task: ArTask): Promise<Uint8Array> => {
    // Who waited may find what the one before has made.
    const made = last.then(async () => (await cache.read(name)) ?? keep(name, await write(task)));
    last = made.catch(() => {});
    return made;
  };
  const keep = async (name: string, bytes: Uint8Array): Promise<Uint8Array> => {
    await cache.write(name, bytes);
    return bytes;
  };
  return {
    fileOf: async (task) => {
      const name = `${pictureKeyOf(task.design, task.alloys)}-${WRITTEN_VERSION}.${task.format}`;
      return (await cache.read(name)) ?? inTurn(name, task);
    },
  };
}

async function write(task: ArTask): Promise<Uint8Array> {
  const worker = new Worker(new URL('./ar-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const late = setTimeout(() => reject(new Error('the file for the phone took too long')), LIMIT_MS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the worker ended without a file')));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
