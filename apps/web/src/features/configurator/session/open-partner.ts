import { ringBeside } from '@ringwerk/advice';
import { getOrder, getOrderRings } from '@ringwerk/contract';
import { call } from '../../../api/call.ts';
import { withRingsNow } from '../../../domain/partner/new-ring.ts';
import type { PartneredRing } from '../../../domain/partner/partner-address.ts';
import type { OpenedPartner } from './partner.ts';

/**
 * The ring of an earlier order as it is now, after services that were done, and what is made from it. It is read from the record of
 * that order, which stands whatever became of the article since; null where the order has no such ring.
 * @throws ApiError where the order cannot be had
 */
export async function openPartner(
  { withStones, ...relation }: PartneredRing,
  signal: AbortSignal,
): Promise<OpenedPartner | null> {
  const of = { params: { id: relation.orderId } };
  const [ordered, now] = await Promise.all([call(getOrder, of, signal), call(getOrderRings, of, signal)]);
  const order = withRingsNow(ordered, now);
  const rings = order.positions.find(({ number }) => number === relation.position)?.rings ?? null;
  const opened = rings && ringBeside(rings.design, relation.ring, relation.kind, { withStones });
  // A ring of a cancelled order was never made.
  if (opened === null || (relation.kind === 'partner' && order.status === 'cancelled')) return null;
  return { partner: { relation, order, beside: opened.beside }, design: opened.design, isMissing: false };
}
