import type { RingRelation, ShownRingRelation } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { orderPositions, orders } from '../../storage/schema/trade.ts';

/** Rings of the position of an order of a company, as they are made; null for an order that the company does not have. */
async function orderedDesign(
  database: Queryable,
  dealerId: string,
  { orderId, position }: Pick<RingRelation, 'orderId' | 'position'>,
) {
  const [row] = await database
    .select({ number: orders.number, status: orders.status, design: orderPositions.design })
    .from(orders)
    .leftJoin(orderPositions, and(eq(orderPositions.orderId, orders.id), eq(orderPositions.number, position)))
    .where(and(eq(orders.id, orderId), eq(orders.dealerId, dealerId)));
  return row ?? null;
}

const refusal = (code: 'order.unknown' | 'order.conflict' | 'request.invalid', issue: string, field: string) =>
  new CodedError(code, { issues: [{ code: issue, path: `/relation/${field}`, params: {}, severity: 'error' }] });

/**
 * The ring of an earlier order of the same company that new rings are made from.
 * @throws CodedError `order.unknown`, `order.conflict` for the partner of a ring that was never made, `request.invalid` for a
 * position without rings and for a ring that it does not have
 */
export async function earlierRing(
  database: Queryable,
  dealerId: string,
  relation: RingRelation,
): Promise<ShownRingRelation> {
  const { kind, orderId, position, ring } = relation;
  const found = await orderedDesign(database, dealerId, relation);
  if (found === null) throw refusal('order.unknown', 'order.unknown', 'orderId');
  if (kind === 'partner' && found.status === 'cancelled') throw refusal('order.conflict', 'order.conflict', 'orderId');
  // Work at rings has positions without a design.
  if (found.design === null) throw refusal('request.invalid', 'field.value', 'position');
  if (found.design.rings[ring] === undefined) throw refusal('request.invalid', 'field.value', 'ring');
  return { kind, orderId, number: found.number, position, ring };
}
