import type { Order, RingRelation } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';

/** The ring of an earlier order that the ring on the screen is made from. */
export interface Partner {
  /** As quote and order take it. */
  readonly relation: RingRelation;
  readonly order: Order;
  /** The ring that lies beside, as it is now; null where nothing goes with the new one. */
  readonly beside: RingDesign | null;
}

export interface OpenedPartner {
  /** Null on every other way into the configurator, and where the order has no such ring. */
  readonly partner: Partner | null;
  /** What the new ring begins as; undefined while the order is on its way. */
  readonly design: Design | null | undefined;
  readonly isMissing: boolean;
}
