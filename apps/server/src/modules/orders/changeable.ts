import type { CancelShares, OrderStatus } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { castingBatchOrders } from '../../storage/schema/batches.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { kindOfOrder } from './order-kind.ts';

/** The workshop has not begun, and the house would let the order go for nothing. */
const isFree = (shares: CancelShares, status: OrderStatus): boolean => status === 'received' && shares.received === 0;

/**
 * Whether the dealer may change an order: a scan that was taken back can leave it in a batch, which waits for it. Service is asked for at
 * rings that are as they are: it is cancelled, and asked for anew.
 */
export async function isChangeable(
  database: Queryable,
  { id, status }: { readonly id: string; readonly status: OrderStatus },
): Promise<boolean> {
  const { cancelShares } = await workSettings(database);
  if (!isFree(cancelShares, status) || (await kindOfOrder(database, id)) === 'service') return false;
  return (await database.$count(castingBatchOrders, eq(castingBatchOrders.orderId, id))) === 0;
}
