import type { Country, Language } from '@ringwerk/contract';
import { bigserial, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { designs } from './designs.ts';

export const MESSAGE_WRITERS = ['couple', 'dealer'] as const;

/**
 * A couple's private link. Its token stands here in clear: the dealer must be able to show link and code again
 * months later. It opens one design and its retail price, and nothing else.
 */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    designCode: text()
      .notNull()
      .references(() => designs.code),
    setId: integer(),
    name: text().notNull(),
    couple: text().notNull().default(''),
    greeting: text().notNull().default(''),
    language: text().$type<Language>().notNull(),
    country: text().$type<Country>().notNull(),
    showsPrice: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    openedAt: timestamp({ withTimezone: true }),
    unread: integer().notNull().default(0),
  },
  (table) => [index('shares_dealer').on(table.dealerId, table.createdAt)],
);

export const shareMessages = pgTable(
  'share_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    shareId: uuid()
      .notNull()
      .references(() => shares.id),
    from: text({ enum: MESSAGE_WRITERS }).notNull(),
    author: text().notNull(),
    text: text().notNull(),
    /** The version of a changed design that the couple wishes for. */
    designCode: text().references(() => designs.code),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('share_messages_share').on(table.shareId, table.id)],
);
