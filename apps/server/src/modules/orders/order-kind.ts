import type { OrderKind } from '@ringwerk/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orders } from '../../storage/schema/trade.ts';

/** Whether the order of a row of `orders` is work at rings that come back. */
const IS_SERVICE = sql`exists (
  select 1 from order_relations where order_relations.order_id = orders.id and order_relations.kind = 'service')`;

/** Whether it has loose stones and no ring. */
const IS_STONES = sql`(exists (
  select 1 from order_positions where order_positions.order_id = orders.id and order_positions.kind = 'stone')
  and not exists (
  select 1 from order_positions where order_positions.order_id = orders.id and order_positions.kind = 'rings'))`;

/** What the order of such a row is. */
export const ORDER_KIND = sql<OrderKind>`case
  when ${IS_SERVICE} then 'service' when ${IS_STONES} then 'stones' else 'goods' end`;

const OF_KIND: Readonly<Record<OrderKind, SQL>> = {
  service: IS_SERVICE,
  stones: IS_STONES,
  goods: sql`(not ${IS_SERVICE} and not ${IS_STONES})`,
};

/** Whether it is of a kind; undefined where every kind is asked for. */
export const isOfKind = (kind: OrderKind | undefined): SQL | undefined =>
  kind === undefined ? undefined : OF_KIND[kind];

/** What an order is. */
export async function kindOfOrder(database: Queryable, id: string): Promise<OrderKind> {
  const [row] = await database.select({ kind: ORDER_KIND }).from(orders).where(eq(orders.id, id));
  return row?.kind ?? 'goods';
}
