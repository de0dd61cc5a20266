import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toPage } from '../paging.ts';
import { jobAnswer, workingKinds } from './job-answer.ts';
import { countJobs, findJob, listJobs } from './job-board.ts';
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
