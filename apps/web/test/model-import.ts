import type { Job, ModelImport } from '@ringwerk/contract';

/** A file for the collection that was looked at. */
export const modelImport = (changes: Partial<ModelImport> = {}): ModelImport => ({
  id: 'one',
  name: 'collection.csv',
  createdAt: '2026-11-24T09:00:00.000Z',
  createdBy: 'Eva Berger',
  problem: null,
  check: {
    at: '2026-11-24T09:00:10.000Z',
    sheet: null,
    others: 0,
    counts: { new: 1, changed: 1, unchanged: 7, refused: 1 },
    digest: 'first',
  },
  written: null,
  job: null,
  ...changes,
});

/** What the server does with it. */
export const importJob = (changes: Partial<Job> = {}): Job => ({
  id: 'job',
  kind: 'model-import',
  subject: 'collection.csv',
  state: 'running',
  progress: 0.4,
  step: 'checking',
  attempts: 1,
  mostAttempts: 3,
  runAt: '2026-11-24T09:00:00.000Z',
  error: null,
  errorDetail: null,
  isCancelling: false,
  hasWorker: true,
  createdBy: 'Eva Berger',
  createdAt: '2026-11-24T09:00:00.000Z',
  startedAt: '2026-11-24T09:00:01.000Z',
  endedAt: null,
  ...changes,
});
