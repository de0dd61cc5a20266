import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { lastScans } from './bench-repository.ts';
import { scanAnswers } from './scan-answer.ts';
import { scanAtBench } from './scan-at-bench.ts';
import { undoScan } from './undo-scan.ts';

/** Scans that a bench shows. */
const SHOWN = 12;

/** Where the workshop scans what it has in hand. */
export function registerBench(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.scanAtBench, ({ caller, body, sent }) => scanAtBench(services, caller, body, sent));
  registerOperation(api, contract.undoScan, ({ caller, params }) => undoScan(services, caller, params.id));
  registerOperation(api, contract.listScans, async ({ query }) => ({
    scans: await scanAnswers(orm, await lastScans(orm, query.station, SHOWN), services.clock()),
  }));
}
