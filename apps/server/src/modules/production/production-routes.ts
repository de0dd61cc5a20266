import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { readBoard } from './read-board.ts';

/** What the workshop makes: its board. */
export function registerProduction(api: Api, services: Services): void {
  registerOperation(api, contract.listWorkOrders, ({ caller, query }) =>
    readBoard(services, caller, query, toPage(query)),
  );
}
