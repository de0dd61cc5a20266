import { ORDER_PAYERS, ORDER_RELATIONS, REMAKE_PAYERS } from '@ringwerk/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './dealers.ts';
import { money } from './money.ts';
import { papers } from './papers.ts';
import { orders } from './trade.ts';

/** From which earlier order one comes; written with it. */
export const orderRelations = pgTable(
  'order_relations',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    fromId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ORDER_RELATIONS }).notNull(),
    /** Which ring of the earlier order is meant: number of its position, and its place in the design. Null: the order as a whole. */
    position: integer(),
    ring: integer(),
    /** Empty where none is asked for. */
    reason: text().notNull().default(''),
    /** As the dealer asks; null where nothing is asked. */
    payer: text({ enum: ORDER_PAYERS }),
    /** Of the house; null while it has given none. */
    answer: text({ enum: REMAKE_PAYERS }),
    /** Words to the dealer. */
    answerNote: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: uuid().references(() => users.id),
    /** Name as it was then. */
    answeredByName: text().notNull().default(''),
  },
  (table) => [index('order_relations_from').on(table.fromId)],
);

/** A cancellation by the dealer, with what it cost by the house's setting of that day. */
export const orderCancellations = pgTable('order_cancellations', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  at: timestamp({ withTimezone: true }).notNull(),
  byUserId: uuid()
    .notNull()
    .references(() => users.id),
  /** Name as it was then. */
  byName: text().notNull(),
  reason: text().notNull(),
  /** Percent of the trade price. */
  share: integer().notNull(),
  /** Minor units of the base currency. */
  cost: money().notNull(),
  /** The invoice that bills it: at most one, and none again once that line is credited whole. */
  invoiceId: uuid().references(() => papers.id),
  /** When the house has let go of its cost; null while it has not. */
  waivedAt: timestamp({ withTimezone: true }),
  /** Why, in words to the dealer. */
  waivedReason: text().notNull().default(''),
  waivedBy: uuid().references(() => users.id),
  /** Name as it was then. */
  waivedByName: text().notNull().default(''),
});
