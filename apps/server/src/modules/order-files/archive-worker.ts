import { parentPort, workerData } from 'node:worker_threads';
import type { ArchiveAnswer, ArchiveContent } from './archive-messages.ts';
import { writeArchive } from './write-archive.ts';

const tell = (answer: ArchiveAnswer): void => parentPort?.postMessage(answer, []);

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}

// The data of the thread that started this one.
writeArchive(workerData as ArchiveContent, (done) => tell({ kind: 'progress', done })).then(
  (archive) => tell({ kind: 'done', archive }),
  (error: unknown) =>
    tell({
      kind: 'failed',
      code: codeOf(error),
      reason: error instanceof Error ? error.message : String(error),
    }),
);
