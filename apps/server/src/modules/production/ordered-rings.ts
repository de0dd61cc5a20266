import type { Design, Evaluation } from '@ringwerk/kernel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orderPositions, orders } from '../../storage/schema/trade.ts';

/** Rings that an order has to be made of: one design with what it weighed and cost on the day of the order. */
export interface OrderedRings {
  readonly orderId: string;
  readonly orderNumber: string;
  /** From 1 within its order. */
  readonly position: number;
  readonly design: Design;
  readonly evaluation: Evaluation;
  /** The frozen list that it was priced by: it says what is lost of each metal. */
  readonly priceListId: string;
  /** Pieces of the design. */
  readonly quantity: number;
  /** Alloys have the names and colours of that moment. */
  readonly pricedAt: Date;
}

/** The one place that knows where the rings of an order stand: lists, batches and files are made from these. */
export async function orderedRings(database: Queryable, orderIds: readonly string[]): Promise<OrderedRings[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      position: orderPositions.number,
      design: orderPositions.design,
      evaluation: orderPositions.evaluation,
      priceListId: orderPositions.priceListId,
      quantity: orderPositions.quantity,
      pricedAt: orderPositions.pricedAt,
    })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .where(and(inArray(orders.id, [...orderIds]), eq(orderPositions.kind, 'rings')))
    .orderBy(asc(orders.number), asc(orderPositions.number));
  return rows.flatMap(({ design, evaluation, ...row }) =>
    design === null || evaluation === null ? [] : [{ ...row, design, evaluation }],
  );
}
