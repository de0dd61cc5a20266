import { RATE_STATES, RATE_SUBJECTS, type FeedContent, type FeedRun, type WhatIf } from '@ringwerk/contract';
import type { HouseList, PriceDiscount, PriceList } from '@ringwerk/kernel/price';
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { jobs } from './jobs.ts';
import { money } from './money.ts';

/**
 * Price lists as people write them: a draft while `activeFrom` is null, planned until that moment, then in force until a later
 * one begins, or to be agreed to. One that has begun is never changed.
 */
export const priceEditions = pgTable(
  'price_editions',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    note: text().notNull().default(''),
    content: jsonb().$type<HouseList>().notNull(),
    /** Once it has begun it counts for dealers who have agreed to it alone, and is never the list in force. */
    isAgreedOnly: boolean().notNull().default(false),
    /** Counts saves: whoever saves over another person's save is refused. */
    version: integer().notNull().default(1),
    activeFrom: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whoever saved last; null: came with the release, into an empty house. */
    updatedBy: uuid().references(() => users.id),
    activatedBy: uuid().references(() => users.id),
  },
  (table) => [index('price_editions_active_from').on(table.activeFrom)],
);

/** Addresses that rates are fetched from. */
export const rateFeeds = pgTable('rate_feeds', {
  id: uuid().primaryKey().defaultRandom(),
  content: jsonb().$type<FeedContent>().notNull(),
  isActive: boolean().notNull(),
  /** Counts saves: whoever saves over another person's save is refused. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  /** Whoever saved last: answers for what the feed brings, and confirms none of it. */
  updatedBy: uuid()
    .notNull()
    .references(() => users.id),
  /** When its next run was planned for, which `jobId` waits to make; null while it is not active. */
  nextAt: timestamp({ withTimezone: true }),
  jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
  lastRun: jsonb().$type<FeedRun>(),
});

/**
 * Fixings and exchange rates as they came in; only ever appended, and decided once. Of those in force whose `validFrom` has
 * begun, the latest of a subject counts.
 */
export const marketRates = pgTable(
  'market_rates',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    subject: text({ enum: RATE_SUBJECTS }).notNull(),
    /** Metals: minor units of the base currency per gram of fine metal. Currencies: units for one of it. */
    value: doublePrecision().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** `catalogue`, `manual`, or the name of a feed. */
    source: text().notNull(),
    feedId: uuid().references(() => rateFeeds.id, { onDelete: 'set null' }),
    /** Of a feed's value: whoever had saved the feed last. */
    configuredBy: uuid().references(() => users.id),
    /** The day that the source itself names; null where it names none. */
    quotedDay: date(),
    state: text({ enum: RATE_STATES }).notNull(),
    note: text().notNull().default(''),
    recordedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    recordedBy: uuid().references(() => users.id),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: uuid().references(() => users.id),
  },
  (table) => [index('market_rates_subject').on(table.subject, table.validFrom)],
);

/** How far a rate may jump and how old it may grow; one row. */
export const rateSettings = pgTable('rate_settings', {
  id: integer().primaryKey().default(1),
  /** Whole percent that a new value may differ from the one in force before a second person is asked. */
  jumpPercent: integer().notNull().default(5),
  /** Days after which a rate counts as stale. */
  staleDays: integer().notNull().default(7),
});

/** A rate that a frozen list was made with, as it was then. */
export interface FrozenRate {
  readonly id: number;
  readonly subject: (typeof RATE_SUBJECTS)[number];
  readonly value: number;
  readonly validFrom: string;
  readonly source: string;
  /** The day that the source named; absent in lists of releases that kept none. */
  readonly quotedDay?: string | null;
}

/** A form of a model in a stored what-if. */
interface StoredForm {
  readonly setId: number;
  readonly isWithoutStones: boolean;
}
interface StoredChange extends StoredForm {
  readonly before: number;
  readonly after: number;
  readonly margin: number;
}
export interface StoredWeightChange extends StoredForm {
  readonly grams: number;
  readonly otherGrams: number;
}
export interface StoredWhatIf extends Pick<WhatIf, 'articles' | 'unpriced' | 'distribution' | 'quotes'> {
  readonly movers: readonly StoredChange[];
  readonly belowGuard: { readonly count: number; readonly articles: readonly StoredChange[] };
  readonly weighedOtherwise: { readonly count: number; readonly articles: readonly StoredWeightChange[] };
  /**
   * Ids of the versions of alloys that counted then, with commas between, the day, and the names of collection and agreements;
   * absent in results of older releases, in part or whole.
   */
  readonly pricedBy?: {
    readonly alloys: string | null;
    readonly day: string;
    readonly collection?: string;
    readonly agreements?: string;
  };
}

/**
 * Frozen price lists: an edition with the rates and the VAT of a moment. Designs, quotes and orders name theirs; none is ever
 * changed, and the id is a hash of the content.
 */
export const priceLists = pgTable(
  'price_lists',
  {
    id: text().primaryKey(),
    list: jsonb().$type<PriceList>().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdBy: text().notNull().default(''),
    /** Null for lists of releases that knew no editions. */
    editionId: uuid().references(() => priceEditions.id),
    rates: jsonb().$type<readonly FrozenRate[]>().notNull().default([]),
  },
  (table) => [index('price_lists_valid_from').on(table.validFrom)],
);

/** What was agreed with a dealer beside the list in force; a dealer without a row has nothing of it. */
export const dealerAgreements = pgTable('dealer_agreements', {
  dealerId: uuid()
    .primaryKey()
    .references(() => dealers.id),
  /** A list that has begun and counts for this dealer whatever comes after it; null: the one in force. */
  editionId: uuid().references(() => priceEditions.id),
  /** Decimal share of each block of the trade price. */
  discounts: jsonb().$type<PriceDiscount['shares']>().notNull(),
  /** Minor units of the trade price of one order; 0 for none. */
  minimumOrder: money().notNull(),
});

/** The last what-if of each price list, in no language: models by their sets. */
export const priceComparisons = pgTable('price_comparisons', {
  editionId: uuid()
    .primaryKey()
    .references(() => priceEditions.id, { onDelete: 'cascade' }),
  /** Version of the list that was compared. */
  version: integer().notNull(),
  /** The list that counted then. Not a reference: it only has to be distinguished from another one. */
  against: uuid().notNull(),
  /** Ids of the rates that counted then, with commas between. */
  rates: text().notNull(),
  result: jsonb().$type<StoredWhatIf>().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
  madeBy: uuid().references(() => users.id),
});
