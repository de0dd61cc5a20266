import { CANCEL_STEPS, type CancelShares, type OrderLife, type OrderStatus } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { findCancellation, linkedOrders } from './order-life-repository.ts';
import type { OrderRow } from './order-repository.ts';

/** Percent of the trade price that a cancellation costs at this step; null: none is taken. */
export function cancelShare(shares: CancelShares, status: OrderStatus): number | null {
  const step = CANCEL_STEPS.find((each) => each === status);
  return step === undefined ? null : shares[step];
}

/** Cents EUR of a share of all pieces of an order, rounded half up. */
export const cancelCost = ({ cost, quantity }: Pick<OrderRow, 'cost' | 'quantity'>, share: number): number =>
  Math.round((cost * quantity * share) / 100);

/** From its release on a sheet lies at the bench. */
export const mayChange = (status: OrderStatus): boolean => status === 'received';

/** What may still be done with an order, and which orders belong to it. */
export async function orderLife(
  database: Queryable,
  order: OrderRow,
  { seesCost }: { readonly seesCost: boolean },
): Promise<OrderLife> {
  const { cancelShares } = await workSettings(database);
  const share = cancelShare(cancelShares, order.status);
  const cancellation = await findCancellation(database, order.id);
  const links = await linkedOrders(database, order.id);
  return {
    cancel: share === null ? null : { share, ...(seesCost ? { cost: cancelCost(order, share) } : {}) },
    mayChange: mayChange(order.status),
    cancellation: cancellation && {
      at: cancellation.at.toISOString(),
      by: cancellation.byName,
      reason: cancellation.reason,
      share: cancellation.share,
      ...(seesCost ? { cost: cancellation.cost } : {}),
    },
    links: links.map(({ relation: { kind, reason, payer }, order: { id, number, status, createdAt }, direction }) => ({
      id,
      number,
      kind,
      direction,
      reason,
      payer,
      status,
      createdAt: createdAt.toISOString(),
    })),
  };
}
