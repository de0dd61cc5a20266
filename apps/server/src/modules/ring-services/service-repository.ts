import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { OrderStatus } from '@ringwerk/contract';
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

/** What was done at a ring before one of its services. */
export async function worksBefore(
  database: Queryable,
  orderId: string,
  { id, position, ring }: StoredService['from'],
): Promise<StoredService['works']> {
  const done = (await servicesOf(database, id)).filter(
    ({ service: { from } }) => from.position === position && from.ring === ring,
  );
  const own = done.findIndex((each) => each.id === orderId);
  return done.slice(0, own === -1 ? done.length : own).flatMap(({ service }) => service.works);
}
