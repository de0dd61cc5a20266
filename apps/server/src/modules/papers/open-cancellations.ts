import { and, asc, desc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { orderCancellations, orderRelations } from '../../storage/schema/order-life.ts';
import { papers, type BilledCancellation } from '../../storage/schema/papers.ts';
import { orders } from '../../storage/schema/trade.ts';

/** A cancellation with a cost that no invoice bills. */
export interface OpenCancellation {
  readonly orderId: string;
  /** Number of the cancelled order. */
  readonly number: string;
  readonly commission: string;
  readonly at: Date;
  /** Percent of the trade price. */
  readonly share: number;
  /** Minor units of the base currency, without tax. */
  readonly cost: number;
}

/** So many stand on one invoice; more wait for the next one. */
const MOST = 40;

/** The dealer pays: he has offered it, the house has said so, or nobody had to ask. */
const IS_OWED = sql`coalesce(${orderRelations.answer}, ${orderRelations.payer}, 'dealer') = 'dealer'`;

/** Whether a credit has taken it back from an invoice of another order: it may have been let go, and is not asked for by itself again. */
const isCredited = (ownId: string) => sql`exists (
  select 1 from ${papers} credit join ${papers} invoice on invoice.id = credit.precedes_id
  where credit.kind = 'credit' and credit.dealer_id = ${orders.dealerId} and invoice.order_id <> ${ownId}
    and invoice.content -> 'cancellations' @> jsonb_build_array(jsonb_build_object('orderId', ${orders.id})))`;

/**
 * Cancellations of a dealer that cost something and stand on no invoice, that of `ownId` first and then the oldest; none of what the house pays for
 * or has let go of.
 * @param ownId - the order that is billed: its own cancellation is among them whatever was credited, and even before the house has
 * said who pays for it
 */
export const openCancellations = (database: Queryable, dealerId: string, ownId: string): Promise<OpenCancellation[]> =>
  database
    .select({
      orderId: orders.id,
      number: orders.number,
      commission: orders.commission,
      at: orderCancellations.at,
      share: orderCancellations.share,
      cost: orderCancellations.cost,
    })
    .from(orderCancellations)
    .innerJoin(orders, eq(orders.id, orderCancellations.orderId))
    .leftJoin(orderRelations, eq(orderRelations.orderId, orders.id))
    .where(
      and(
        eq(orders.dealerId, dealerId),
        gt(orderCancellations.cost, 0),
        isNull(orderCancellations.invoiceId),
        isNull(orderCancellations.waivedAt),
        or(IS_OWED, and(eq(orders.id, ownId), isNull(orderRelations.answer))),
        or(eq(orders.id, ownId), not(isCredited(ownId))),
      ),
    )
    // Its own is never beyond what one invoice holds.
    .orderBy(desc(eq(orders.id, ownId)), asc(orderCancellations.at), asc(orders.number))
    .limit(MOST);

/** Lines up who pays for a cancelled order with the invoice of another one that bills it. */
export async function lockCancellation(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .select({ orderId: orderCancellations.orderId })
    .from(orderCancellations)
    .where(eq(orderCancellations.orderId, orderId))
    .for('update');
}

/**
 * Writes down which invoice bills cancellations. Locked in one order, so that two invoices of one dealer come one after the other.
 * @throws CodedError `paper.changed` where another invoice bills one of them already, or the house has said meanwhile that it pays or
 * lets go of it
 */
export async function claimCancellations(
  transaction: Transaction,
  invoiceId: string,
  billed: readonly BilledCancellation[],
): Promise<void> {
  if (billed.length === 0) return;
  const ids = billed.map(({ orderId }) => orderId);
  const open = await transaction
    .select({ orderId: orderCancellations.orderId })
    .from(orderCancellations)
    .where(
      and(
        inArray(orderCancellations.orderId, ids),
        isNull(orderCancellations.invoiceId),
        isNull(orderCancellations.waivedAt),
      ),
    )
    .orderBy(asc(orderCancellations.orderId))
    .for('update');
  if (open.length !== ids.length) throw new CodedError('paper.changed');
  const isFree = and(inArray(orderRelations.orderId, ids), eq(orderRelations.answer, 'house'));
  if ((await transaction.$count(orderRelations, isFree)) > 0) throw new CodedError('paper.changed');
  await transaction.update(orderCancellations).set({ invoiceId }).where(inArray(orderCancellations.orderId, ids));
}

/** Gives cancellations back to the next invoice, where the line that billed them was credited whole. */
export async function freeCancellations(
  transaction: Transaction,
  invoiceId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await transaction
    .update(orderCancellations)
    .set({ invoiceId: null })
    .where(and(eq(orderCancellations.invoiceId, invoiceId), inArray(orderCancellations.orderId, [...orderIds])));
}
