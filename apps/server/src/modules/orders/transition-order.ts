import { nextOrderStatuses, type OrderStatus, type WorkOrder } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { kindOfOrder } from './order-kind.ts';
import { workOrderAnswer } from './work-order-answer.ts';
import { findOrder, lockStatus, updateStatus } from './order-repository.ts';
import { recordStep } from './record-step.ts';
import { undoTaking } from './undo-taking.ts';

/** Moves an order on and writes down who did it when. */
export async function transitionOrder(
  services: Services,
  caller: Caller,
  id: string,
  status: OrderStatus,
): Promise<WorkOrder> {
  const now = services.clock();
  const addresses = await services.stills.addresses();
  return services.database.transaction(async (transaction) => {
    const before = await lockStatus(transaction, id);
    if (before === null) throw new CodedError('order.unknown');
    if (!nextOrderStatuses(before, await kindOfOrder(transaction, id)).includes(status))
      throw new CodedError('order.transition');
    await updateStatus(transaction, id, status);
    await recordStep(transaction, {
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
      before: { status: before },
      after: { status },
    });
    const moved = await findOrder(transaction, 'all', id);
    if (moved === null) throw new Error('a moved order was not found in its own transaction');
    if (status === 'cancelled') await undoTaking(transaction, caller, now, moved);
    return workOrderAnswer(moved, services, addresses, caller);
  });
}
