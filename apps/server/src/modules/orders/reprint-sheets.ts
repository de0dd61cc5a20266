import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { documents } from '../../storage/schema/documents.ts';
import { designs } from '../../storage/schema/designs.ts';
import { orderPositions, orders } from '../../storage/schema/trade.ts';
import { coupleOfCode } from '../couples/couple-of-code.ts';
import type { SignedDesign } from '../signatures/signature-repository.ts';

/**
 * Sheets of orders that the workshop has not begun are printed anew when they are next asked for, e.g. because their couple
 * has signed meanwhile: those with this saved version, and those of its couple with the same rings. From its release on a sheet lies at
 * the bench and stays as it is.
 */
export async function reprintSheets(
  transaction: Transaction,
  { dealerId, code, designKey }: SignedDesign,
): Promise<void> {
  const waiting = transaction
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderPositions, eq(orderPositions.orderId, orders.id))
    .innerJoin(designs, eq(designs.code, orderPositions.designCode))
    .where(
      and(
        eq(orders.dealerId, dealerId),
        eq(orders.status, 'received'),
        or(
          eq(designs.code, code),
          and(eq(designs.designKey, designKey), eq(coupleOfCode(designs.code), coupleOfCode(code))),
        ),
      ),
    );
  await transaction.delete(documents).where(and(eq(documents.kind, 'order'), inArray(documents.ownerId, waiting)));
}
