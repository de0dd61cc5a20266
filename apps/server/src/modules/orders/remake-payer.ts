import type { OrderPayer, RemakePayer } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';

/** Who pays for an order; null: asked, and not answered yet. The dealer pays for whatever is not made again. */
export type Payer = RemakePayer | null;

/** A dealer who offers to pay needs no answer. */
export const payerOf = (asked: OrderPayer | null, answer: RemakePayer | null): Payer =>
  answer ?? (asked === null || asked === 'dealer' ? 'dealer' : null);

/** Who pays for an order, and since when that is so by an answer of the house; null for none. */
export async function readPayer(
  database: Queryable,
  orderId: string,
): Promise<{ readonly payer: Payer; readonly answeredAt: Date | null }> {
  const [row] = await database
    .select({ asked: orderRelations.payer, answer: orderRelations.answer, answeredAt: orderRelations.answeredAt })
    .from(orderRelations)
    .where(and(eq(orderRelations.orderId, orderId), eq(orderRelations.kind, 'remake')));
  return { payer: payerOf(row?.asked ?? null, row?.answer ?? null), answeredAt: row?.answeredAt ?? null };
}
