import type { OrderKind, OrderStatus } from '@ringwerk/contract';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';
import { COUPLE_NAME, type NamedCouple } from '../couples/couple-ref.ts';
import type { Page } from '../paging.ts';
import { isOfKind } from './order-kind.ts';
import {
  listedPositionsOfOrders,
  positionsOfOrders,
  type FoundPosition,
  type Listed,
} from '../positions/position-repository.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
/** Whose order it is, and where it is sent. */
export type OrderDealer = Pick<
  typeof dealers.$inferSelect,
  'company' | 'customerNumber' | 'language' | 'street' | 'postcode' | 'city' | 'country' | 'shipping'
>;
interface HeadRow {
  readonly order: OrderRow;
  /** The file that it is tied to. */
  readonly couple: NamedCouple | null;
  readonly dealer: OrderDealer;
}
/** An order as a list shows it: without figures of its rings. */
export interface ListedOrderRow extends HeadRow {
  readonly positions: readonly Listed<FoundPosition>[];
}
/** An order with its dealer, what it consists of, and its history, oldest first. */
export interface FullOrder extends HeadRow {
  readonly positions: readonly FoundPosition[];
  readonly events: readonly OrderEventRow[];
}
/** Whose orders: one dealer's, or everybody's for the manufactory. */
export type OrderScope = { readonly dealerId: string } | 'all';

const within = (scope: OrderScope) => (scope === 'all' ? undefined : eq(orders.dealerId, scope.dealerId));
const dealerColumns = {
  company: dealers.company,
  customerNumber: dealers.customerNumber,
  language: dealers.language,
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

const head = { order: orders, dealer: dealerColumns, couple: COUPLE_NAME };

const headRows = (database: Queryable, where: SQL | undefined) =>
  database
    .select(head)
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .leftJoin(couples, eq(couples.id, orders.coupleId))
    .where(where);

export async function findByKey(database: Queryable, dealerId: string, key: string): Promise<FullOrder | null> {
  const rows = await headRows(database, and(eq(orders.dealerId, dealerId), eq(orders.idempotencyKey, key)));
  const [found] = await whole(database, rows);
  return found ?? null;
}

export async function findOrder(database: Queryable, scope: OrderScope, id: string): Promise<FullOrder | null> {
  const [found] = await whole(database, await headRows(database, and(eq(orders.id, id), within(scope))));
  return found ?? null;
}

export interface OrderPage<Row> {
  readonly total: number;
  readonly orders: readonly Row[];
}

/** Which orders a list shows; undefined: any. */
export interface OrderQuestion {
  readonly status?: OrderStatus | undefined;
  readonly kind?: OrderKind | undefined;
}

async function pageOf(
  database: Queryable,
  scope: OrderScope,
  { status, kind }: OrderQuestion,
  page: Page,
): Promise<OrderPage<HeadRow>> {
  const where = and(within(scope), status === undefined ? undefined : eq(orders.status, status), isOfKind(kind));
  const [counted] = await database.select({ total: count() }).from(orders).where(where);
  const rows = await headRows(database, where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, orders: rows };
}

/** Orders for a list. */
export async function listOrders(
  database: Queryable,
  scope: OrderScope,
  question: OrderQuestion,
  page: Page,
): Promise<OrderPage<ListedOrderRow>> {
  const { total, orders: rows } = await pageOf(database, scope, question, page);
  const positions = await listedPositionsOfOrders(database, idsOf(rows));
  return { total, orders: rows.map((row) => ({ ...row, positions: positions.get(row.order.id) ?? [] })) };
}

const idsOf = (rows: readonly HeadRow[]): readonly string[] => rows.map(({ order }) => order.id);

async function whole(database: Queryable, rows: readonly HeadRow[]): Promise<FullOrder[]> {
  if (rows.length === 0) return [];
  const ids = idsOf(rows);
  const events = await database
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.id));
  const positions = await positionsOfOrders(database, ids);
  return rows.map((row) => ({
    ...row,
    positions: positions.get(row.order.id) ?? [],
    events: events.filter((event) => event.orderId === row.order.id),
  }));
}

export async function insertOrder(database: Queryable, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const rows = await database.insert(orders).values(order).returning();
  if (rows[0] === undefined) throw new Error('an inserted order was not returned');
  return rows[0];
}

/** Appends a step to the history of an order, and tells the programs that follow it. */
export type NewOrderEvent = typeof orderEvents.$inferInsert & { readonly at: Date };
export async function insertEvent(database: Queryable, event: NewOrderEvent): Promise<number> {
  const rows = await database.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (rows[0] === undefined) throw new Error('an inserted step was not returned');
  return rows[0].id;
}

/** The present status, locked until the transaction ends; null for an unknown order. */
export async function lockStatus(transaction: Transaction, id: string): Promise<OrderStatus | null> {
  const rows = await transaction
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update');
  return rows[0]?.status ?? null;
}

/** How often an order was changed, from 1; null for an unknown one. */
export async function versionOf(database: Queryable, id: string): Promise<number | null> {
  const [row] = await database.select({ version: orders.version }).from(orders).where(eq(orders.id, id));
  return row?.version ?? null;
}

export async function updateStatus(database: Queryable, id: string, status: OrderStatus): Promise<void> {
  await database.update(orders).set({ status }).where(eq(orders.id, id));
}
