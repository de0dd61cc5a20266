import {
  DEALER_STATES,
  FIRST_ORDER_MAILS,
  NO_PREFERENCES,
  ORDER_MAIL_KINDS,
  ROLES,
  type Country,
  type DealerContact,
  type Language,
  type PaymentTerms,
  type Preferences,
  type ShippingAddress,
} from '@ringwerk/contract';
import type { RetailRule } from '@ringwerk/kernel/price';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const DEALER_KINDS = ['dealer', 'manufactory'] as const;

/** Those of a dealer with whom nothing else was agreed. */
export const FIRST_PAYMENT_TERMS: PaymentTerms = { days: 30, discount: 0, discountDays: 0 };

/** A jeweller's company, or the manufactory itself. Every read and write is scoped to one row of it. */
export const dealers = pgTable('dealers', {
  id: uuid().primaryKey().defaultRandom(),
  customerNumber: text().notNull().unique(),
  kind: text({ enum: DEALER_KINDS }).notNull().default('dealer'),
  company: text().notNull(),
  street: text().notNull().default(''),
  postcode: text().notNull().default(''),
  city: text().notNull().default(''),
  country: text().$type<Country>().notNull(),
  language: text().$type<Language>().notNull(),
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  vatId: text().notNull().default(''),
  /** By which the dealer's own office finds an invoice; empty: the commission of its order. */
  buyerReference: text().notNull().default(''),
  state: text({ enum: DEALER_STATES }).notNull().default('active'),
  /** Null: parcels go to the address of the company. */
  shipping: jsonb().$type<ShippingAddress>(),
  contacts: jsonb().$type<readonly DealerContact[]>().notNull().default([]),
  paymentTerms: jsonb().$type<PaymentTerms>().notNull().default(FIRST_PAYMENT_TERMS),
  /** Of the manufactory about the dealer; no dealer reads them. */
  notes: text().notNull().default(''),
  /** Counts changes by whomever; two who change one dealer are distinguished by it. */
  version: integer().notNull().default(1),
  /** What the dealer's people find ready from the first login on. */
  preferences: jsonb().$type<Preferences>().notNull().default(NO_PREFERENCES),
  /** Steps of an order at which the dealer gets a mail. */
  orderMails: text({ enum: ORDER_MAIL_KINDS })
    .array()
    .notNull()
    .default([...FIRST_ORDER_MAILS]),
  /** Logo of couples' pages: a raster picture, checked by its first bytes. */
  logo: bytea(),
  logoType: text(),
  /** Names the logo in its address, so that a new one is fetched. */
  logoVersion: integer().notNull().default(0),
  /** `#rrggbb`. */
  brandColour: text(),
  retailRule: jsonb().$type<RetailRule>().notNull(),
  /** Counts changes of the retail rule; caches of prices are keyed by it. */
  retailRuleVersion: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** One login number per user: `10001` the owner, `10001-2` a seller. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    customerNumber: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull().default(''),
    role: text({ enum: ROLES }).notNull(),
    /** Read by the release before roles had the permissions; dropped by the next. */
    permissions: text().array().notNull().default([]),
    /** argon2id in PHC form; null = cannot log in. */
    passwordHash: text(),
    /** argon2id in PHC form of the PIN that ends the customer view; null = not chosen. */
    customerPinHash: text(),
    isActive: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    lastLoginAt: timestamp({ withTimezone: true }),
    /** Counts changes by others; two who change one person are distinguished by it. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('users_dealer').on(table.dealerId)],
);

/** Only the SHA-256 of the session token is kept: a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Which browser on which system, by name and without versions; empty where it does not say. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    /** The network that the login came from, without its last part; empty for a session of an earlier release. */
    network: text().notNull().default(''),
    /** To ten minutes; null for a session of an earlier release. */
    lastSeenAt: timestamp({ withTimezone: true }),
    /** Set while a couple looks on: the session is answered without trade figures. */
    customerViewSince: timestamp({ withTimezone: true }),
    /** Set while somebody of the manufactory looks on as a dealer: the session reads as that dealer and writes nothing. */
    asDealerId: uuid().references(() => dealers.id),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * Devices that a user has logged in from: only the SHA-256 of the token in their cookie is kept. Such a device has tries of
 * its own, so strangers who try passwords of a number do not lock its owner out.
 */
export const loginDevices = pgTable(
  'login_devices',
  {
    tokenHash: bytea().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  // One browser at the counter may know several people.
  (table) => [primaryKey({ columns: [table.tokenHash, table.userId] }), index('login_devices_user').on(table.userId)],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: bytea().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/** One-time links by which an invited person sets name and password. */
export const invitations = pgTable('invitations', {
  tokenHash: bytea().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/** One-time links to the page that makes the first account of a house. */
export const setupLinks = pgTable('setup_links', {
  tokenHash: bytea().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
