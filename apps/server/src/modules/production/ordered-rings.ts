import type { Design, Evaluation } from '@ringwerk/kernel';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orders } from '../../storage/schema/trade.ts';

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
      design: orders.design,
      evaluation: orders.evaluation,
      priceListId: orders.priceListId,
      quantity: orders.quantity,
      pricedAt: orders.createdAt,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.number));
  return rows.map((row) => ({ ...row, position: 1 }));
}
