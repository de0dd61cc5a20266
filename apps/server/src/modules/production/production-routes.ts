import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { castable, dissolveBatch, makeBatch, readBatch, readBatches } from './batches.ts';
import { batchPdf, listDay, meltListCsv, meltListPdf, stoneListCsv, stoneListPdf } from './list-files.ts';
import { readBoard } from './read-board.ts';
import { workLists } from './work-lists.ts';

/** What the workshop makes: its board, lists of stones and metals, batches. */
export function registerProduction(api: Api, services: Services): void {
  registerOperation(api, contract.listWorkOrders, ({ caller, query }) =>
    readBoard(services, caller, query, toPage(query)),
  );
  registerLists(api, services);
  registerBatches(api, services);
}

/** Pages are the reader's language; paper and tables of the workshop are German, like its sheets. */
function registerLists(api: Api, services: Services): void {
  const listsOf = (orders: string, { language }: Pick<Caller, 'language'>) =>
    workLists(services, orders.split(','), language);
  const german = { language: 'de' } as const;
  registerOperation(api, contract.getWorkLists, ({ caller, query }) => listsOf(query.orders, caller));
  registerOperation(api, contract.getStoneListPdf, async ({ query }) =>
    stoneListPdf(services, await listsOf(query.orders, german)),
  );
  registerOperation(api, contract.getMeltListPdf, async ({ query }) =>
    meltListPdf(services, await listsOf(query.orders, german)),
  );
  registerOperation(api, contract.getStoneListCsv, async ({ query }) =>
    stoneListCsv(await listsOf(query.orders, german), await listDay(services)),
  );
  registerOperation(api, contract.getMeltListCsv, async ({ query }) =>
    meltListCsv(await listsOf(query.orders, german), await listDay(services)),
  );
}

function registerBatches(api: Api, services: Services): void {
  registerOperation(api, contract.listCastable, async ({ caller }) => ({
    alloys: await castable(services, caller.language),
  }));
  registerOperation(api, contract.createBatch, ({ caller, body, sent }) => makeBatch(services, caller, body, sent));
  registerOperation(api, contract.listBatches, ({ caller, query }) =>
    readBatches(services, { page: toPage(query), sorting: query, language: caller.language }),
  );
  registerOperation(api, contract.getBatch, ({ caller, params }) => readBatch(services, params.id, caller.language));
  registerOperation(api, contract.getBatchPdf, async ({ params }) =>
    batchPdf(services, await readBatch(services, params.id, 'de')),
  );
  registerOperation(api, contract.dissolveBatch, ({ caller, params }) => dissolveBatch(services, caller, params.id));
}
