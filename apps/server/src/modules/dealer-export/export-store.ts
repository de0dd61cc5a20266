import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { advisoryLock } from '../../storage/advisory-lock.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { dealerExports } from '../../storage/schema/dealer-exports.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { cancelRunning, requireNotCancelled } from '../jobs/job-repository.ts';

export type ExportRow = typeof dealerExports.$inferSelect;

const folderOf = (dataDir: string): string => join(dataDir, 'dealer-exports');
export const exportPath = (dataDir: string, name: string): string => join(folderOf(dataDir), name);
export const makeExportFolder = (dataDir: string): Promise<unknown> => mkdir(folderOf(dataDir), { recursive: true });

const namesOf = (dealerId: string): string => `${dealerId}-`;
export const newExportName = (dealerId: string): string => `${namesOf(dealerId)}${randomUUID()}.zip`;

/** Null once its time is over. */
export async function findExport(database: Queryable, dealerId: string, now: Date): Promise<ExportRow | null> {
  const isOpen = and(eq(dealerExports.dealerId, dealerId), gt(dealerExports.expiresAt, now));
  const [row] = await database.select().from(dealerExports).where(isOpen);
  return row ?? null;
}

/**
 * Waits for whatever deletes what an export would hold, or is waited for by it, until the transaction ends. Taken before the
 * lock of a job.
 */
export const lockExport = (transaction: Transaction, dealerId: string): Promise<void> =>
  advisoryLock(transaction, 'export', dealerId, '');

/**
 * Keeps a new export in the place of the one before, whose file is an orphan from then on.
 * @throws JobError `job.failed` when the job was cancelled: what its export holds was deleted meanwhile
 */
export async function keepExport(transaction: Transaction, job: string, row: ExportRow): Promise<void> {
  await lockExport(transaction, row.dealerId);
  await requireNotCancelled(transaction, job);
  const { dealerId: _dealer, ...content } = row;
  await transaction
    .insert(dealerExports)
    .values(row)
    .onConflictDoUpdate({ target: dealerExports.dealerId, set: content });
}

/**
 * A dealer's export goes with what it holds a copy of, and one that is being made is not kept.
 * @returns names of the files, which go once that is committed
 */
export async function forgetExport(transaction: Transaction, dealerId: string, now: Date): Promise<string[]> {
  await lockExport(transaction, dealerId);
  await cancelRunning(transaction, { kind: 'dealer-export', field: 'dealerId', values: [dealerId] }, now);
  const rows = await transaction
    .delete(dealerExports)
    .where(eq(dealerExports.dealerId, dealerId))
    .returning({ name: dealerExports.name });
  return rows.map(({ name }) => name);
}

export async function removeExportFiles(dataDir: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(exportPath(dataDir, name), { force: true })));
}

/**
 * Removes exports whose time is over, and files that no dealer has: of a process that was killed, of a trial, of an export
 * that was made anew. What a running job writes stays. @param ownJob - whose own files of earlier attempts go, too
 * @returns how many files
 */
export async function removeOldExports(
  database: Queryable,
  dataDir: string,
  now: Date,
  ownJob?: string,
): Promise<number> {
  await database.delete(dealerExports).where(lte(dealerExports.expiresAt, now));
  // Read first: whatever is written from now on is not looked at, and each of these belongs to a job or a row by now.
  const files = await readdir(folderOf(dataDir)).catch((): string[] => []);
  if (files.length === 0) return 0;
  const { rows } = await database.execute<{ name: string | null; dealer: string | null }>(
    sql`select name, null as dealer from dealer_exports
      union all
      select null, payload ->> 'dealerId' from jobs
        where kind = 'dealer-export' and state = 'running' and id is distinct from ${ownJob ?? null}::uuid`,
  );
  const kept = new Set(rows.map(({ name }) => name));
  const written = rows.flatMap(({ dealer }) => (dealer === null ? [] : [namesOf(dealer)]));
  const orphans = files.filter((file) => !kept.has(file) && !written.some((start) => file.startsWith(start)));
  for (const file of orphans) await rm(exportPath(dataDir, file), { force: true });
  return orphans.length;
}

/** Null when the file is gone, after a restored backup for one. */
export async function openExport(dataDir: string, { name }: Pick<ExportRow, 'name'>): Promise<Readable | null> {
  const path = exportPath(dataDir, name);
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? createReadStream(path) : null;
}

/** The newest job that makes the export of a dealer. */
export async function findExportJob(database: Queryable, dealerId: string) {
  const [row] = await database
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, 'dealer-export'),
        sql`${jobs.payload} ->> 'dealerId' = ${dealerId}`,
        sql`${jobs.payload} ->> 'act' = 'make'`,
      ),
    )
    .orderBy(desc(jobs.createdAt), sql`${jobs.state} in ('waiting', 'running') desc`)
    .limit(1);
  return row ?? null;
}
