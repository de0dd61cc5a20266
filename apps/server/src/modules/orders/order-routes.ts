import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { answerDocument } from '../documents/answer-document.ts';
import { toPage } from '../paging.ts';
import { moveOrder } from './move-order.ts';
import { orderAnswer } from './order-answer.ts';
import { orderPdf } from './order-pdf.ts';
import { findOrder, listOrders, type FullOrder, type OrderScope } from './order-repository.ts';
import { placeOrder } from './place-order.ts';

/** The manufactory makes everybody's rings; a dealer sees its own orders. */
const scopeOf = (caller: Caller): OrderScope => (caller.role === 'staff' ? 'all' : { dealerId: caller.dealerId });

export function registerOrders(api: Api, services: Services): void {
  const { orm } = services.database;
  const require = async (caller: Caller, id: string): Promise<FullOrder> => {
    const order = await findOrder(orm, scopeOf(caller), id);
    if (order === null) throw new CodedError('order.unknown');
    return order;
  };
  registerOperation(api, contract.createOrder, async ({ caller, body, sent }) => {
    const order = await placeOrder(services, caller, body, sent);
    services.stills.ahead(order.design);
    return order;
  });
  registerOperation(api, contract.getOrder, async ({ caller, params }) =>
    orderAnswer(await require(caller, params.id), services.stills),
  );
  registerOperation(api, contract.getOrderPdf, async (call) =>
    answerDocument(call, orderPdf(services, await require(call.caller, call.params.id))),
  );
  registerOperation(api, contract.listOrders, async ({ caller, query }) => {
    const page = toPage(query);
    const found = await listOrders(orm, scopeOf(caller), query.status, page);
    const orders = found.orders.map((order) => orderAnswer(order, services.stills));
    return { page: page.page, pageSize: page.pageSize, total: found.total, orders };
  });
  registerOperation(api, contract.setOrderStatus, ({ caller, params, body }) =>
    moveOrder(services, caller, params.id, body.status),
  );
}
