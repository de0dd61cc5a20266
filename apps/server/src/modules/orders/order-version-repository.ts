import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { documents } from '../../storage/schema/documents.ts';
import { orderVersionPositions, orderVersions } from '../../storage/schema/order-versions.ts';
import { orderPositions, orders } from '../../storage/schema/trade.ts';
import { insertOrderPositions, type PositionRow } from '../positions/position-repository.ts';
import type { OrderRow } from './order-repository.ts';

export type VersionRow = typeof orderVersions.$inferSelect;
/** An order as it read before a change. */
export interface FormerVersion extends VersionRow {
  readonly positions: readonly PositionRow[];
}

/** Writes down how an order reads before it is changed. */
export async function keepVersion(
  transaction: Transaction,
  version: VersionRow,
  positions: readonly PositionRow[],
): Promise<void> {
  await transaction.insert(orderVersions).values(version);
  const { orderId, version: number } = version;
  await transaction
    .insert(orderVersionPositions)
    .values(positions.map((row) => ({ ...row, orderId, version: number })));
}

type Head = Pick<OrderRow, 'commission' | 'requestedDate' | 'notes'>;

/** The order as it shall be, as its next version; what was printed of it is printed anew. */
export async function updateOrder(
  transaction: Transaction,
  id: string,
  { head, rows, at }: { readonly head: Head; readonly rows: readonly PositionRow[]; readonly at: Date },
): Promise<void> {
  await transaction
    .update(orders)
    .set({ ...head, version: sql`${orders.version} + 1`, changedAt: at })
    .where(eq(orders.id, id));
  await transaction.delete(orderPositions).where(eq(orderPositions.orderId, id));
  await insertOrderPositions(transaction, id, rows);
  await transaction.delete(documents).where(and(eq(documents.kind, 'order'), eq(documents.ownerId, id)));
}

const { orderId: _order, version: _version, ...positionFields } = getTableColumns(orderVersionPositions);

/** How an order read before each change, the oldest first. */
export async function formerVersions(database: Queryable, orderId: string): Promise<readonly FormerVersion[]> {
  const heads = await database
    .select()
    .from(orderVersions)
    .where(eq(orderVersions.orderId, orderId))
    .orderBy(asc(orderVersions.version));
  if (heads.length === 0) return [];
  const rows = await database
    .select({ version: orderVersionPositions.version, position: positionFields })
    .from(orderVersionPositions)
    .where(eq(orderVersionPositions.orderId, orderId))
    .orderBy(asc(orderVersionPositions.number));
  return heads.map((head) => ({
    ...head,
    positions: rows.filter(({ version }) => version === head.version).map(({ position }) => position),
  }));
}

/** What orders read before they were changed: no law demands it of a couple that is deleted. */
export async function forgetVersions(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
  await transaction.delete(orderVersions).where(inArray(orderVersions.orderId, [...orderIds]));
}
