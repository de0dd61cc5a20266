import {
  MODEL_IMPORTS_KEPT,
  SHEET_RESULTS,
  type ImportRowSort,
  type ImportRowsShown,
  type ModelImportRow,
} from '@ringwerk/contract';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { modelImportRows, modelImports } from '../../storage/schema/model-imports.ts';
import { alphabetical, directed, placeOf, type SortQuestion } from '../sorted-by.ts';
import { MODEL_IMPORT_JOB } from './model-import-job.ts';

type Row = typeof modelImports.$inferSelect;
/** All of an import but its bytes. */
export type ImportRow = Omit<Row, 'file'> & {
  readonly createdByName: string | null;
  readonly writtenByName: string | null;
};

const { file: _file, ...COLUMNS } = getTableColumns(modelImports);
const writers = alias(users, 'writers');

const selectImports = (database: Queryable) =>
  database
    .select({ ...COLUMNS, createdByName: users.name, writtenByName: writers.name })
    .from(modelImports)
    .leftJoin(users, eq(users.id, modelImports.createdBy))
    .leftJoin(writers, eq(writers.id, modelImports.writtenBy))
    .$dynamic();

/** The newest first. */
export const listImports = (database: Queryable): Promise<ImportRow[]> =>
  selectImports(database).orderBy(desc(modelImports.createdAt), desc(modelImports.id));

export async function findImport(database: Queryable, id: string): Promise<ImportRow | null> {
  const rows = await selectImports(database).where(eq(modelImports.id, id));
  return rows[0] ?? null;
}

/** The bytes of a file; null once its rows are written, and for one that has given way. */
export async function fileOf(database: Queryable, id: string): Promise<Buffer | null> {
  const rows = await database.select({ file: modelImports.file }).from(modelImports).where(eq(modelImports.id, id));
  return rows[0]?.file ?? null;
}

/** Whoever starts or writes an import is alone with it. */
export async function lockImport(transaction: Transaction, id: string): Promise<ImportRow | null> {
  await transaction.select({ id: modelImports.id }).from(modelImports).where(eq(modelImports.id, id)).for('update');
  return findImport(transaction, id);
}

const openJobs = (database: Queryable) =>
  database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, MODEL_IMPORT_JOB.kind),
        eq(jobs.uniqueKey, sql`${modelImports.id}::text`),
        inArray(jobs.state, ['waiting', 'running']),
      ),
    );

/** Lets the oldest imports give way, but those under way. @returns how many are left */
export async function makeRoom(transaction: Transaction): Promise<number> {
  const newest = transaction
    .select({ id: modelImports.id })
    .from(modelImports)
    .orderBy(desc(modelImports.createdAt), desc(modelImports.id))
    .limit(MODEL_IMPORTS_KEPT - 1);
  await transaction
    .delete(modelImports)
    .where(and(sql`${modelImports.id} not in (${newest})`, notExists(openJobs(transaction))));
  return transaction.$count(modelImports);
}

export async function insertImport(
  transaction: Transaction,
  row: Pick<typeof modelImports.$inferInsert, 'name' | 'file' | 'createdAt' | 'createdBy'>,
): Promise<string> {
  const [added] = await transaction.insert(modelImports).values(row).returning({ id: modelImports.id });
  if (added === undefined) throw new Error('an added import was not returned');
  return added.id;
}

const UNCHECKED = {
  problem: null,
  checkedAt: null,
  sheet: null,
  others: null,
  counts: null,
  digest: null,
} as const;

/** Begins to look at the rows: what an earlier run has answered is gone. False for one that is gone or written. */
export async function beginCheck(database: Queryable, id: string, runId: string): Promise<boolean> {
  const rows = await database
    .update(modelImports)
    .set({ ...UNCHECKED, runId })
    .where(and(eq(modelImports.id, id), isNull(modelImports.writtenAt)))
    .returning({ id: modelImports.id });
  await database.delete(modelImportRows).where(eq(modelImportRows.importId, id));
  return rows.length > 0;
}

