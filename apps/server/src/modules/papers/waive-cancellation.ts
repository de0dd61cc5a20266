import type { waiveCancellation as operation } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { orderCancellations } from '../../storage/schema/order-life.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockStatus } from '../orders/order-repository.ts';

type Request = z.output<NonNullable<typeof operation.body>>;

/**
 * Lets go of what a cancellation costs, or bills it after all. The lock of its row lines up with the invoice that would bill it.
 * @throws CodedError `order.unknown` also for an order that was not cancelled at a cost, `conflict` after another word than was shown,
 * `order.billed` once an invoice bills it
 */
export function waiveCancellation(
  services: Services,
  caller: Caller,
  orderId: string,
  { reason, basedOn }: Request,
): Promise<void> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const before = await lockCost(transaction, orderId);
    if (reason === (before.at === null ? null : before.reason)) return;
    if ((before.at?.toISOString() ?? null) !== basedOn) throw new CodedError('conflict');
    if (before.invoiceId !== null) throw new CodedError('order.billed');
    await transaction
      .update(orderCancellations)
      .set(
        reason === null
          ? { waivedAt: null, waivedReason: '', waivedBy: null, waivedByName: '' }
          : { waivedAt: now, waivedReason: reason, waivedBy: caller.userId, waivedByName: caller.name },
      )
      .where(eq(orderCancellations.orderId, orderId));
    await recordAudit(transaction, caller, now, {
      action: 'order.cancellation-waived',
      entity: 'order',
      entityId: orderId,
      // No words: the log keeps them when a couple is deleted.
      before: { isWaived: before.at !== null },
      after: { isWaived: reason !== null },
    });
  });
}

async function lockCost(transaction: Transaction, orderId: string) {
  if ((await lockStatus(transaction, orderId)) === null) throw new CodedError('order.unknown');
  const [row] = await transaction
    .select({
      cost: orderCancellations.cost,
      invoiceId: orderCancellations.invoiceId,
      at: orderCancellations.waivedAt,
      reason: orderCancellations.waivedReason,
    })
    .from(orderCancellations)
    .where(eq(orderCancellations.orderId, orderId))
    .for('update');
  if (row === undefined || row.cost === 0) throw new CodedError('order.unknown');
  return row;
}
