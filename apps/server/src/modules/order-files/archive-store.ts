import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../storage/database.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { orderArchives } from '../../storage/schema/order-files.ts';
import { orders } from '../../storage/schema/trade.ts';
import { cancelRunning, requireNotCancelled } from '../jobs/job-repository.ts';

export type ArchiveRow = typeof orderArchives.$inferSelect;

const folderOf = (dataDir: string): string => join(dataDir, 'order-files');
export const archivePath = (dataDir: string, name: string): string => join(folderOf(dataDir), name);
export const makeFolder = (dataDir: string): Promise<unknown> => mkdir(folderOf(dataDir), { recursive: true });

/** How the names of an order's files begin. */
const namesOf = (number: string): string => `${number}-`;
export const newArchiveName = (number: string): string => `${namesOf(number)}${randomUUID()}.zip`;

export async function findArchive(database: Queryable, orderId: string): Promise<ArchiveRow | null> {
  const [row] = await database.select().from(orderArchives).where(eq(orderArchives.orderId, orderId));
  return row ?? null;
}

/** Waits for whatever deletes names of an order, or is waited for by it, until the transaction ends. */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('share');
}

/**
 * Keeps a new archive and removes the file of the one before.
 * @throws JobError `job.failed` when the job was cancelled: names that its archive holds were deleted meanwhile
 */
export async function keepArchive(database: Database, dataDir: string, job: string, row: ArchiveRow): Promise<void> {
  const { orderId, ...content } = row;
  const before = await database.transaction(async (transaction) => {
    await lockOrder(transaction, orderId);
    await requireNotCancelled(transaction, job);
    const earlier = await findArchive(transaction, orderId);
    await transaction
      .insert(orderArchives)
      .values(row)
      .onConflictDoUpdate({ target: orderArchives.orderId, set: content });
    return earlier;
  });
  if (before !== null && before.name !== row.name) await rm(archivePath(dataDir, before.name), { force: true });
}

/**
 * Removes what no order has: files of a process that was killed, and archives of a trial. What a running job writes stays.
 * @param ownJob - whose own files of earlier attempts go, too
 * @returns how many
 */
export async function removeOrphans(database: Queryable, dataDir: string, ownJob?: string): Promise<number> {
  // Read first: whatever is written from now on is not looked at, and each of these belongs to a job or a row by now.
  const files = await readdir(folderOf(dataDir)).catch((): string[] => []);
  if (files.length === 0) return 0;
  const { rows } = await database.execute<{ name: string | null; number: string | null }>(
    sql`select name, null as number from order_archives
      union all
      select null, subject from jobs
        where kind = 'order-files' and state = 'running' and id is distinct from ${ownJob ?? null}::uuid`,
  );
  const kept = new Set(rows.map(({ name }) => name));
  const written = rows.flatMap(({ number }) => (number === null ? [] : [namesOf(number)]));
  const orphans = files.filter((file) => !kept.has(file) && !written.some((start) => file.startsWith(start)));
  for (const file of orphans) await rm(archivePath(dataDir, file), { force: true });
  return orphans.length;
}

/**
 * Forgets the archives of these orders, which the transaction has locked; one that is being made is not kept.
 * @returns names of their files, which go once that is committed
 */
export async function forgetArchives(database: Queryable, orderIds: readonly string[], now: Date): Promise<string[]> {
  await cancelRunning(database, { kind: 'order-files', field: 'orderId', values: orderIds }, now);
  const rows = await database
    .delete(orderArchives)
    .where(inArray(orderArchives.orderId, [...orderIds]))
    .returning({ name: orderArchives.name });
  return rows.map(({ name }) => name);
}

export async function removeArchiveFiles(dataDir: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(archivePath(dataDir, name), { force: true })));
}

/** Null when the file is gone, after a restored backup for one. */
export async function openArchive(dataDir: string, { name }: ArchiveRow): Promise<Readable | null> {
  const path = archivePath(dataDir, name);
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? createReadStream(path) : null;
}

/** The newest job that makes the archive of an order. */
export async function findFilesJob(database: Queryable, orderId: string) {
  const [row] = await database
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'order-files'), sql`${jobs.payload} ->> 'orderId' = ${orderId}`))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return row ?? null;
}
