import type { OrderStatus } from '@ringwerk/contract';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { designs } from '../../storage/schema/designs.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';
import { COUPLE_NAME, type NamedCouple } from '../couples/couple-ref.ts';
import type { Page } from '../paging.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
/** Whose order it is, and where it is sent. */
export type OrderDealer = Pick<
  typeof dealers.$inferSelect,
  'company' | 'customerNumber' | 'street' | 'postcode' | 'city' | 'country' | 'shipping'
>;
/** An order with its dealer and its history, oldest first. */
export interface FullOrder {
  readonly order: OrderRow;
  /** The model that the ordered design began with. */
  readonly setId: number | null;
  /** The file that it is tied to. */
  readonly couple: NamedCouple | null;
  readonly dealer: OrderDealer;
  readonly events: readonly OrderEventRow[];
}
/** Whose orders: one dealer's, or everybody's for the manufactory. */
export type OrderScope = { readonly dealerId: string } | 'all';

const within = (scope: OrderScope) => (scope === 'all' ? undefined : eq(orders.dealerId, scope.dealerId));
const dealerColumns = {
  company: dealers.company,
  customerNumber: dealers.customerNumber,
  street: dealers.street,
  postcode: dealers.postcode,
  city: dealers.city,
  country: dealers.country,
  shipping: dealers.shipping,
};

export async function nextOrderNumber(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ number: string }>(sql`select nextval('order_numbers') as number`);
  return Number(rows[0]?.number);
}

export async function findByKey(database: Queryable, dealerId: string, key: string): Promise<FullOrder | null> {
  const [found] = await withEvents(
    database,
    await database
      .select({ order: orders, setId: designs.setId, dealer: dealerColumns, couple: COUPLE_NAME })
      .from(orders)
      .innerJoin(dealers, eq(dealers.id, orders.dealerId))
      .leftJoin(designs, eq(designs.code, orders.designCode))
      .leftJoin(couples, eq(couples.id, orders.coupleId))
      .where(and(eq(orders.dealerId, dealerId), eq(orders.idempotencyKey, key))),
  );
  return found ?? null;
}

export async function findOrder(database: Queryable, scope: OrderScope, id: string): Promise<FullOrder | null> {
  const [found] = await withEvents(
    database,
    await database
      .select({ order: orders, setId: designs.setId, dealer: dealerColumns, couple: COUPLE_NAME })
      .from(orders)
      .innerJoin(dealers, eq(dealers.id, orders.dealerId))
      .leftJoin(designs, eq(designs.code, orders.designCode))
      .leftJoin(couples, eq(couples.id, orders.coupleId))
      .where(and(eq(orders.id, id), within(scope))),
  );
  return found ?? null;
}

export async function listOrders(
  database: Queryable,
  scope: OrderScope,
  status: OrderStatus | undefined,
  page: Page,
): Promise<{ readonly total: number; readonly orders: readonly FullOrder[] }> {
  const where = and(within(scope), status === undefined ? undefined : eq(orders.status, status));
  const [counted] = await database.select({ total: count() }).from(orders).where(where);
  const rows = await database
    .select({ order: orders, setId: designs.setId, dealer: dealerColumns, couple: COUPLE_NAME })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .leftJoin(designs, eq(designs.code, orders.designCode))
    .leftJoin(couples, eq(couples.id, orders.coupleId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, orders: await withEvents(database, rows) };
}

async function withEvents(database: Queryable, rows: readonly Omit<FullOrder, 'events'>[]): Promise<FullOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.order.id);
  const events = await database
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  return rows.map((row) => ({ ...row, events: events.filter((event) => event.orderId === row.order.id) }));
}

export async function insertOrder(database: Queryable, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const rows = await database.insert(orders).values(order).returning();
  if (rows[0] === undefined) throw new Error('an inserted order was not returned');
  return rows[0];
}

/** Appends a step to the history of an order, and tells the programs that follow it. */
export type NewOrderEvent = typeof orderEvents.$inferInsert & { readonly at: Date };
export async function insertEvent(database: Queryable, event: NewOrderEvent): Promise<void> {
  await database.insert(orderEvents).values(event);
}

/** The present status, locked until the transaction ends; null for an unknown order. */
export async function lockStatus(transaction: Transaction, id: string): Promise<OrderStatus | null> {
  const rows = await transaction.select({ status: orders.status }).from(orders).where(eq(orders.id, id)).for('update');
  return rows[0]?.status ?? null;
}

export async function updateStatus(database: Queryable, id: string, status: OrderStatus): Promise<void> {
  await database.update(orders).set({ status }).where(eq(orders.id, id));
}
