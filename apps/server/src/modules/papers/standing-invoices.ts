import { eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orderCancellations } from '../../storage/schema/order-life.ts';
import { followersOf, papersOfOrder, type PaperRow } from './paper-repository.ts';

/**
 * Invoices of an order of which something is left after their credits. Net decides: the tax of several credits is rounded one
 * by one, so that their gross sums can miss the invoice's by a cent.
 */
export async function standingInvoices(database: Queryable, papers: readonly PaperRow[]): Promise<PaperRow[]> {
  const invoices = papers.filter(({ kind }) => kind === 'invoice');
  const credits = await followersOf(
    database,
    invoices.map(({ id }) => id),
  );
  return invoices.filter(({ id, net }) => {
    const credited = credits
      .filter(({ kind, precedesId }) => kind === 'credit' && precedesId === id)
      .reduce((sum, credit) => sum + (credit.net ?? 0), 0);
    return credited < (net ?? 0);
  });
}

/** Whether an invoice bills an order, or its cancellation. */
export async function isBilled(database: Queryable, orderId: string): Promise<boolean> {
  const [cancellation] = await database
    .select({ invoiceId: orderCancellations.invoiceId })
    .from(orderCancellations)
    .where(eq(orderCancellations.orderId, orderId));
  if (cancellation?.invoiceId != null) return true;
  return (await standingInvoices(database, await papersOfOrder(database, orderId))).length > 0;
}
