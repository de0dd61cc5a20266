import type { PadRow } from '@ringwerk/contract';
import { doublePrecision, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dealers } from './dealers.ts';

/** What a company has written down to order. */
export const orderPadRows = pgTable(
  'order_pad_rows',
  {
    dealerId: uuid()
      .notNull()
      .references(() => dealers.id),
    /** Given by the page that wrote the row: writing it again is writing it once. */
    key: text().notNull(),
    place: doublePrecision().notNull(),
    row: jsonb().$type<PadRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealerId, table.key] })],
);
