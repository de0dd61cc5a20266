import type { BatchSort } from '@ringwerk/contract';
import { asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { castingBatches, castingBatchOrders } from '../../storage/schema/batches.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orders } from '../../storage/schema/trade.ts';
import type { Page } from '../paging.ts';
import { directed, type SortQuestion } from '../sorted-by.ts';

export type BatchRow = typeof castingBatches.$inferSelect;

/** Released orders that are looked at for batches, those that are wanted first. */
const CASTABLE_MAX = 500;

const ORDER_COLUMNS = {
  id: orders.id,
  number: orders.number,
  commission: orders.commission,
  dealer: dealers.company,
  requestedDate: orders.requestedDate,
  status: orders.status,
};

export async function nextBatchNumber(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ number: string }>(sql`select nextval('batch_numbers') as number`);
  return Number(rows[0]?.number);
}

/** Released orders, those that are wanted first. */
export const releasedOrders = (database: Queryable) =>
  database
    .select(ORDER_COLUMNS)
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(eq(orders.status, 'released'))
    .orderBy(sql`${orders.requestedDate} asc nulls last`, asc(orders.number))
    .limit(CASTABLE_MAX);

/** Which alloys of these orders are in a batch already. */
export const batchedAlloys = (database: Queryable, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : database
        .select({ orderId: castingBatchOrders.orderId, alloy: castingBatchOrders.alloy })
        .from(castingBatchOrders)
        .where(inArray(castingBatchOrders.orderId, [...orderIds]));

export const lockOrders = (transaction: Transaction, ids: readonly string[]) =>
  transaction
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');

export async function insertBatch(
  transaction: Transaction,
  batch: typeof castingBatches.$inferInsert,
  orderIds: readonly string[],
): Promise<BatchRow> {
  const [row] = await transaction.insert(castingBatches).values(batch).returning();
  if (row === undefined) throw new Error('an inserted batch was not returned');
  const rows = orderIds.map((orderId) => ({ batchId: row.id, orderId, alloy: row.alloy }));
  await transaction.insert(castingBatchOrders).values(rows);
  return row;
}

export async function findBatch(database: Queryable, id: string): Promise<BatchRow | null> {
  const [row] = await database.select().from(castingBatches).where(eq(castingBatches.id, id));
  return row ?? null;
}

export async function lockBatch(transaction: Transaction, id: string): Promise<BatchRow | null> {
  const [row] = await transaction.select().from(castingBatches).where(eq(castingBatches.id, id)).for('update');
  return row ?? null;
}

const SORTED_BY: Readonly<Record<BatchSort, SQL>> = {
  number: sql`${castingBatches.number}`,
  alloy: sql`${castingBatches.alloy}`,
  made: sql`${castingBatches.createdAt}`,
};

export async function findBatches(database: Queryable, page: Page, { sort, descending }: SortQuestion<BatchSort>) {
  const [counted] = await database.select({ total: count() }).from(castingBatches);
  const rows = await database
    .select()
    .from(castingBatches)
    .orderBy(
      ...(sort === undefined ? [] : directed([SORTED_BY[sort]], descending)),
      desc(castingBatches.createdAt),
      desc(castingBatches.number),
    )
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}

/** Orders of batches, in the order of their numbers. */
export const ordersOfBatches = (database: Queryable, batchIds: readonly string[]) =>
  batchIds.length === 0
    ? Promise.resolve([])
    : database
        .select({ ...ORDER_COLUMNS, batchId: castingBatchOrders.batchId })
        .from(castingBatchOrders)
        .innerJoin(orders, eq(orders.id, castingBatchOrders.orderId))
        .innerJoin(dealers, eq(dealers.id, orders.dealerId))
        .where(inArray(castingBatchOrders.batchId, [...batchIds]))
        .orderBy(asc(orders.number));
export type OrderOfBatch = Awaited<ReturnType<typeof ordersOfBatches>>[number];

export async function orderIdsOf(database: Queryable, batchId: string): Promise<string[]> {
  const rows = await database
    .select({ id: castingBatchOrders.orderId })
    .from(castingBatchOrders)
    .where(eq(castingBatchOrders.batchId, batchId));
  return rows.map(({ id }) => id);
}

export async function deleteBatch(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(castingBatches).where(eq(castingBatches.id, id));
}
