import type { BenchStation, OrderKind, OrderStatus } from '@ringwerk/contract';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { castingBatches, castingBatchOrders } from '../../storage/schema/batches.ts';
import { benchScans } from '../../storage/schema/bench.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';
import { papers } from '../../storage/schema/papers.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';
import { ORDER_KIND } from '../orders/order-kind.ts';

export type ScanRow = typeof benchScans.$inferSelect;

/** An order as a bench reads it. */
export interface BenchOrder {
  readonly id: string;
  readonly number: string;
  readonly commission: string;
  readonly requestedDate: string | null;
  readonly status: OrderStatus;
  readonly dealer: string;
  readonly kind: OrderKind;
}
const ORDER_COLUMNS = {
  id: orders.id,
  number: orders.number,
  commission: orders.commission,
  requestedDate: orders.requestedDate,
  status: orders.status,
  dealer: dealers.company,
  kind: ORDER_KIND,
};

/** The order that has one of these numbers, locked until the transaction ends; null when there is none. */
export async function lockByNumber(transaction: Transaction, numbers: readonly string[]): Promise<BenchOrder | null> {
  const rows = await transaction
    .select(ORDER_COLUMNS)
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(inArray(orders.number, [...numbers]))
    .for('update', { of: orders });
  return rows[0] ?? null;
}

/**
 * The orders of a batch, locked in one order for all; none for an unknown batch. The batch is locked first, as by whoever
 * dissolves it: one of the two finds what the other has left.
 */
export async function lockByBatch(transaction: Transaction, number: string): Promise<readonly BenchOrder[]> {
  const [batch] = await transaction
    .select({ id: castingBatches.id })
    .from(castingBatches)
    .where(eq(castingBatches.number, number))
    .for('share');
  if (batch === undefined) return [];
  const ids = transaction
    .select({ id: castingBatchOrders.orderId })
    .from(castingBatchOrders)
    .where(eq(castingBatchOrders.batchId, batch.id));
  return transaction
    .select(ORDER_COLUMNS)
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
}

/** Steps of an order, the newest first. */
export async function lastSteps(database: Queryable, orderId: string, most: number) {
  return database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(most);
}

export async function findScan(database: Queryable, id: string): Promise<ScanRow | null> {
  const rows = await database.select().from(benchScans).where(eq(benchScans.id, id));
  return rows[0] ?? null;
}

/** Locked until the transaction ends: two undos of one scan wait for each other. */
export async function lockScan(transaction: Transaction, id: string): Promise<ScanRow | null> {
  const rows = await transaction.select().from(benchScans).where(eq(benchScans.id, id)).for('update');
  return rows[0] ?? null;
}

export async function insertScan(database: Queryable, scan: typeof benchScans.$inferInsert): Promise<ScanRow> {
  const rows = await database.insert(benchScans).values(scan).returning();
  if (rows[0] === undefined) throw new Error('an inserted scan was not returned');
  return rows[0];
}

export async function markUndone(database: Queryable, id: string, at: Date): Promise<void> {
  await database.update(benchScans).set({ undoneAt: at }).where(eq(benchScans.id, id));
}

/** What scans have moved, in the order of its numbers, by the scan. */
export async function ordersOf(
  database: Queryable,
  scanIds: readonly string[],
): Promise<readonly (BenchOrder & { readonly scanId: string | null })[]> {
  if (scanIds.length === 0) return [];
  return database
    .select({ ...ORDER_COLUMNS, scanId: orderEvents.scanId })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(and(inArray(orderEvents.scanId, [...scanIds]), eq(orderEvents.isUndo, false)))
    .orderBy(asc(orders.number));
}

/** The orders of a scan, locked in one order for all: two scans never wait for each other in a circle. */
export async function lockOrdersOf(transaction: Transaction, scanId: string): Promise<readonly BenchOrder[]> {
  const ids = (await ordersOf(transaction, [scanId])).map(({ id }) => id);
  return transaction
    .select(ORDER_COLUMNS)
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
}

export async function lastScans(database: Queryable, station: BenchStation, most: number): Promise<ScanRow[]> {
  return database
    .select()
    .from(benchScans)
    .where(eq(benchScans.station, station))
    .orderBy(desc(benchScans.at))
    .limit(most);
}

/** Whether rings of one of these orders have been ordered service for, which is not cancelled. */
export async function areInService(database: Queryable, orderIds: readonly string[]): Promise<boolean> {
  const rows = await database
    .select({ id: orders.id })
    .from(orderRelations)
    .innerJoin(orders, eq(orders.id, orderRelations.orderId))
    .where(
      and(
        inArray(orderRelations.fromId, [...orderIds]),
        eq(orderRelations.kind, 'service'),
        ne(orders.status, 'cancelled'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether an invoice has been written for one of these orders: it says that they were shipped. */
export async function isBilled(database: Queryable, orderIds: readonly string[]): Promise<boolean> {
  const rows = await database
    .select({ id: papers.id })
    .from(papers)
    .where(and(inArray(papers.orderId, [...orderIds]), eq(papers.kind, 'invoice')))
    .limit(1);
  return rows.length > 0;
}
