/** How an order comes from an earlier one. */
export const ORDER_RELATIONS = ['reorder', 'remake', 'partner'] as const;
export type OrderRelation = (typeof ORDER_RELATIONS)[number];

/** Who bears the cost of an order that comes from another one. */
export const ORDER_PAYERS = ['dealer', 'house', 'shared'] as const;
export type OrderPayer = (typeof ORDER_PAYERS)[number];

/** Steps at which an order may be cancelled, if the house takes it there. */
export const CANCEL_STEPS = ['received', 'released', 'casting', 'setting', 'engraving', 'quality'] as const;
export type CancelStep = (typeof CANCEL_STEPS)[number];

/** What a cancellation costs at each step, percent of the trade price; null: none is taken there. */
export type CancelShares = Readonly<Record<CancelStep, number | null>>;
