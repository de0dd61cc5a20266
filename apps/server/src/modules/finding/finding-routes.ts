import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { findRecords } from './find-records.ts';

/** What the search of the header finds beside rings. */
export function registerFinding(api: Api, services: Services): void {
  registerOperation(api, contract.findRecords, ({ caller, query }) => findRecords(services, caller, query.q ?? ''));
}
