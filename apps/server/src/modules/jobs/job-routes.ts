import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toPage } from '../paging.ts';
import { countJobs, findJob, listJobs, type BoardRow } from './job-board.ts';
import { cancelJob, retryJob } from './job-repository.ts';

export function registerJobs(api: Api, services: Services): void {
  const { database } = services;
  registerOperation(api, contract.listJobs, async ({ query }) => {
    const { page, pageSize, offset } = toPage(query);
    const [rows, counts] = await Promise.all([
      listJobs(database.orm, query, { page, pageSize, offset }),
      countJobs(database.orm, query),
    ]);
    const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
    const total = query.state === undefined ? all : counts[query.state];
    const working = await workingKinds(services);
    return { jobs: rows.map((row) => jobAnswer(row, working)), counts, page, pageSize, total };
  });
  registerOperation(api, contract.retryJob, ({ caller, params }) =>
    change(services, caller, params.id, { action: 'job.retried', apply: retryJob }),
  );
  registerOperation(api, contract.cancelJob, ({ caller, params }) =>
    change(services, caller, params.id, { action: 'job.cancelled', apply: cancelJob }),
  );
}

interface Change {
  readonly action: contract.AuditAction;
  /** False where the job's state does not admit it. */
  readonly apply: typeof retryJob;
}

function change({ database, clock }: Services, caller: Caller, id: string, { action, apply }: Change): Promise<void> {
  return database.transaction(async (transaction) => {
    const now = clock();
    if (!(await apply(transaction, id, now)))
      throw new CodedError((await findJob(transaction, id)) === null ? 'not-found' : 'conflict');
    await recordAudit(transaction, caller, now, { action, entity: 'job', entityId: id });
  });
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Kinds whose jobs are run at this moment: mails only while there is a server for them. */
async function workingKinds({ jobs }: Services): Promise<ReadonlySet<contract.JobKind>> {
  const isWorking = await Promise.all(contract.JOB_KINDS.map((kind) => jobs.isRunning(kind)));
  return new Set(contract.JOB_KINDS.filter((_, index) => isWorking[index]));
}

const jobAnswer = ({ job, createdBy }: BoardRow, working: ReadonlySet<contract.JobKind>): contract.Job => ({
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
