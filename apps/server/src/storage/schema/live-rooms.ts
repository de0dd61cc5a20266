import type { LiveState } from '@ringwerk/contract';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { dealers, users } from './dealers.ts';

/** A second screen that follows a design. Only the SHA-256 of its token is kept. */
export const liveRooms = pgTable(
  'live_rooms',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: bytea().notNull().unique(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    company: text().notNull(),
    version: integer().notNull().default(0),
    /** What the screen shows, in its final form: no trade figure ever enters this table. */
    shown: jsonb().$type<NonNullable<LiveState['shown']>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('live_rooms_user').on(table.userId)],
);
