import {
  BENCH_STATIONS,
  COUPLE_PLACES,
  NO_NOTES,
  ORDER_STATUSES,
  QUOTE_ANSWERS,
  type Language,
  type OrderNotes,
  type Parcel,
  type PaymentTerms,
  type ShownRingRelation,
  type ShippingAddress,
} from '@ringwerk/contract';
import type { RetailDiscount } from '@ringwerk/kernel/price';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { benchScans } from './bench.ts';
import { couples } from './couples.ts';
import { dealers, users } from './dealers.ts';
import { ORDER_TEXT, POSITION_TEXT, QUOTE_TEXT } from './found-text.ts';
import { persons } from './persons.ts';
import { hasWhatItsKindIs, positionColumns } from './positions.ts';
import type { StoredService } from './ring-services.ts';

/** Running parts of quote, order and customer numbers; gaps are allowed, repeats are not. */
export const quoteNumbers = pgSequence('quote_numbers', { startWith: 1001 });
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });
export const customerNumbers = pgSequence('customer_numbers', { startWith: 10101 });
/** Places of steps in the feed. */
export const orderFeedNumbers = pgSequence('order_feed_numbers');

export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Which print of the number: raised by the first change after one was printed. */
    revision: integer().notNull().default(1),
    /** Counts changes; two who change one quote are distinguished by it. */
    version: integer().notNull().default(1),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    customerName: text().notNull().default(''),
    coupleId: uuid().references(() => couples.id, { onDelete: 'set null' }),
    ...persons,
    language: text().$type<Language>().notNull(),
    /** Off the sum of what is chosen. */
    discount: jsonb().$type<RetailDiscount>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    orderedAt: timestamp({ withTimezone: true }),
    /** The quote that this one was made from at a later day's prices. No reference: a backup is read in any order. */
    replaces: uuid(),
    /** The ring of an earlier order that it was made from. No reference, for the same reason. */
    relation: jsonb().$type<ShownRingRelation>(),
    /** What the couple said to it, when, in whose name, and why not. */
    answer: text({ enum: QUOTE_ANSWERS }),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: text().notNull().default(''),
    answerReason: text().notNull().default(''),
    answerPlace: text({ enum: COUPLE_PLACES }),
    /** When somebody of the shop read an answer that came by a link. */
    answerSeenAt: timestamp({ withTimezone: true }),
    /** The same key of the same dealer is the same quote. */
    idempotencyKey: text(),
  },
  (table) => [
    index('quotes_dealer').on(table.dealerId, table.createdAt),
    index('quotes_couple')
      .on(table.coupleId, table.createdAt)
      .where(sql`couple_id is not null`),
    index('quotes_ending')
      .on(table.dealerId, table.validUntil)
      .where(sql`ordered_at is null`),
    index('quotes_found').using('gin', QUOTE_TEXT),
    uniqueIndex('quotes_idempotency').on(table.dealerId, table.idempotencyKey),
    uniqueIndex('quotes_replaces').on(table.replaces),
    index('quotes_unseen')
      .on(table.dealerId, table.answeredAt)
      .where(sql`answer is not null and answer_seen_at is null`),
  ],
);

export const quotePositions = pgTable(
  'quote_positions',
  {
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    ...positionColumns,
    /** Positions of one group are alternatives; null for what is taken anyway. */
    alternative: integer(),
    /** Whether the total counts it: one of each group is chosen, and whatever is no alternative. */
    isChosen: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.number] }),
    index('quote_positions_design')
      .on(table.designCode)
      .where(sql`design_code is not null`),
    check('quote_positions_kind', hasWhatItsKindIs(table)),
  ],
);

/** `isOpenOrder` of the contract. Queries word it as the partial index does, or the index is not used. */
export const IS_OPEN_ORDER = sql.raw("status not in ('shipped', 'cancelled')");

