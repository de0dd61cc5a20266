import { RING_RELATIONS, type RingRelation } from '@ringwerk/contract';
import type { PortalPath } from '../../paths.ts';

/** A ring of an earlier order that the ring on the screen is made from. */
export interface PartneredRing extends RingRelation {
  /** Whether a partner takes over the stones of the ring that it matches. */
  readonly withStones: boolean;
}

/** Configurator address of a set, opened with a ring that is made from an earlier one. @param size - mm; null: that of the order */
export function partnerAddress(
  set: PortalPath,
  { kind, orderId, position, ring, withStones }: PartneredRing,
  size: number | null,
): PortalPath {
  const query = new URLSearchParams({ of: orderId, as: kind, position: `${position}`, ring: `${ring}` });
  if (withStones) query.set('with', 'stones');
  if (size !== null) query.set('sizes', `${size}`);
  return `${set}?${query.toString()}`;
}

/** What the address says of it; null on every other way into the configurator. */
export function partneredRingOf(address: URLSearchParams): PartneredRing | null {
  const orderId = address.get('of');
  const kind = RING_RELATIONS.find((each) => each === address.get('as'));
  const [position, ring] = [Number(address.get('position')), Number(address.get('ring') ?? -1)];
  const isRing = Number.isInteger(position) && position >= 1 && (ring === 0 || ring === 1);
  if (orderId === null || kind === undefined || !isRing) return null;
  return { kind, orderId, position, ring, withStones: address.get('with') === 'stones' };
}
