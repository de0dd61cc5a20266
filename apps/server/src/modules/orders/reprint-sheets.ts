import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { documents } from '../../storage/schema/documents.ts';
import { orders } from '../../storage/schema/trade.ts';

/**
 * Sheets of orders that the workshop has not begun are printed anew when they are next asked for, e.g. because their couple
 * has signed meanwhile. From its release on a sheet lies at the bench and stays as it is.
 */
export async function reprintSheets(
  transaction: Transaction,
  { dealerId, designCode }: { readonly dealerId: string; readonly designCode: string },
): Promise<void> {
  const waiting = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.dealerId, dealerId), eq(orders.designCode, designCode), eq(orders.status, 'received')));
  await transaction.delete(documents).where(and(eq(documents.kind, 'order'), inArray(documents.ownerId, waiting)));
}
