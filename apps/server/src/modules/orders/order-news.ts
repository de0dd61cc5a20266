import type { OrderStatus } from '@ringwerk/contract';
import { and, asc, count, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { users } from '../../storage/schema/dealers.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';
import { COUPLE_NAME } from '../couples/couple-ref.ts';
import type { NewOrderEvent } from './order-repository.ts';

/** Steps that a dealer passes on to the couple, or has to act on. A badge that is lit by every bench is not looked at. */
const NEWS_STEPS: readonly OrderStatus[] = ['released', 'shipped', 'cancelled'];

type Step = Pick<NewOrderEvent, 'orderId' | 'status' | 'at' | 'byUserId' | 'scanId' | 'isUndo'>;

/** A step by the house is news to the dealer until somebody of the shop opens the order; a scan that is taken back is none. */
export async function noteStep(database: Queryable, { orderId, status, at, byUserId, scanId, isUndo }: Step) {
  if (isUndo === true) return forgetScan(database, orderId, scanId ?? null);
  if (!NEWS_STEPS.includes(status)) return;
  const ofTheShop = database.select({ id: users.dealerId }).from(users).where(eq(users.id, byUserId));
  await note(database, orderId, at, notInArray(orders.dealerId, ofTheShop));
}

/** Something beside its steps, such as the number of its parcel. */
export const noteNews = (database: Queryable, orderId: string, at: Date): Promise<void> => note(database, orderId, at);

async function note(database: Queryable, orderId: string, at: Date, where?: ReturnType<typeof notInArray>) {
  await database
    .update(orders)
    .set({ unseenAt: sql`coalesce(${orders.unseenAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(orders.id, orderId), where));
}

/** What was unseen before the scan stays so. */
async function forgetScan(database: Queryable, orderId: string, scanId: string | null): Promise<void> {
  if (scanId === null) return;
  const scanned = sql`(select max(at) from ${orderEvents} where order_id = ${orderId} and scan_id = ${scanId} and not is_undo)`;
  await database
    .update(orders)
    .set({ unseenAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.unseenAt, scanned)));
}

/** False for an order without news, or one of another company. */
export async function markOrderSeen(database: Queryable, dealerId: string, id: string): Promise<boolean> {
  const unseen = and(eq(orders.id, id), eq(orders.dealerId, dealerId), isNotNull(orders.unseenAt));
  const rows = await database.update(orders).set({ unseenAt: null }).where(unseen).returning({ id: orders.id });
  return rows.length > 0;
}

const isUnseen = (dealerId: string) => and(eq(orders.dealerId, dealerId), isNotNull(orders.unseenAt));

/** Orders with news that nobody of the shop has read. */
export async function countUnseenOrders(database: Queryable, dealerId: string): Promise<number> {
  const [row] = await database.select({ unseen: count() }).from(orders).where(isUnseen(dealerId));
  return row?.unseen ?? 0;
}

/** The same ones, the oldest news first. */
export const unseenOrders = (database: Queryable, dealerId: string, limit: number) =>
  database
    .select({
      couple: COUPLE_NAME,
      id: orders.id,
      number: orders.number,
      name: orders.commission,
      status: orders.status,
      at: orders.unseenAt,
      answeredAt: orderRelations.answeredAt,
    })
    .from(orders)
    .leftJoin(couples, eq(couples.id, orders.coupleId))
    .leftJoin(orderRelations, eq(orderRelations.orderId, orders.id))
    .where(isUnseen(dealerId))
    .orderBy(asc(orders.unseenAt))
    .limit(limit);
