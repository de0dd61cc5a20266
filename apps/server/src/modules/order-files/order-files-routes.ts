import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { addJob } from '../jobs/add-job.ts';
import { cancelJob } from '../jobs/job-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import { findArchive, findFilesJob, openArchive } from './archive-store.ts';
import { makeOrderFiles } from './make-order-files.ts';
import { ORDER_FILES_JOB } from './order-files-job.ts';

async function filesAnswer({ database: { orm } }: Services, orderId: string): Promise<contract.OrderFiles> {
  const [job, archive] = await Promise.all([findFilesJob(orm, orderId), findArchive(orm, orderId)]);
  return {
    job: job && {
      state: job.state,
      progress: job.progress,
      step: job.step,
      error: job.error,
      errorDetail: job.errorDetail,
    },
    archive: archive && {
      madeAt: archive.madeAt.toISOString(),
      bytes: archive.bytes,
      files: archive.files,
      sha256: archive.sha256,
      missing: archive.missing,
    },
  };
}

async function requireOrder({ database }: Services, id: string): Promise<string> {
  const full = await findOrder(database.orm, 'all', id);
  if (full === null) throw new CodedError('order.unknown');
  return full.order.number;
}

/** Of one order there is one open job: whoever asks again watches it. */
async function ask(services: Services, caller: Caller, orderId: string): Promise<contract.OrderFiles> {
  const number = await requireOrder(services, orderId);
  const now = services.clock();
  await services.database.transaction(async (transaction) => {
    await addJob(
      transaction,
      ORDER_FILES_JOB,
      { orderId },
      {
        now,
        subject: number,
        uniqueKey: orderId,
        createdBy: caller.userId,
      },
    );
    await recordAudit(transaction, caller, now, {
      action: 'order-files.asked',
      entity: 'order',
      entityId: orderId,
      detail: { number },
    });
  });
  return filesAnswer(services, orderId);
}

/** @throws CodedError `order-files.none` when nothing waits or runs */
async function cancel(services: Services, caller: Caller, orderId: string): Promise<contract.OrderFiles> {
  const now = services.clock();
  const job = await findFilesJob(services.database.orm, orderId);
  await services.database.transaction(async (transaction) => {
    if (job === null || !(await cancelJob(transaction, job.id, now))) throw new CodedError('order-files.none');
    await recordAudit(transaction, caller, now, {
      action: 'order-files.cancelled',
      entity: 'order',
      entityId: orderId,
    });
  });
  return filesAnswer(services, orderId);
}

/** Everything of an order in one archive, made by the queue. */
export function registerOrderFiles(api: Api, services: Services): void {
  const { database, config, clock } = services;
  registerOperation(api, contract.getOrderFiles, async ({ params }) => {
    await requireOrder(services, params.id);
    return filesAnswer(services, params.id);
  });
  registerOperation(api, contract.makeOrderFiles, ({ caller, params }) => ask(services, caller, params.id));
  registerOperation(api, contract.cancelOrderFiles, ({ caller, params }) => cancel(services, caller, params.id));
  registerOperation(api, contract.getOrderArchive, async ({ caller, params, reply }) => {
    const number = await requireOrder(services, params.id);
    const archive = await findArchive(database.orm, params.id);
    const events = archive === null ? null : await openArchive(config.dataDir, archive);
    if (archive === null || events === null) throw new CodedError('order-files.none');
    await recordAudit(database.orm, caller, clock(), {
      action: 'order-files.read',
      entity: 'order',
      entityId: params.id,
      detail: { number, sha256: archive.sha256 },
    });
    void reply.header('content-disposition', `attachment; filename="${number}.zip"`);
    void reply.header('content-length', archive.bytes);
    return { events };
  });
  services.jobs.register(ORDER_FILES_JOB, (context, payload) => makeOrderFiles(services, context, payload));
}
