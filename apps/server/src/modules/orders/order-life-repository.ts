import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { orderCancellations, orderRelations } from '../../storage/schema/order-life.ts';
import { orders } from '../../storage/schema/trade.ts';
import type { OrderRow } from './order-repository.ts';

export type CancellationRow = typeof orderCancellations.$inferSelect;
export type RelationRow = typeof orderRelations.$inferSelect;

/** An order of a company, locked until the transaction ends; null for one of somebody else, too. */
export async function lockOrder(transaction: Transaction, dealerId: string, id: string): Promise<OrderRow | null> {
  const [row] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return row?.dealerId === dealerId ? row : null;
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
  readonly order: Pick<OrderRow, 'id' | 'number' | 'status' | 'createdAt'>;
  readonly direction: 'from' | 'to';
}

/** The order that this one comes from, and those that come from it, newest first. */
export async function linkedOrders(database: Queryable, orderId: string): Promise<LinkedOrder[]> {
  const other = alias(orders, 'other');
  const columns = { id: other.id, number: other.number, status: other.status, createdAt: other.createdAt };
  const from = await database
    .select({ relation: orderRelations, order: columns })
    .from(orderRelations)
    .innerJoin(other, eq(other.id, orderRelations.fromId))
    .where(eq(orderRelations.orderId, orderId));
  const to = await database
    .select({ relation: orderRelations, order: columns })
    .from(orderRelations)
    .innerJoin(other, eq(other.id, orderRelations.orderId))
    .where(eq(orderRelations.fromId, orderId))
    .orderBy(desc(other.createdAt), desc(other.number));
  return [
    ...from.map((link) => ({ ...link, direction: 'from' as const })),
    ...to.map((link) => ({ ...link, direction: 'to' as const })),
  ];
}

/** What a dealer may change of an order. */
export type OrderChange = Partial<Pick<OrderRow, 'commission' | 'requestedDate' | 'note'>>;

export async function updateOrder(database: Queryable, id: string, change: OrderChange): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(orders).set(change).where(eq(orders.id, id));
}
