import { BENCH_STATIONS } from '@ringwerk/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './dealers.ts';

/** One scan at a bench. What it moved are the steps of `order_events` that name it. */
export const benchScans = pgTable(
  'bench_scans',
  {
    id: uuid().primaryKey().defaultRandom(),
    station: text({ enum: BENCH_STATIONS }).notNull(),
    /** As it was read or typed. */
    code: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** Name as it was then. */
    byName: text().notNull(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('bench_scans_station').on(table.station, table.at)],
);
