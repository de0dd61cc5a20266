import type { RetailPrice } from '@ringwerk/kernel/price';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dealers, users } from './dealers.ts';
import { designRecord } from './design-record.ts';
import { evaluationRecord } from './evaluation-record.ts';
import { money } from './money.ts';
import { priceLists } from './prices.ts';
import { searchWordsColumn } from './search-words.ts';

/** Every save is a new row; a row never changes. */
export const designs = pgTable(
  'designs',
  {
    /** Crockford base32 with a check character, without separators. */
    code: text().primaryKey(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    design: designRecord().notNull(),
    /** The kernel's hash of the record: names its still. */
    designKey: text().notNull(),
    setId: integer(),
    name: text().notNull(),
    priceListId: text()
      .notNull()
      .references(() => priceLists.id),
    evaluation: evaluationRecord().notNull(),
    grams: doublePrecision().notNull(),
    /** Minor units of the base currency. */
    cost: money().notNull(),
    retail: jsonb().$type<RetailPrice>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The same key of the same dealer is the same save. */
    idempotencyKey: text(),
    /** Code, name, article and alloys. The default is that of rows that a process of the release before writes. */
    search: searchWordsColumn()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    index('designs_room').on(table.dealerId, table.createdAt, table.code),
    index('designs_search').using('gin', table.search),
    uniqueIndex('designs_idempotency').on(table.dealerId, table.idempotencyKey),
  ],
);
