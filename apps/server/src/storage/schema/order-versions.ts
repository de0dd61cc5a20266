import type { OrderNotes } from '@ringwerk/contract';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './dealers.ts';
import { hasWhatItsKindIs, positionColumns } from './positions.ts';
import { orders } from './trade.ts';

/** An order as it read before a change by the dealer, and who made that change. */
export const orderVersions = pgTable(
  'order_versions',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Of the former order. */
    version: integer().notNull(),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** Name as it was then. */
    byName: text().notNull(),
    commission: text().notNull(),
    requestedDate: date({ mode: 'string' }),
    notes: jsonb().$type<OrderNotes>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
);

/** Its positions as they were ordered and priced until then. */
export const orderVersionPositions = pgTable(
  'order_version_positions',
  {
    orderId: uuid().notNull(),
    version: integer().notNull(),
    ...positionColumns,
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version, table.number] }),
    foreignKey({
      name: 'order_version_positions_version',
      columns: [table.orderId, table.version],
      foreignColumns: [orderVersions.orderId, orderVersions.version],
    }).onDelete('cascade'),
    index('order_version_positions_design')
      .on(table.designCode)
      .where(sql`design_code is not null`),
    check('order_version_positions_kind', hasWhatItsKindIs(table)),
  ],
);
