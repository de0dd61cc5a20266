import type { BaseCurrency } from '@ringwerk/kernel/price';

/** What has a rate: metals by their fixing, currencies by what one unit of the base currency buys. */
export const RATE_SUBJECTS = ['Au', 'Pt', 'Pd', 'Ag', 'EUR', 'USD', 'CHF', 'JPY', 'KRW'] as const;
export type RateSubject = (typeof RATE_SUBJECTS)[number];

/** What a house of a base currency has a rate of: everything but that currency. */
export const rateSubjectsOf = (base: BaseCurrency): readonly RateSubject[] =>
  RATE_SUBJECTS.filter((subject) => subject !== base);

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
