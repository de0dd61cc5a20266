import { ringBeside } from '@ringwerk/advice';
import { getOrder, type Order, type RingRelation } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { useMemo, useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { partneredRingOf } from '../../../domain/partner/partner-address.ts';

/** The ring of an earlier order that the ring on the screen is made from. */
export interface Partner {
  /** As quote and order take it. */
  readonly relation: RingRelation;
  readonly order: Order;
  /** The ring that lies beside, as it was made; null where nothing goes with the new one. */
  readonly beside: RingDesign | null;
}

interface OpenedPartner {
  /** Null on every other way into the configurator, and where the order has no such ring. */
  readonly partner: Partner | null;
  /** What the new ring begins as; undefined while the order is on its way. */
  readonly design: Design | null | undefined;
  readonly isMissing: boolean;
}
const NONE: OpenedPartner = { partner: null, design: null, isMissing: false };
const MISSING: OpenedPartner = { ...NONE, isMissing: true };

/** Read from the record of the order, which stands whatever became of the article since. */
function openPartner(relation: RingRelation, order: Order, withStones: boolean): OpenedPartner {
  const rings = order.positions.find(({ number }) => number === relation.position)?.rings ?? null;
  const opened = rings && ringBeside(rings.design, relation.ring, relation.kind, { withStones });
  // A ring of a cancelled order was never made.
  if (opened === null || (relation.kind === 'partner' && order.status === 'cancelled')) return MISSING;
  return { partner: { relation, order, beside: opened.beside }, design: opened.design, isMissing: false };
}

/** @param address - as the page was opened */
export function usePartner(enabled: boolean, address: URLSearchParams): OpenedPartner {
  const from = useMemo(() => partneredRingOf(address), [address]);
  const { data, isError } = useOperationQuery(
    getOrder,
    { params: { id: from?.orderId ?? '' } },
    // The page has read it once: what is designed does not change under the jeweller.
    { enabled: enabled && from !== null, staleTime: Infinity },
  );
  const opened = useMemo(() => {
    if (from === null) return NONE;
    if (data === undefined) return isError ? MISSING : { ...NONE, design: undefined };
    const { withStones, ...relation } = from;
    return openPartner(relation, data, withStones);
  }, [from, data, isError]);
  // What was opened holds: with the customer view the page may no longer ask for the order.
  const [held, hold] = useState<OpenedPartner | null>(null);
  if (held === null && opened.partner !== null) hold(opened);
  return held ?? opened;
}
