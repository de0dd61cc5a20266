import { ringBeside } from '@ringwerk/advice';
import { getOrder } from '@ringwerk/contract';
import { call } from '../../../api/call.ts';
import type { PartneredRing } from '../../../domain/partner/partner-address.ts';
import type { OpenedPartner } from './partner.ts';

/**
 * The ring of an earlier order and what is made from it, read from the record of that order, which stands whatever became of the
 * article since; null where the order has no such ring.
 * @throws ApiError where the order cannot be had
 */
export async function openPartner(
  { withStones, ...relation }: PartneredRing,
  signal: AbortSignal,
): Promise<OpenedPartner | null> {
  const order = await call(getOrder, { params: { id: relation.orderId } }, signal);
  const rings = order.positions.find(({ number }) => number === relation.position)?.rings ?? null;
  const opened = rings && ringBeside(rings.design, relation.ring, relation.kind, { withStones });
  // A ring of a cancelled order was never made.
  if (opened === null || (relation.kind === 'partner' && order.status === 'cancelled')) return null;
  return { partner: { relation, order, beside: opened.beside }, design: opened.design, isMissing: false };
}
