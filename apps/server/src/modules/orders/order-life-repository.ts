import type { OrderedRing, OrderStatus } from '@ringwerk/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { orderCancellations, orderRelations } from '../../storage/schema/order-life.ts';
import { papers } from '../../storage/schema/papers.ts';
import { orders } from '../../storage/schema/trade.ts';
import type { OrderRow } from './order-repository.ts';

export interface CancellationRow extends Readonly<typeof orderCancellations.$inferSelect> {
  /** Number of the invoice that bills it; null while none does. */
  readonly invoice: string | null;
}
type RelationRow = typeof orderRelations.$inferSelect;

const ofDealer = (dealerId: string, id: string) => and(eq(orders.id, id), eq(orders.dealerId, dealerId));

/**
 * An order of a company, locked until the transaction ends; null for one of somebody else, too. Orders that come from it are
 * placed meanwhile: they hold stones that its cancellation asks for.
 */
export async function lockOrder(transaction: Transaction, dealerId: string, id: string): Promise<OrderRow | null> {
  const [row] = await transaction.select().from(orders).where(ofDealer(dealerId, id)).for('no key update');
  return row ?? null;
}

/** Step of an order of a company; null for one of somebody else, too. */
export async function statusOf(database: Queryable, dealerId: string, id: string): Promise<OrderStatus | null> {
  const [row] = await database.select({ status: orders.status }).from(orders).where(ofDealer(dealerId, id));
  return row?.status ?? null;
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
  const [row] = await database
    .select({ cancellation: orderCancellations, invoice: papers.number })
    .from(orderCancellations)
    .leftJoin(papers, eq(papers.id, orderCancellations.invoiceId))
    .where(eq(orderCancellations.orderId, orderId));
  return row === undefined ? null : { ...row.cancellation, invoice: row.invoice };
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

/** The ring of the earlier order that is meant; null where it is the order as a whole. */
export const ringOfRelation = ({ position, ring }: Pick<RelationRow, 'position' | 'ring'>): OrderedRing | null =>
  position === null || ring === null ? null : { position, ring };

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
  await transaction
    .update(orderRelations)
    .set({ reason: '', answerNote: '' })
    .where(inArray(orderRelations.orderId, ids));
  await transaction
    .update(orderCancellations)
    .set({ reason: '', waivedReason: '' })
    .where(inArray(orderCancellations.orderId, ids));
}
