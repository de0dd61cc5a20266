import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { transitionOrder } from './transition-order.ts';
import { listedOrderAnswer, orderAnswer } from './order-answer.ts';
import { orderPdf } from './order-pdf.ts';
import { findOrder, listOrders, type FullOrder, type OrderScope } from './order-repository.ts';
import { placeOrder } from './place-order.ts';
import { workOrderAnswer } from './work-order-answer.ts';

export function registerOrders(api: Api, services: Services): void {
  registerOwnOrders(api, services);
  registerWorkOrders(api, services);
}

const require = async (services: Services, scope: OrderScope, id: string): Promise<FullOrder> => {
  const order = await findOrder(services.database.orm, scope, id);
  if (order === null) throw new CodedError('order.unknown');
  return order;
};

/** A company sees and places its own orders. */
function registerOwnOrders(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.createOrder, async ({ caller, body, sent }) => {
    const order = await placeOrder(services, caller, body, sent);
    for (const { rings } of order.positions) if (rings !== null) services.stills.ahead(rings.design);
    return order;
  });
  registerOperation(api, contract.getOrder, async ({ caller, params }) =>
    orderAnswer(await require(services, caller, params.id), services, {
      addresses: await services.stills.addresses(),
      caller,
    }),
  );
  registerOperation(api, contract.getOrderPdf, async (call) =>
    orderPdf(services, call.caller, await require(services, call.caller, call.params.id)),
  );
  registerOperation(api, contract.listOrders, async ({ caller, query }) => {
    const page = toPage(query);
    const found = await listOrders(orm, caller, query, page);
    const addresses = await services.stills.addresses();
    const orders = found.orders.map((order) => listedOrderAnswer(order, services, { addresses, caller }));
    return { page: page.page, pageSize: page.pageSize, total: found.total, orders };
  });
}

/** The manufactory makes everybody's rings. */
function registerWorkOrders(api: Api, services: Services): void {
  registerOperation(api, contract.getWorkOrder, async ({ caller, params }) => {
    const order = await require(services, 'all', params.id);
    return workOrderAnswer(order, services, await services.stills.addresses(), caller);
  });
  registerOperation(api, contract.getWorkOrderPdf, async (call) =>
    orderPdf(services, call.caller, await require(services, 'all', call.params.id)),
  );
  registerOperation(api, contract.setOrderStatus, ({ caller, params, body }) =>
    transitionOrder(services, caller, params.id, body.status),
  );
}
