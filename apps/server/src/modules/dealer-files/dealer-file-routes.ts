import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { changeBilling, changeConditions, changeFile } from './change-dealer-file.ts';
import { changeState } from './change-dealer-state.ts';
import { readDealerFile, summaryAnswer } from './dealer-file-answer.ts';
import * as repository from './dealer-file-repository.ts';
import { readHistory } from './dealer-history.ts';
import { openDealer } from './open-dealer.ts';

/** The manufactory's files of its dealers. */
export function registerDealerFiles(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listDealers, async ({ query }) => {
    const page = toPage(query);
    const counts = await repository.countStates(orm, query);
    const total = query.state === undefined ? counts.active + counts.paused + counts.closed : counts[query.state];
    const rows = await repository.listDealers(orm, query, page);
    const openRegistrations = await repository.countOpenRegistrations(orm);
    const { page: number, pageSize } = page;
    return { page: number, pageSize, total, dealers: rows.map(summaryAnswer), counts, openRegistrations };
  });
  registerOperation(api, contract.getDealerFile, ({ params }) => readDealerFile(orm, params.id, services.clock()));
  registerOperation(api, contract.openDealer, ({ caller, body, sent }) => openDealer(services, caller, body, sent));
  registerOperation(api, contract.changeDealerFile, ({ caller, params, body }) =>
    changeFile(services, caller, params.id, body),
  );
  registerOperation(api, contract.changeDealerBilling, ({ caller, params, body }) =>
    changeBilling(services, caller, params.id, body),
  );
  registerOperation(api, contract.changeDealerConditions, ({ caller, params, body }) =>
    changeConditions(services, caller, params.id, body),
  );
  registerOperation(api, contract.changeDealerState, ({ caller, params, body }) =>
    changeState(services, caller, params.id, body),
  );
  registerOperation(api, contract.listDealerHistory, ({ params, query }) =>
    readHistory(orm, params.id, query, toPage(query)),
  );
}
