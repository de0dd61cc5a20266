import {
  COUNTRIES,
  LEGAL_TEXTS,
  NO_PREFERENCES,
  type Country,
  type Language,
  type MailKind,
  type MailSecurity,
  type MailValues,
  type Preferences,
  type WorkSettings,
} from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { jobs } from './jobs.ts';

export const REGISTRATION_STATUSES = ['open', 'approved', 'declined'] as const;

export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: text().notNull(),
    contact: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    street: text().notNull().default(''),
    postcode: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().$type<Country>().notNull(),
    language: text().$type<Language>().notNull(),
    vatId: text().notNull().default(''),
    /** Become the dealer's with the approval. */
    preferences: jsonb().$type<Preferences>().notNull().default(NO_PREFERENCES),
    message: text().notNull().default(''),
    status: text({ enum: REGISTRATION_STATUSES }).notNull().default('open'),
    dealerId: uuid().references(() => dealers.id),
    customerNumber: text(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('registrations_status').on(table.status, table.createdAt),
    // Asking twice is one request.
    uniqueIndex('registrations_open_email')
      .on(sql`lower(${table.email})`)
      .where(sql`status = 'open'`),
  ],
);

export const legalTexts = pgTable(
  'legal_texts',
  {
    key: text({ enum: LEGAL_TEXTS }).notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: uuid().references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);

/** Outgoing mail. It is written in the transaction of its cause and sent by a job; without SMTP it stays here to be printed. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<MailKind>().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Both with their variables in braces: the text of the house as it was on that day. */
    subject: text().notNull(),
    body: text().notNull(),
    /** What the variables stand for; null for a mail of release 0.3 or older, whose text is filled. */
    values: jsonb().$type<MailValues>(),
    /** The same for what opens an account; wiped once the mail is out, or after two weeks. */
    secrets: jsonb().$type<MailValues>(),
    /** After this the secret opens nothing any more. */
    expiresAt: timestamp({ withTimezone: true }),
    /** Whose account it is about. */
    userId: uuid().references(() => users.id),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    /** Which order it is about. No reference: mails are forgotten, orders are not. */
    orderId: uuid(),
    // Release 0.3 polls these three columns, and may still run while processes are exchanged. Dropped with the release after.
    attempts: integer().notNull().default(0),
    lastError: text(),
    runAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** Given out on paper instead. */
    printedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mails_open').on(table.sentAt, table.runAt),
    index('mails_created').on(table.createdAt),
    index('mails_order')
      .on(table.orderId)
      .where(sql`order_id is not null`),
  ],
);

/** Texts of mails that the house wrote itself; a kind without a row has the one that the release brings. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    kind: text().$type<MailKind>().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    updatedBy: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
);

/**
 * Who did what; only ever appended, which the database itself sees to (a trigger refuses everything else). Its rows name
 * people and companies without a reference: they outlive them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: uuid(),
    /** Name and number as they were then. */
    byName: text().notNull().default(''),
    byNumber: text().notNull().default(''),
    dealerId: uuid(),
    action: text().notNull(),
    entity: text().notNull().default(''),
    entityId: text().notNull().default(''),
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The changed fields as they were and as they are; null for a deed that changes no fields. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_user').on(table.userId, table.id),
    index('audit_log_entity').on(table.entity, table.entityId, table.id),
    index('audit_log_dealer').on(table.dealerId, table.id),
  ],
);

/** One row: what the house has set instead of the defaults. Its company is the manufactory's row of `dealers`. */
export const houseSettings = pgTable(
  'house_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    /** Of a house that has set no zone, it is that of its country. */
    work: jsonb().$type<Omit<WorkSettings, 'zone'> & Partial<Pick<WorkSettings, 'zone'>>>().notNull(),
    /** Where the house has dealers. */
    countries: jsonb().$type<readonly Country[]>().notNull().default(COUNTRIES),
    /** When the content of its trial was taken away: no start brings demo accounts or stones again. */
    emptiedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('house_settings_one_row', sql`${table.id} = 1`)],
);

/** The mail server that the house has set, as it is connected to. */
export interface KeptMailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
  /** As it is sent to the server, which takes no hash of it. */
  readonly password: string;
  readonly from: string;
  /** Whether it may stand in the house's own network. */
  readonly isInner: boolean;
}

/** One row, once the house has set a mail server or switched it off. */
export const mailServers = pgTable(
  'mail_servers',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull(),
    /** Null: mails are off. */
    server: jsonb().$type<KeptMailServer>(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('mail_servers_one_row', sql`${table.id} = 1`)],
);
