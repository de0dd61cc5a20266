import type { PaymentTerms } from '@ringwerk/contract';
import { eq, sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { dealerAgreements } from '../../storage/schema/prices.ts';

/** What was agreed with a company about its orders. */
export interface OrderingTerms {
  readonly paymentTerms: PaymentTerms;
  /** Minor units of the base currency of the trade price of one order. */
  readonly minimumOrder: number;
}

export async function orderingTerms(database: Queryable, dealerId: string): Promise<OrderingTerms> {
  const [terms] = await database
    .select({
      paymentTerms: dealers.paymentTerms,
      minimumOrder: sql<number>`coalesce(${dealerAgreements.minimumOrder}, 0)`.mapWith(Number),
    })
    .from(dealers)
    .leftJoin(dealerAgreements, eq(dealerAgreements.dealerId, dealers.id))
    .where(eq(dealers.id, dealerId));
  if (terms === undefined) throw new Error(`dealer ${dealerId} of a living session does not exist`);
  return terms;
}

/** False for a company that may look but take nothing. Until the transaction ends nobody pauses or closes it. */
export async function isActive(transaction: Transaction, dealerId: string): Promise<boolean> {
  const [dealer] = await transaction
    .select({ state: dealers.state })
    .from(dealers)
    .where(eq(dealers.id, dealerId))
    .for('key share');
  return dealer?.state === 'active';
}

/** The same. @throws CodedError `dealer.paused` */
export async function requireActive(transaction: Transaction, dealerId: string): Promise<void> {
  if (!(await isActive(transaction, dealerId))) throw new CodedError('dealer.paused');
}

/**
 * The whole order counts, however many positions it has.
 * @param path - JSON pointer of what could be more
 * @throws CodedError `order.below-minimum` with what would be enough.
 */
export function requireMinimum({ minimumOrder }: OrderingTerms, amount: number, path: string): void {
  if (amount >= minimumOrder) return;
  const params = { minimum: minimumOrder, amount };
  const issue = { code: 'order.below-minimum', path, params, severity: 'error' } as const;
  throw new CodedError('order.below-minimum', { issues: [issue] });
}
