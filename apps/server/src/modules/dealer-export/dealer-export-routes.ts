import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { addJob } from '../jobs/add-job.ts';
import { DEALER_EXPORT_JOB } from './dealer-export-job.ts';
import { findExport, findExportJob, openExport } from './export-store.ts';
import { runDealerExport } from './make-dealer-export.ts';

async function exportAnswer({ database, clock }: Services, dealerId: string): Promise<contract.DealerExport> {
  const job = await findExportJob(database.orm, dealerId);
  const archive = await findExport(database.orm, dealerId, clock());
  return {
    job: job && { state: job.state, progress: job.progress, error: job.error },
    archive: archive && {
      madeAt: archive.madeAt.toISOString(),
      expiresAt: archive.expiresAt.toISOString(),
      bytes: archive.bytes,
      files: archive.files,
      sha256: archive.sha256,
    },
  };
}

/** Of one dealer there is one open job: whoever asks again watches it. */
async function ask(services: Services, caller: Caller): Promise<contract.DealerExport> {
  const { dealerId, customerNumber, userId } = caller;
  const now = services.clock();
  await services.database.transaction(async (transaction) => {
    await addJob(
      transaction,
      DEALER_EXPORT_JOB,
      { dealerId, act: 'make' },
      { now, subject: customerNumber, uniqueKey: dealerId, createdBy: userId },
    );
    await recordAudit(transaction, caller, now, {
      action: 'dealer-export.asked',
      entity: 'dealer',
      entityId: dealerId,
    });
  });
  return exportAnswer(services, dealerId);
}

/** Everything that is stored of a dealer, for its owner. */
export function registerDealerExport(api: Api, services: Services): void {
  const { database, config, clock } = services;
  registerOperation(api, contract.getDealerExport, ({ caller }) => exportAnswer(services, caller.dealerId));
  registerOperation(api, contract.makeDealerExport, ({ caller }) => ask(services, caller));
  registerOperation(api, contract.getDealerArchive, async ({ caller, reply }) => {
    // Whoever of the manufactory looks on as the dealer takes no copy of its couples away.
    if (caller.isDealerView) throw new CodedError('session.dealer-view');
    const archive = await findExport(database.orm, caller.dealerId, clock());
    const events = archive === null ? null : await openExport(config.dataDir, archive);
    if (archive === null || events === null) throw new CodedError('dealer-export.none');
    await recordAudit(database.orm, caller, clock(), {
      action: 'dealer-export.read',
      entity: 'dealer',
      entityId: caller.dealerId,
      detail: { sha256: archive.sha256 },
    });
    void reply.header(
      'content-disposition',
      `attachment; filename="ringwerk-${caller.customerNumber}-${archive.madeAt.toISOString().slice(0, 10)}.zip"`,
    );
    void reply.header('content-length', archive.bytes);
    return { events };
  });
  services.jobs.register(DEALER_EXPORT_JOB, (context, payload) => runDealerExport(services, context, payload));
}
