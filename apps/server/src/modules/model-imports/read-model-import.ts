import type { ImportRowSort, ImportRowsShown, JobKind, ModelImport, ModelImportRow } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { jobAnswer, workingKinds } from '../jobs/job-answer.ts';
import { findLastJob, type BoardRow } from '../jobs/job-board.ts';
import type { SortQuestion } from '../sorted-by.ts';
import { toPage, type PageQuery } from '../paging.ts';
import { MODEL_IMPORT_JOB } from './model-import-job.ts';
import * as repository from './model-import-repository.ts';

type Row = repository.ImportRow;

function checkOf({ checkedAt, counts, digest, sheet, others }: Row): ModelImport['check'] {
  if (checkedAt === null || counts === null || digest === null) return null;
  return { at: checkedAt.toISOString(), sheet, others: others ?? 0, counts, digest };
}

function writtenOf({ writtenAt, writtenByName, created, changed }: Row): ModelImport['written'] {
  if (writtenAt === null || created === null || changed === null) return null;
  return { at: writtenAt.toISOString(), by: writtenByName, created, changed };
}

const importAnswer = (row: Row, last: BoardRow | null, working: ReadonlySet<JobKind>): ModelImport => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  problem: row.problem,
  check: checkOf(row),
  written: writtenOf(row),
  // What was cut off after its commit has done what was asked.
  job: last === null || last.job.state === 'done' || row.writtenAt !== null ? null : jobAnswer(last, working),
});

export async function readImports(services: Pick<Services, 'database' | 'jobs'>): Promise<ModelImport[]> {
  const { orm } = services.database;
  const working = await workingKinds(services);
  const rows = await repository.listImports(orm);
  return Promise.all(
    rows.map(async (row) => importAnswer(row, await findLastJob(orm, MODEL_IMPORT_JOB.kind, row.id), working)),
  );
}

/** @throws CodedError `not-found` for one that has given way to newer ones */
export async function readImport(services: Pick<Services, 'database' | 'jobs'>, id: string): Promise<ModelImport> {
  const { orm } = services.database;
  const row = await repository.findImport(orm, id);
  if (row === null) throw new CodedError('not-found');
  return importAnswer(row, await findLastJob(orm, MODEL_IMPORT_JOB.kind, id), await workingKinds(services));
}

interface RowsAnswer {
  readonly rows: ModelImportRow[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

export async function readImportRows(
  { database }: Pick<Services, 'database'>,
  id: string,
  {
    shown = 'open',
    sort,
    descending,
    ...query
  }: PageQuery & SortQuestion<ImportRowSort> & { readonly shown?: ImportRowsShown | undefined },
): Promise<RowsAnswer> {
  const row = await repository.findImport(database.orm, id);
  if (row === null) throw new CodedError('not-found');
  const { page, pageSize, offset } = toPage(query);
  const { counts } = row;
  // While rows are looked at, some of them are there already.
  if (row.checkedAt === null || counts === null) return { rows: [], page, pageSize, total: 0 };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = shown === 'refused' ? counts.refused : shown === 'open' ? all - counts.unchanged : all;
  return {
    rows: await repository.readRows(database.orm, id, { shown, sort, descending }, { pageSize, offset }),
    page,
    pageSize,
    total,
  };
}
