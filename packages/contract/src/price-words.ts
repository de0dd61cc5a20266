/** What has a rate: metals by their fixing, currencies by what one euro buys. */
export const RATE_SUBJECTS = ['Au', 'Pt', 'Pd', 'Ag', 'USD', 'CHF', 'JPY', 'KRW'] as const;
export type RateSubject = (typeof RATE_SUBJECTS)[number];

/** `held`: waits for a second person. */
export const RATE_STATES = ['in-force', 'held', 'refused'] as const;
export type RateState = (typeof RATE_STATES)[number];

export const PRICE_LIST_STATES = ['draft', 'planned', 'active', 'past'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];
