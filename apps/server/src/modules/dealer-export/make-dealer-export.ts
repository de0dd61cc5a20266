import { rm } from 'node:fs/promises';
import { EXPORT_DAYS } from '@ringwerk/contract';
import { ArchiveLimitError } from '@ringwerk/exchange';
import { asc, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { coupleFile, fileMeans, type FileMeans } from '../couples/couple-answer.ts';
import { ofDealer } from '../couples/couple-repository.ts';
import { ALL } from '../couples/tied-records.ts';
import { addJob } from '../jobs/add-job.ts';
import { JobError, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { DEALER_EXPORT_JOB } from './dealer-export-job.ts';
import { companyRow, EXPORT_KINDS, keptDocuments, readKept, type DocumentPlace } from './export-kinds.ts';
import {
  exportPath,
  keepExport,
  lockExport,
  makeExportFolder,
  newExportName,
  removeOldExports,
} from './export-store.ts';
import { writeExport, type ExportedDocument, type ExportedRecords, type ExportSource } from './write-export.ts';

const DAY_MS = 86_400_000;
/** JSON and CSV are two reads: both, and all kinds, are as they stood when the first one began. */
const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
/** Full, or over what this user or file may take. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

type Row = Readonly<Record<string, unknown>>;

/** Couples as each one's own export holds them. */
function coupleRecords(database: Queryable, means: FileMeans, dealerId: string): ExportedRecords {
  return {
    name: 'couples',
    keys: async () => {
      const rows = await database
        .select({ id: couples.id })
        .from(couples)
        .where(ofDealer(dealerId))
        .orderBy(asc(couples.createdAt), asc(couples.id));
      return rows.map(({ id }) => id);
    },
    read: async (keys) => {
      const rows = await database
        .select()
        .from(couples)
        .where(inArray(couples.id, [...keys]));
      const files: Row[] = [];
      for (const row of rows) files.push({ ...(await coupleFile(means, database, row, ALL)) });
      return files;
    },
  };
}

async function rowsOf(database: Queryable, query: ReturnType<typeof companyRow>): Promise<readonly Row[]> {
  const { rows } = await database.execute<{ row: Row }>(query);
  return rows.map(({ row }) => row);
}

const tableRecords = (database: Queryable, dealerId: string): readonly ExportedRecords[] => [
  { name: 'company', keys: async () => [dealerId], read: () => rowsOf(database, companyRow(dealerId)) },
  ...EXPORT_KINDS.map((kind) => ({
    name: kind.name,
    keys: async () => {
      const { rows } = await database.execute<{ key: string }>(kind.keys(dealerId));
      return rows.map(({ key }) => key);
    },
    read: (keys: readonly string[]) => rowsOf(database, kind.rows(dealerId, keys)),
  })),
];

async function documentsOf(database: Queryable, dealerId: string): Promise<ExportedDocument[]> {
  const { rows } = await database.execute<DocumentPlace>(keptDocuments(dealerId));
  return rows.map((place) => ({
    path: `${place.source}/${place.kind}-${place.number}${place.revision === 1 ? '' : `-${place.revision}`}.${place.source === 'hand-pictures' ? 'jpg' : 'pdf'}`,
    read: () => readKept(database, place),
  }));
}

async function sourceOf(services: Services, database: Queryable, dealerId: string): Promise<ExportSource> {
  const [company] = await rowsOf(database, companyRow(dealerId));
  if (company === undefined) throw new JobError('job.unreadable', 'the dealer is gone', { isFinal: true });
  return {
    head: {
      company: company['company'],
      customerNumber: company['customer_number'],
      madeAt: services.clock().toISOString(),
    },
    records: [coupleRecords(database, await fileMeans(services), dealerId), ...tableRecords(database, dealerId)],
    documents: await documentsOf(database, dealerId),
  };
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

/** Makes the export of a dealer, or removes what has had its time. @throws JobError `files.disk-full`, `files.too-large` */
export async function runDealerExport(
  services: Services,
  context: JobContext,
  { dealerId, act }: z.output<(typeof DEALER_EXPORT_JOB)['schema']>,
): Promise<JobResult> {
  const { database, config, clock } = services;
  const removed = await removeOldExports(database.orm, config.dataDir, clock(), context.id);
  if (act === 'remove') return { removed };
  // A deletion that does not know of this attempt is waited for, and what it deletes is not read.
  await database.transaction((transaction) => lockExport(transaction, dealerId));
  await makeExportFolder(config.dataDir);
  const name = newExportName(dealerId);
  const path = exportPath(config.dataDir, name);
  try {
    const written = await database.orm.transaction(
      async (snapshot) =>
        writeExport(path, await sourceOf(services, snapshot, dealerId), {
          signal: context.signal,
          onProgress: (done) => context.progress(done, 'writing'),
        }),
      ONE_MOMENT,
    );
    const madeAt = clock();
    const expiresAt = new Date(madeAt.getTime() + EXPORT_DAYS * DAY_MS);
    await database.transaction(async (transaction) => {
      await keepExport(transaction, context.id, { dealerId, name, madeAt, expiresAt, ...written });
      await addJob(transaction, DEALER_EXPORT_JOB, { dealerId, act: 'remove' }, { now: madeAt, runAt: expiresAt });
    });
    return { ...written };
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof ArchiveLimitError) throw new JobError('files.too-large', error.message, { isFinal: true });
    if (NO_SPACE.has(String(codeOf(error))))
      throw new JobError('files.disk-full', error instanceof Error ? error.message : '', { isFinal: true });
    throw error;
  }
}
