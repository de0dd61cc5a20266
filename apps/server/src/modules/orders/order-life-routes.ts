import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { orderAnswer } from './order-answer.ts';
import { orderLife } from './order-life.ts';
import { markSeenByOffice } from './office-news.ts';
import { markOrderSeen } from './order-news.ts';
import { findOrder, type FullOrder, type OrderScope } from './order-repository.ts';
import { orderVersions, workOrderVersions } from './order-versions.ts';
import { workOrderAnswer } from './work-order-answer.ts';

/** Puts the badge of an order out. */
function seeOrder({ database, clock }: Services, caller: Caller, id: string): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!(await markOrderSeen(transaction, caller.dealerId, id))) return;
    await recordAudit(transaction, caller, now, { action: 'order.seen', entity: 'order', entityId: id });
  });
}

/** Puts the mark of an order on the board out. */
function seeWorkOrder({ database, clock }: Services, caller: Caller, id: string): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!(await markSeenByOffice(transaction, id))) return;
    await recordAudit(transaction, caller, now, { action: 'order.seen', entity: 'order', entityId: id });
  });
}

/** What becomes of an order beside its way through the workshop. */
export function registerOrderLife(api: Api, services: Services): void {
  const { orm } = services.database;
  const orderOf = async (scope: OrderScope, id: string): Promise<FullOrder> => {
    const order = await findOrder(orm, scope, id);
    if (order === null) throw new CodedError('order.unknown');
    return order;
  };
  registerOperation(api, contract.getOrderLife, async ({ caller, params }) =>
    orderLife(orm, await orderOf(caller, params.id), { seesCost: caller.seesTrade }),
  );
  registerOperation(api, contract.getWorkOrderLife, async ({ caller, params }) =>
    orderLife(orm, await orderOf('all', params.id), { seesCost: caller.permissions.includes('billing') }),
  );
  registerOperation(api, contract.changeOrder, async ({ caller, params, body, sent }) => {
    const changed = await changeOrder(services, caller, params.id, body, sent);
    for (const { rings } of changed.positions) if (rings !== null) services.stills.ahead(rings.design);
    return changed;
  });
  registerOperation(api, contract.getOrderVersions, async ({ caller, params }) => ({
    versions: await orderVersions(orm, await orderOf(caller, params.id), caller),
  }));
  registerOperation(api, contract.getWorkOrderVersions, async ({ caller, params }) => ({
    versions: await workOrderVersions(orm, await orderOf('all', params.id), caller),
  }));
  registerOperation(api, contract.seeOrder, async ({ caller, params }) => {
    await seeOrder(services, caller, params.id);
    const seen = await orderOf(caller, params.id);
    return orderAnswer(seen, services, { addresses: await services.stills.addresses(), caller });
  });
  registerOperation(api, contract.seeWorkOrder, async ({ caller, params }) => {
    await seeWorkOrder(services, caller, params.id);
    const seen = await orderOf('all', params.id);
    return workOrderAnswer(seen, services, await services.stills.addresses(), caller);
  });
  registerOperation(api, contract.cancelOrder, async ({ caller, params, body }) => {
    const cancelled = await cancelOrder(services, caller, params.id, body);
    return orderAnswer(cancelled, services, { addresses: await services.stills.addresses(), caller });
  });
}
