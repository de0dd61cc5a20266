import { JOB_KINDS, type Job, type JobKind } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import type { BoardRow } from './job-board.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Kinds whose jobs are run at this moment: mails only while there is a server for them. */
export async function workingKinds({ jobs }: Pick<Services, 'jobs'>): Promise<ReadonlySet<JobKind>> {
  const isWorking = await Promise.all(JOB_KINDS.map((kind) => jobs.isRunning(kind)));
  return new Set(JOB_KINDS.filter((_, index) => isWorking[index]));
}

/** A job as the board and the pages of its causes show it. */
export const jobAnswer = ({ job, createdBy }: BoardRow, working: ReadonlySet<JobKind>): Job => ({
  id: job.id,
  kind: job.kind,
  subject: job.subject,
  state: job.state,
  progress: job.progress,
  step: job.step,
  attempts: job.attempts,
  mostAttempts: job.mostAttempts,
  runAt: job.runAt.toISOString(),
  error: job.error,
  errorDetail: job.errorDetail,
  isCancelling: job.state === 'running' && job.cancelledAt !== null,
  hasWorker: working.has(job.kind),
  createdBy,
  createdAt: job.createdAt.toISOString(),
  startedAt: instant(job.startedAt),
  endedAt: instant(job.endedAt),
});
