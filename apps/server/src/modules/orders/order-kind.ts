import type { OrderKind } from '@ringwerk/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orders } from '../../storage/schema/trade.ts';

/** Whether the order of a row of `orders` is work at rings that come back. */
const IS_SERVICE = sql`exists (
  select 1 from order_relations where order_relations.order_id = orders.id and order_relations.kind = 'service')`;

/** What the order of such a row is. */
export const ORDER_KIND = sql<OrderKind>`case when ${IS_SERVICE} then 'service' else 'goods' end`;

/** Whether it is of a kind; undefined where every kind is asked for. */
export const isOfKind = (kind: OrderKind | undefined): SQL | undefined =>
  kind === undefined ? undefined : kind === 'service' ? IS_SERVICE : sql`not ${IS_SERVICE}`;

/** What an order is. */
export async function kindOfOrder(database: Queryable, id: string): Promise<OrderKind> {
  const [row] = await database.select({ kind: ORDER_KIND }).from(orders).where(eq(orders.id, id));
  return row?.kind ?? 'goods';
}
