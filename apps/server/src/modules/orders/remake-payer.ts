import type { OrderPayer, RemakePayer } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';
import { recordAudit } from '../audit/record-audit.ts';

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

/** The house has taken over what it was shown: an order that costs more since is asked about anew. The order must be locked. */
export async function withdrawFreeAnswer(
  transaction: Transaction,
  caller: Caller,
  orderId: string,
  at: Date,
): Promise<void> {
  const withdrawn = await transaction
    .update(orderRelations)
    .set({ answer: null, answerNote: '', answeredAt: null, answeredBy: null, answeredByName: '' })
    .where(and(eq(orderRelations.orderId, orderId), eq(orderRelations.answer, 'house')))
    .returning({ orderId: orderRelations.orderId });
  if (withdrawn.length === 0) return;
  await recordAudit(transaction, caller, at, {
    action: 'order.remake-answered',
    entity: 'order',
    entityId: orderId,
    before: { payer: 'house' },
    after: { payer: null },
  });
}
