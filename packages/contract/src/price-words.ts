/** What has a rate: metals by their fixing, currencies by what one euro buys. */
export const RATE_SUBJECTS = ['Au', 'Pt', 'Pd', 'Ag', 'USD', 'CHF', 'JPY', 'KRW'] as const;
export type RateSubject = (typeof RATE_SUBJECTS)[number];

/**
 * A rate below or above is a slip of unit or point, never a market: metals in cents EUR per gram of fine metal, currencies in
 * units for one euro. Each reaches from about a tenth to ten times of what markets paid in the last years.
 */
export const RATE_LIMITS: Readonly<Record<RateSubject, { readonly least: number; readonly most: number }>> = {
  Au: { least: 1_000, most: 100_000 },
  Pt: { least: 300, most: 30_000 },
  Pd: { least: 300, most: 30_000 },
  Ag: { least: 10, most: 1_500 },
  USD: { least: 0.1, most: 10 },
  CHF: { least: 0.1, most: 10 },
  JPY: { least: 15, most: 1_500 },
  KRW: { least: 150, most: 15_000 },
};
/** Percent: a wider jump is never one person's to bring into force. */
export const JUMP_PERCENT_MAX = 25;

/** `held`: waits for a second person. `withdrawn`: planned, and taken back before it counted. */
export const RATE_STATES = ['in-force', 'held', 'refused', 'withdrawn'] as const;
export type RateState = (typeof RATE_STATES)[number];

/**
 * What has changed since a what-if was computed: the list itself, the list in force, fixings and exchange rates, the
 * house's own alloys, articles and weights of the collection, what was agreed with dealers, and the day, by which VAT goes.
 */
export const WHAT_IF_CHANGES = ['list', 'in-force', 'rates', 'alloys', 'collection', 'agreements', 'day'] as const;
export type WhatIfChange = (typeof WHAT_IF_CHANGES)[number];

/** `agreed`: has begun, and counts for dealers who have agreed to it, and for nobody else. */
export const PRICE_LIST_STATES = ['draft', 'planned', 'active', 'agreed', 'past'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];
