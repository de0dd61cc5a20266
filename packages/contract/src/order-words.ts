/**
 * How an order comes from an earlier one: the same once more, again because something was wrong with it, as work at the very
 * rings that were sent, or as the ring that matches one of them.
 */
export const ORDER_RELATIONS = ['reorder', 'remake', 'service', 'partner'] as const;
export type OrderRelationKind = (typeof ORDER_RELATIONS)[number];
/** Those that may come from one ring of the earlier order: its partner, or that ring once more. */
export const RING_RELATIONS = ['partner', 'reorder'] as const;
export type RingRelationKind = (typeof RING_RELATIONS)[number];

/** What an order is: rings to be made and sent, loose stones with them or not; loose stones alone; or work at rings that come back for it. */
export const ORDER_KINDS = ['goods', 'stones', 'service'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Who, as the dealer asks, bears the cost of an order that is made again. */
export const ORDER_PAYERS = ['dealer', 'house', 'shared'] as const;
export type OrderPayer = (typeof ORDER_PAYERS)[number];

/** Who bears it by the answer of the house. */
export const REMAKE_PAYERS = ['dealer', 'house'] as const;
export type RemakePayer = (typeof REMAKE_PAYERS)[number];

/** Steps at which a dealer may cancel, if the house takes it there. */
export const CANCEL_STEPS = ['received', 'released', 'casting', 'setting', 'engraving', 'quality'] as const;
export type CancelStep = (typeof CANCEL_STEPS)[number];

/** What a dealer's cancellation costs at each step, percent of the trade price; null: none is taken there. */
export type CancelShares = Record<CancelStep, number | null>;
