import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures of the collection that this house has drawn, by the version of the viewer that drew them. */
export const drawnPictures = pgTable(
  'drawn_pictures',
  {
    designKey: text().notNull(),
    drawnVersion: integer().notNull(),
    drawnAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.designKey, table.drawnVersion] })],
);
