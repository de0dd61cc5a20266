import { SHOWCASE_ENDS } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { designs } from './designs.ts';

/** Sample rings of dealers: those that stand in the shop, and those that were sold or taken out. */
export const showcaseRings = pgTable(
  'showcase_rings',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    /** On the printed tag: never given twice. */
    code: text().notNull().unique(),
    /** What stands there, with its alloys and widths. */
    designCode: text()
      .notNull()
      .references(() => designs.code),
    setId: integer().notNull(),
    articleNumber: text(),
    /** Inner circumferences of the rings as they stand there, mm: a sample is rarely in the size of its design. */
    sizes: jsonb().$type<readonly number[]>().notNull(),
    place: text().notNull().default(''),
    note: text().notNull().default(''),
    since: date({ mode: 'string' }).notNull(),
    /** Both or neither. */
    goneAs: text({ enum: SHOWCASE_ENDS }),
    goneOn: date({ mode: 'string' }),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('showcase_rings_dealer').on(table.dealerId, table.since),
    // Lists of models ask which sets stand there.
    index('showcase_rings_sets')
      .on(table.dealerId, table.setId)
      .where(sql`gone_on is null`),
    index('showcase_rings_design').on(table.designCode),
  ],
);
