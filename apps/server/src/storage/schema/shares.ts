import type { Country, Language } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { couples } from './couples.ts';
import { dealers, users } from './dealers.ts';
import { designs } from './designs.ts';
import { persons } from './persons.ts';
import { quotes } from './trade.ts';
import { watchItems, watchLists } from './watch-lists.ts';

export const MESSAGE_WRITERS = ['couple', 'dealer'] as const;

/** What a couple may see by a private link: one design or a list, the retail price where the dealer shows it, and the talk about it. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** What it was made with; null for a list of loose stones alone. */
    designCode: text().references(() => designs.code),
    setId: integer(),
    name: text().notNull(),
    couple: text().notNull().default(''),
    coupleId: uuid().references(() => couples.id, { onDelete: 'set null' }),
    /** The list that the couple is shown there, as it stands when they look. */
    watchListId: uuid().references(() => watchLists.id, { onDelete: 'set null' }),
    /** The quote that the couple may answer there. */
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
    ...persons,
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
  (table) => [
    index('shares_dealer').on(table.dealerId, table.createdAt),
    index('shares_couple')
      .on(table.coupleId, table.createdAt)
      .where(sql`couple_id is not null`),
    index('shares_unread')
      .on(table.dealerId)
      .where(sql`unread > 0`),
    index('shares_design').on(table.designCode),
    index('shares_watch_list')
      .on(table.watchListId)
      .where(sql`watch_list_id is not null`),
    index('shares_quote')
      .on(table.quoteId)
      .where(sql`quote_id is not null`),
  ],
);

/**
 * The addresses that open a share. Only the SHA-256 of each token is kept, so an address can be shown once; whenever the
 * dealer wants to show one again, a further one is made. All of them live and end with the share.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    tokenHash: bytea().primaryKey(),
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('share_links_share').on(table.shareId)],
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
    /** The version of a changed design that the couple proposes. */
    designCode: text().references(() => designs.code),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('share_messages_share').on(table.shareId, table.id),
    index('share_messages_design')
      .on(table.designCode)
      .where(sql`design_code is not null`),
  ],
);

/** Pictures of the rings on the hand that somebody has agreed to be kept; they go with the link, and when it ends. */
export const shareHandPictures = pgTable(
  'share_hand_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    from: text({ enum: MESSAGE_WRITERS }).notNull(),
    /** JPEG, encoded anew here. */
    picture: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    consentedBy: text().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('share_hand_pictures_share').on(table.shareId, table.consentedAt)],
);

/** What a couple has marked on the list of its link. */
export const shareHearts = pgTable(
  'share_hearts',
  {
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    itemId: uuid()
      .notNull()
      .references(() => watchItems.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.itemId] }), index('share_hearts_item').on(table.itemId)],
);
