import type { Queryable } from '../../storage/database.ts';
import { takenStones } from '../stones/listed-stones.ts';
import { findOrder, type FullOrder } from './order-repository.ts';

/** Real stones that an order has taken; a cancelled one has given them back. */
export const stonesOf = ({ order, positions }: Pick<FullOrder, 'order' | 'positions'>): ReadonlySet<string> =>
  new Set(order.status === 'cancelled' ? [] : positions.flatMap(takenStones));

/** The same of an order of this company; none for an id of somebody else's. */
export async function orderedStones(
  database: Queryable,
  dealerId: string,
  orderId: string,
): Promise<ReadonlySet<string>> {
  const full = await findOrder(database, { dealerId }, orderId);
  return full === null ? new Set() : stonesOf(full);
}