/** Characters that PostgreSQL keeps in no text. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

function storableRow({ row, article, result, changes, findings }: ModelImportRow): ModelImportRow {
  const cleaned = (params: ModelImportRow['findings'][number]['params']): typeof params =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]),
    );
  return {
    row,
    result,
    article: storable(article),
    changes: changes.map(({ column, before, after }) => ({
      column: storable(column),
      before,
      after: storable(after),
    })),
    findings: findings.map(({ column, code, params }) => ({
      column: storable(column),
      code,
      params: cleaned(params),
    })),
  };
}

/** Answers of a run, in one statement. False where another run has begun since: this one is over. */
export async function addRows(
  database: Queryable,
  { id, runId }: { readonly id: string; readonly runId: string },
  rows: readonly ModelImportRow[],
): Promise<boolean> {
  const json = JSON.stringify(rows.map(storableRow));
  const { rowCount } = await database.execute(sql`
    insert into model_import_rows (import_id, "row", article, result, changes, findings)
    select i.id, r."row", r.article, r.result, r.changes, r.findings
    from (select id from model_imports where id = ${id} and run_id = ${runId} for share) i
    cross join jsonb_to_recordset(${json}::jsonb)
      as r("row" int, article text, result text, changes jsonb, findings jsonb)`);
  return (rowCount ?? 0) > 0;
}

/** What a run has found. False where another run has begun since. */
export async function endCheck(
  database: Queryable,
  { id, runId }: { readonly id: string; readonly runId: string },
  found: Partial<Pick<Row, 'problem' | 'checkedAt' | 'sheet' | 'others' | 'counts' | 'digest'>>,
): Promise<boolean> {
  const rows = await database
    .update(modelImports)
    .set(found)
    .where(and(eq(modelImports.id, id), eq(modelImports.runId, runId)))
    .returning({ id: modelImports.id });
  return rows.length > 0;
}

/** Says in the transaction of the rows that they are written. False where another attempt has written them. */
export async function markWritten(
  transaction: Transaction,
  id: string,
  written: Pick<Row, 'writtenAt' | 'writtenBy' | 'created' | 'changed'>,
): Promise<boolean> {
  const rows = await transaction
    .update(modelImports)
    .set({ ...written, file: null })
    .where(and(eq(modelImports.id, id), isNull(modelImports.writtenAt)))
    .returning({ id: modelImports.id });
  return rows.length > 0;
}

const shownRows = (shown: ImportRowsShown) => {
  switch (shown) {
    case 'all':
      return undefined;
    case 'refused':
      return eq(modelImportRows.result, 'refused');
    case 'open':
      return ne(modelImportRows.result, 'unchanged');
  }
};

const SORTED_BY: Readonly<Record<ImportRowSort, SQL>> = {
  row: sql`${modelImportRows.row}`,
  article: alphabetical(sql`nullif(${modelImportRows.article}, '')`),
  result: placeOf(modelImportRows.result, SHEET_RESULTS),
};

export function readRows(
  database: Queryable,
  id: string,
  { shown, sort = 'row', descending }: SortQuestion<ImportRowSort> & { readonly shown: ImportRowsShown },
  { pageSize, offset }: { readonly pageSize: number; readonly offset: number },
): Promise<ModelImportRow[]> {
  const { row, article, result, changes, findings } = modelImportRows;
  return database
    .select({ row, article, result, changes, findings })
    .from(modelImportRows)
    .where(and(eq(modelImportRows.importId, id), shownRows(shown)))
    .orderBy(...directed([SORTED_BY[sort]], descending), asc(row))
    .limit(pageSize)
    .offset(offset);
}

/** Whoever asked for a job: writes are noted under this person and company. */
export async function findDoer(
  database: Queryable,
  userId: string,
): Promise<{ readonly userId: string; readonly dealerId: string } | null> {
  const rows = await database.select({ dealerId: users.dealerId }).from(users).where(eq(users.id, userId));
  return rows[0] === undefined ? null : { userId, dealerId: rows[0].dealerId };
}
