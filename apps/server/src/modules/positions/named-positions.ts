import type { NamedPosition } from '@ringwerk/contract';
import { and, asc, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { orderPositions } from '../../storage/schema/trade.ts';

/**
 * What the manufactory makes or sends of orders, as programs outside are told of it: no figure, and nothing of the dealer's own.
 * @returns by order, in the order of its numbers
 */
export async function namedPositions(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, NamedPosition[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({
      orderId: orderPositions.orderId,
      number: orderPositions.number,
      kind: orderPositions.kind,
      quantity: orderPositions.quantity,
      code: sql<string | null>`coalesce(${orderPositions.designCode}, ${orderPositions.service} ->> 'code')`,
      stockNumber: sql<string | null>`${orderPositions.stone} ->> 'stockNumber'`,
    })
    .from(orderPositions)
    .where(and(inArray(orderPositions.orderId, [...orderIds]), ne(orderPositions.kind, 'extra')))
    .orderBy(asc(orderPositions.number));
  const named = rows.flatMap(({ kind, ...row }) => (kind === 'extra' ? [] : [{ ...row, kind }]));
  return new Map(
    [...Map.groupBy(named, ({ orderId }) => orderId)].map(([orderId, own]) => [
      orderId,
      own.map(({ orderId: _order, ...position }) => position),
    ]),
  );
}
