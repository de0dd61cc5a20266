import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { orderCancellations, orderRelations } from '../../storage/schema/order-life.ts';
import { orders } from '../../storage/schema/trade.ts';
import type { OrderRow } from './order-repository.ts';

type CancellationRow = typeof orderCancellations.$inferSelect;
type RelationRow = typeof orderRelations.$inferSelect;

/** An order of a company, locked until the transaction ends; null for one of somebody else, too. */
export async function lockOrder(transaction: Transaction, dealerId: string, id: string): Promise<OrderRow | null> {
  const [row] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.dealerId, dealerId)))
    .for('update');
  return row ?? null;
}

export async function insertRelation(database: Queryable, relation: typeof orderRelations.$inferInsert): Promise<void> {
  await database.insert(orderRelations).values(relation);
}

export async function insertCancellation(
  database: Queryable,
  cancellation: typeof orderCancellations.$inferInsert,
): Promise<void> {
  await database.insert(orderCancellations).values(cancellation);
}

export async function findCancellation(database: Queryable, orderId: string): Promise<CancellationRow | null> {
  const [row] = await database.select().from(orderCancellations).where(eq(orderCancellations.orderId, orderId));
  return row ?? null;
}

export interface LinkedOrder {
  readonly relation: RelationRow;
  /** The other one. */
  readonly order: Pick<OrderRow, 'id' | 'number' | 'status' | 'createdAt'>;
}
const linked = {
  relation: orderRelations,
  order: { id: orders.id, number: orders.number, status: orders.status, createdAt: orders.createdAt },
};

/** The order that one comes from; null for most. */
export async function earlierOrder(database: Queryable, orderId: string): Promise<LinkedOrder | null> {
  const [row] = await database
    .select(linked)
    .from(orderRelations)
    .innerJoin(orders, eq(orders.id, orderRelations.fromId))
    .where(eq(orderRelations.orderId, orderId));
  return row ?? null;
}

/** Orders that came from one, newest first. */
export const laterOrders = (database: Queryable, orderId: string): Promise<readonly LinkedOrder[]> =>
  database
    .select(linked)
    .from(orderRelations)
    .innerJoin(orders, eq(orders.id, orderRelations.orderId))
    .where(eq(orderRelations.fromId, orderId))
    .orderBy(desc(orders.createdAt), desc(orders.number));

/** Words about a couple that is deleted go; what was asked and what it cost stays. */
export async function forgetReasons(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
  const ids = [...orderIds];
  await transaction.update(orderRelations).set({ reason: '' }).where(inArray(orderRelations.orderId, ids));
  await transaction.update(orderCancellations).set({ reason: '' }).where(inArray(orderCancellations.orderId, ids));
}
