import type { cancelOrder as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { insertEvent, updateStatus } from './order-repository.ts';
import { cancelCost, cancelShare } from './order-life.ts';
import { insertCancellation, lockOrder } from './order-life-repository.ts';
import { undoTaking } from './undo-taking.ts';

/**
 * Cancels an order in the dealer's name. The row lock lines up with the workshop's steps: whoever comes second is told by code,
 * and a step that was made meanwhile costs what it costs, not what was shown. A second call finds the order cancelled.
 * @throws CodedError `order.unknown`, `order.begun`, `order.cancel-cost` with what it costs now
 */
export async function cancelOrder(
  { database, clock }: Services,
  caller: Caller,
  id: string,
  { reason, expectedCost }: z.output<NonNullable<typeof operation.body>>,
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, caller.dealerId, id);
    if (order === null) throw new CodedError('order.unknown');
    if (order.status === 'cancelled') return;
    const share = cancelShare((await workSettings(transaction)).cancelShares, order.status);
    if (share === null) throw new CodedError('order.begun');
    const cost = cancelCost(order, share);
    if (cost !== expectedCost) {
      const issue = { code: 'order.cancel-cost', path: '/expectedCost', params: { cost }, severity: 'error' } as const;
      throw new CodedError('order.cancel-cost', { issues: [issue] });
    }
    const by = { byUserId: caller.userId, byName: caller.name };
    await updateStatus(transaction, id, 'cancelled');
    await insertEvent(transaction, { orderId: id, status: 'cancelled', at: now, ...by });
    await insertCancellation(transaction, { orderId: id, at: now, ...by, reason, share, cost });
    await recordAudit(transaction, caller, now, {
      action: 'order.cancelled',
      entity: 'order',
      entityId: id,
      detail: { number: order.number, share, cost },
      before: { status: order.status },
      after: { status: 'cancelled' },
    });
    await undoTaking(transaction, caller, now, order);
  });
}