/** One delivery, with its date, commission and address. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The same key of the same dealer is the same order. */
    idempotencyKey: text().notNull(),
    quoteId: uuid().references(() => quotes.id),
    commission: text().notNull(),
    coupleId: uuid().references(() => couples.id, { onDelete: 'set null' }),
    ...persons,
    requestedDate: date({ mode: 'string' }),
    /** An address of this delivery alone; null: where the dealer's parcels go. */
    shipTo: jsonb().$type<ShippingAddress>(),
    /** How it leaves the house; null as long as nobody has said it. */
    parcel: jsonb().$type<Parcel>(),
    /** By whom they are for. */
    notes: jsonb().$type<OrderNotes>().notNull().default(NO_NOTES),
    /** Off the sum of the positions, as the quote gave it. */
    discount: jsonb().$type<RetailDiscount>(),
    /** Those of the dealer on that day; null for orders of releases that knew none. */
    paymentTerms: jsonb().$type<PaymentTerms>(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** Counts changes by the dealer; two who change one order are distinguished by it, and so are prints of its sheet. */
    version: integer().notNull().default(1),
    /** The last of them. */
    changedAt: timestamp({ withTimezone: true }),
    /** When the house did the first thing that nobody of the shop has read; null: all is read. */
    unseenAt: timestamp({ withTimezone: true }),
    /** When the dealer first changed or cancelled it without the office having looked; null: all is read. */
    officeUnseenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.dealerId, table.idempotencyKey),
    index('orders_dealer').on(table.dealerId, table.createdAt),
    // With the status: whether a couple has an order that stands is read in the index alone.
    index('orders_couple')
      .on(table.coupleId, table.createdAt, table.status)
      .where(sql`couple_id is not null`),
    index('orders_quote')
      .on(table.quoteId)
      .where(sql`quote_id is not null`),
    index('orders_status').on(table.status, table.createdAt),
    // Counting all orders by their step reads this one: of so few values it is a tenth of the other's size.
    index('orders_steps').on(table.status),
    // The board of production: what is not shipped, by the day that it is wanted for.
    index('orders_open').on(table.requestedDate, table.createdAt).where(IS_OPEN_ORDER),
    index('orders_unseen')
      .on(table.dealerId, table.unseenAt)
      .where(sql`unseen_at is not null`),
    index('orders_office_unseen')
      .on(table.officeUnseenAt)
      .where(sql`office_unseen_at is not null`),
    index('orders_found').using('gin', ORDER_TEXT),
    index('orders_commission').using('gin', sql`to_tsvector('simple', translate(commission, '-./&', '    '))`),
  ],
);

/** What is counted of an ordered ring, each name once. */
interface RingFacts {
  /** mm */
  readonly width: number;
  readonly alloys: readonly string[];
  /** Materials of its stones. */
  readonly stones: readonly string[];
}

/** What an order consists of; changed by its dealer alone, before the workshop begins. */
export const orderPositions = pgTable(
  'order_positions',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    ...positionColumns,
    /** Of work at a ring that the house has made. */
    service: jsonb().$type<StoredService>(),
    /** Of its rings, as the function of the same name reads them from the record: sums over all orders need not unpack each. */
    ringFacts: jsonb()
      .$type<readonly RingFacts[]>()
      .generatedAlwaysAs(sql`ring_facts(design)`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('order_positions_design')
      .on(table.designCode)
      .where(sql`design_code is not null`),
    index('order_positions_found')
      .using('gin', POSITION_TEXT)
      .where(sql`commission <> ''`),
    check('order_positions_kind', hasWhatItsKindIs(table)),
    check('order_positions_service', sql`(${table.kind} = 'service') = (${table.service} is not null)`),
  ],
);

/** History of an order; only ever appended. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** Name as it was then. */
    byName: text().notNull(),
    /** Bench that scanned it; null for a step that was made on a page. */
    station: text({ enum: BENCH_STATIONS }),
    scanId: uuid().references(() => benchScans.id),
    /** The step before an undone scan. */
    isUndo: boolean().notNull().default(false),
    /** Of a change by the dealer, at the step where the order was: its version since. */
    version: integer(),
    /** Place in the feed, given to a step after its commit; null until a program asks for the first time after it. */
    feedNo: bigint({ mode: 'number' }),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.id),
    uniqueIndex('order_events_feed').on(table.feedNo),
    index('order_events_unnumbered')
      .on(table.id)
      .where(sql`feed_no is null`),
    index('order_events_scan')
      .on(table.scanId)
      .where(sql`scan_id is not null`),
  ],
);
