import type { OrderLife } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { cancelCost, type CancelCost } from './cancel-cost.ts';
import { isChangeable } from './changeable.ts';
import { earlierOrder, findCancellation, laterOrders, type LinkedOrder } from './order-life-repository.ts';
import type { FullOrder } from './order-repository.ts';

/** What a cancellation of an order costs, its cancellation, and the orders that it belongs to. */
export async function orderLife(
  database: Queryable,
  { order, positions }: FullOrder,
  { seesCost }: { readonly seesCost: boolean },
): Promise<OrderLife> {
  const { cancelShares } = await workSettings(database);
  const now = cancelCost(cancelShares, order.status, positions);
  const cancellation = await findCancellation(database, order.id);
  const earlier = await earlierOrder(database, order.id);
  const later = await laterOrders(database, order.id);
  const figures = ({ share, cost }: CancelCost) => (seesCost ? { share, cost } : {});
  return {
    cancel: now && figures(now),
    isChangeable: await isChangeable(database, order),
    cancellation: cancellation && {
      at: cancellation.at.toISOString(),
      by: cancellation.byName,
      reason: cancellation.reason,
      ...figures(cancellation),
      ...(seesCost ? { invoice: cancellation.invoice } : {}),
    },
    links: [...(earlier === null ? [] : [linkAnswer(earlier, 'from')]), ...later.map((each) => linkAnswer(each, 'to'))],
  };
}

const linkAnswer = (
  { relation: { kind, reason, payer }, order: { id, number, status, createdAt } }: LinkedOrder,
  direction: 'from' | 'to',
): OrderLife['links'][number] => ({
  id,
  number,
  kind,
  direction,
  reason,
  payer,
  status,
  createdAt: createdAt.toISOString(),
});
