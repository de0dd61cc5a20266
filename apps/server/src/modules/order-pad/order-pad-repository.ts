import type { PadRow } from '@ringwerk/contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orderPadRows } from '../../storage/schema/order-pad.ts';

/** In the order in which they stand on the pad. */
export async function listPadRows(database: Queryable, dealerId: string): Promise<PadRow[]> {
  const rows = await database
    .select({ row: orderPadRows.row })
    .from(orderPadRows)
    .where(eq(orderPadRows.dealerId, dealerId))
    .orderBy(asc(orderPadRows.place), asc(orderPadRows.key));
  return rows.map(({ row }) => row);
}

export async function countPadRows(database: Queryable, dealerId: string): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(orderPadRows).where(eq(orderPadRows.dealerId, dealerId));
  return row?.rows ?? 0;
}

/** Keys may be those of rows that are gone. */
export async function removePadRows(database: Queryable, dealerId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .delete(orderPadRows)
    .where(and(eq(orderPadRows.dealerId, dealerId), inArray(orderPadRows.key, [...keys])));
}

/** Each key may be there once. */
export async function writePadRows(database: Queryable, dealerId: string, rows: readonly PadRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(orderPadRows)
    .values(rows.map((row) => ({ dealerId, key: row.key, place: row.place, row })))
    .onConflictDoUpdate({
      target: [orderPadRows.dealerId, orderPadRows.key],
      set: { place: sql`excluded.place`, row: sql`excluded.row` },
    });
}
