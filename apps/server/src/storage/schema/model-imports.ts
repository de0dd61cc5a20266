import { SHEET_RESULTS, type ModelImport, type ModelImportRow, type SheetResult } from '@ringwerk/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './dealers.ts';

/** Files for the collection: kept, looked at row by row, written. */
export const modelImports = pgTable('model_imports', {
  id: uuid().primaryKey().defaultRandom(),
  /** Of the file. */
  name: text().notNull(),
  /** Null once its rows are written. */
  file: bytea(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: uuid()
    .notNull()
    .references(() => users.id),
  /** Names the run whose rows count: those of an earlier one, of a process that was cut off, are refused. */
  runId: uuid(),
  problem: jsonb().$type<NonNullable<ModelImport['problem']>>(),
  checkedAt: timestamp({ withTimezone: true }),
  sheet: text(),
  others: integer(),
  counts: jsonb().$type<Readonly<Record<SheetResult, number>>>(),
  digest: text(),
  writtenAt: timestamp({ withTimezone: true }),
  writtenBy: uuid().references(() => users.id),
  created: integer(),
  changed: integer(),
});

/** The answer for every row of a file. */
export const modelImportRows = pgTable(
  'model_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => modelImports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    article: text().notNull(),
    result: text({ enum: SHEET_RESULTS }).notNull(),
    changes: jsonb().$type<ModelImportRow['changes']>().notNull(),
    findings: jsonb().$type<ModelImportRow['findings']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('model_import_rows_result').on(table.importId, table.result, table.row),
  ],
);
