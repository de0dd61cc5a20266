import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { OrderKind, OrderStatus } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';
import { orderPositions, orders } from '../../storage/schema/trade.ts';
import type { StoredService } from '../../storage/schema/ring-services.ts';

/** Work at one ring of an order that was sent. */
export interface DoneService {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly service: StoredService;
}

/** Services at the rings of an order that stand, in the order in which they were asked for. */
export async function servicesOf(database: Queryable, orderId: string): Promise<readonly DoneService[]> {
  const rows = await database
    .select({ id: orders.id, number: orders.number, status: orders.status, service: orderPositions.service })
    .from(orderRelations)
    .innerJoin(orders, eq(orders.id, orderRelations.orderId))
    .innerJoin(orderPositions, eq(orderPositions.orderId, orders.id))
    .where(
      and(
        eq(orderRelations.fromId, orderId),
        eq(orderRelations.kind, 'service'),
        ne(orders.status, 'cancelled'),
        isNotNull(orderPositions.service),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.number), asc(orderPositions.number));
  return rows.flatMap(({ service, ...row }) => (service === null ? [] : [{ ...row, service }]));
}

/** Whether the order of a row is work at rings that come back. */
export const IS_SERVICE = sql<boolean>`exists (select 1 from order_relations where order_relations.order_id = orders.id and order_relations.kind = 'service')`;
export const ORDER_KIND = sql<OrderKind>`case when ${IS_SERVICE} then 'service' else 'goods' end`;

/** What an order is. */
export async function kindOfOrder(database: Queryable, id: string): Promise<OrderKind> {
  const [row] = await database.select({ kind: ORDER_KIND }).from(orders).where(eq(orders.id, id));
  return row?.kind ?? 'goods';
}
