import { NEXT_ORDER_STATUSES, type Order, type OrderStatus } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orderAnswer } from './order-answer.ts';
import { findOrder, insertEvent, lockStatus, updateStatus } from './order-repository.ts';

/** Moves an order on and writes down who did it when. */
export function moveOrder(services: Services, caller: Caller, id: string, status: OrderStatus): Promise<Order> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const before = await lockStatus(transaction, id);
    if (before === null) throw new CodedError('order.unknown');
    if (!NEXT_ORDER_STATUSES[before].includes(status)) throw new CodedError('order.transition');
    await updateStatus(transaction, id, status);
    await insertEvent(transaction, {
      orderId: id,
      status,
      at: now,
      byUserId: caller.userId,
      byName: caller.name,
    });
    await recordAudit(transaction, caller, now, {
      action: 'order.moved',
      entity: 'order',
      entityId: id,
      detail: { from: before, to: status },
    });
    const moved = await findOrder(transaction, 'all', id);
    if (moved === null) throw new Error('a moved order was not found in its own transaction');
    return orderAnswer(moved, services.stills);
  });
}
