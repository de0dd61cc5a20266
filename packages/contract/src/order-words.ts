/** How an order comes from an earlier one: the same once more, or again because something was wrong with it. */
export const ORDER_RELATIONS = ['reorder', 'remake'] as const;
export type OrderRelationKind = (typeof ORDER_RELATIONS)[number];

/** Who, as the dealer asks, bears the cost of an order that is made again. */
export const ORDER_PAYERS = ['dealer', 'house', 'shared'] as const;
export type OrderPayer = (typeof ORDER_PAYERS)[number];

/** Steps at which a dealer may cancel, if the house takes it there. */
export const CANCEL_STEPS = ['received', 'released', 'casting', 'setting', 'engraving', 'quality'] as const;
export type CancelStep = (typeof CANCEL_STEPS)[number];

/** What a dealer's cancellation costs at each step, percent of the trade price; null: none is taken there. */
export type CancelShares = Record<CancelStep, number | null>;
