import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures of the collection that this house has drawn, by the version of the viewer that drew them. */
export const drawnPictures = pgTable(
  'drawn_pictures',
  {
    /** Of the design; where the house has other colours of its metals than the release, these stand behind it. */
    pictureKey: text('design_key').notNull(),
    drawnVersion: integer().notNull(),
    drawnAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureKey, table.drawnVersion] })],
);
