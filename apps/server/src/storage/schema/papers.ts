import { PAPER_KINDS, type Language, type PaperKind, type PaperSettings } from '@ringwerk/contract';
import type { Invoice } from '@ringwerk/papers';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { dealers, users } from './dealers.ts';
import { money } from './money.ts';
import { orders } from './trade.ts';

/** What was found out about the dealer's VAT id when the paper was issued. */
export interface VatCheckNote {
  readonly vatId: string;
  readonly isRight: boolean;
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** A line of an invoice that bills a cancelled order. */
export interface BilledCancellation {
  readonly orderId: string;
  /** Place of the line, from 0. */
  readonly place: number;
}

/** Everything that a paper says, as it was on the day of its issue. */
export interface PaperContent extends Omit<Invoice, 'kind'> {
  readonly kind: Exclude<PaperKind, 'credit'> | 'corrected' | 'credit-note';
  readonly language: Language;
  /** Of the order that it stands on. */
  readonly commission: string;
  readonly orderedOn: string | null;
  readonly requestedOn: string | null;
  /** Of all its rings, in hundredths of a gram. */
  readonly centigrams: number;
  readonly bank: string;
  /** Lines of an account without IBAN, in the dealer's language; absent where there is an IBAN. */
  readonly payTo?: readonly string[];
  readonly vatCheck: VatCheckNote;
  /** Why an invoice is credited; empty else. */
  readonly reason: string;
  /** Of a credit: the place of each line in its invoice, from 0; empty else. */
  readonly places: readonly number[];
  /** Cancelled orders that an invoice bills; absent for none, and before there were any. */
  readonly cancellations?: readonly BilledCancellation[];
}

/** Papers of releases that knew one base currency name none, and are never rewritten: they were written in euros. */
const paperContent = customType<{ data: PaperContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  // `insertPaper` alone writes the column.
  fromDriver: (stored) => ({ currency: 'EUR' as const, ...(stored as Partial<PaperContent>) }) as PaperContent,
});

/** Last number of a series and year; raised in the transaction that issues the paper, so that none is ever left out. */
export const paperNumbers = pgTable(
  'paper_numbers',
  {
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('paper_numbers_from_one', sql`${table.last} > 0`),
  ],
);

/** Papers to dealers; only ever appended, which the database itself sees to (a trigger refuses everything else). */
export const papers = pgTable(
  'papers',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    number: text().notNull().unique(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    orderId: uuid().references(() => orders.id),
    /** The paper that it corrects or credits. */
    precedesId: uuid().references((): AnyPgColumn => papers.id),
    issuedOn: date({ mode: 'string' }).notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    issuedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Name as it was then. */
    issuedByName: text().notNull(),
    /** Minor units of the currency of `content`; null for a delivery note. */
    net: money(),
    tax: money(),
    gross: money(),
    /** Null for what is no invoice. */
    dueOn: date({ mode: 'string' }),
    content: paperContent().notNull(),
    /** CII of the profile EN 16931, as the PDF carries it; null for what is no invoice. */
    xml: text(),
    /** The same as XRechnung; null where the buyer has no electronic address. */
    xrechnung: text(),
    /** Of a credit: the same key of the same invoice is the same credit. */
    callKey: text(),
  },
  (table) => [
    index('papers_issued').on(table.issuedAt, table.id),
    index('papers_dealer').on(table.dealerId, table.issuedAt),
    index('papers_order').on(table.orderId, table.kind),
    uniqueIndex('papers_credit_call').on(table.precedesId, table.callKey),
  ],
);

/** Files of papers as they were first printed; only ever appended. */
export const paperFiles = pgTable('paper_files', {
  paperId: uuid()
    .primaryKey()
    .references(() => papers.id),
  pdf: bytea().notNull(),
  printedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What was paid for invoices; only ever appended, what was wrong is taken back by a negative amount. */
export const paperPayments = pgTable(
  'paper_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    paperId: uuid()
      .notNull()
      .references(() => papers.id),
    paidOn: date({ mode: 'string' }).notNull(),
    /** Minor units of the invoice's currency. */
    amount: money().notNull(),
    /** Taken off for paying early. */
    cashDiscount: money().notNull(),
    note: text().notNull(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    enteredBy: uuid()
      .notNull()
      .references(() => users.id),
    enteredByName: text().notNull(),
    /** The same key of the same invoice is the same payment. */
    callKey: text().notNull(),
  },
  (table) => [uniqueIndex('paper_payments_call').on(table.paperId, table.callKey)],
);

/** One row, once the house has set its bank account. */
export const paperSettings = pgTable(
  'paper_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    settings: jsonb().$type<Omit<PaperSettings, 'version'>>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('paper_settings_one_row', sql`${table.id} = 1`)],
);
