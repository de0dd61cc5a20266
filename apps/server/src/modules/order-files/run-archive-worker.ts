import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { ARCHIVE_LIMIT } from '@ringwerk/exchange';
import { JobError } from '../jobs/define-job.ts';
import type { ArchiveAnswer, ArchiveContent, WrittenArchive } from './archive-messages.ts';

const MEMORY_MB = 3_072;

/** Full, or over what this user or file may take. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function failure({ code, reason }: Extract<ArchiveAnswer, { readonly kind: 'failed' }>): Error {
  if (code === ARCHIVE_LIMIT) return new JobError('files.too-large', reason, { isFinal: true });
  return NO_SPACE.has(code) ? new JobError('files.disk-full', reason, { isFinal: true }) : new Error(reason);
}

/**
 * Writes an archive in a thread of its own: bodies and solids take seconds of processor. When the signal ends it, the thread is
 * stopped where it is and its unfinished file removed. @throws JobError `files.disk-full`, `files.too-large`
 */
export async function runArchiveWorker(
  order: ArchiveContent,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<WrittenArchive> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./archive-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await new Promise<WrittenArchive>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`the thread that writes archives ended with ${code}`)));
      worker.on('message', (answer: ArchiveAnswer) => {
        if (answer.kind === 'progress') onProgress(answer.done);
        else if (answer.kind === 'done') resolve(answer.archive);
        else reject(failure(answer));
      });
    });
  } finally {
    await worker.terminate();
    await rm(`${order.path}.part`, { force: true });
  }
}
