import type { Parcel, WorkOrder } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { orders } from '../../storage/schema/trade.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { noteNews } from '../orders/order-news.ts';
import { findOrder } from '../orders/order-repository.ts';
import { workOrderAnswer } from '../orders/work-order-answer.ts';
import { queueParcelMail } from './queue-order-mail.ts';

const isSame = (first: Parcel | null, second: Parcel | null): boolean =>
  first?.way === second?.way &&
  (first?.way !== 'carrier' ||
    (second?.way === 'carrier' && first.carrier === second.carrier && first.number === second.number));

/** Writes down how a delivery leaves the house. @throws CodedError `order.unknown`, or `order.transition` for a cancelled order */
export async function setParcel(
  services: Services,
  caller: Caller,
  id: string,
  parcel: Parcel | null,
): Promise<WorkOrder> {
  const now = services.clock();
  const addresses = await services.stills.addresses();
  return services.database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ status: orders.status, parcel: orders.parcel })
      .from(orders)
      .where(eq(orders.id, id))
      .for('no key update');
    if (before === undefined) throw new CodedError('order.unknown');
    if (before.status === 'cancelled') throw new CodedError('order.transition');
    if (!isSame(before.parcel, parcel)) {
      await transaction.update(orders).set({ parcel }).where(eq(orders.id, id));
      await recordAudit(transaction, caller, now, {
        action: 'order.parcel-changed',
        entity: 'order',
        entityId: id,
        before: { parcel: before.parcel },
        after: { parcel },
      });
      if (before.status === 'shipped') {
        await queueParcelMail(transaction, id, now);
        await noteNews(transaction, id, now);
      }
    }
    const changed = await findOrder(transaction, 'all', id);
    if (changed === null) throw new Error('a changed order was not found in its own transaction');
    return workOrderAnswer(changed, services, addresses, caller);
  });
}
