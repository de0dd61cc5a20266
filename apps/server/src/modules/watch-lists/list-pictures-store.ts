import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LIST_PICTURES_HOURS, type ListPictures } from '@ringwerk/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { jobs } from '../../storage/schema/jobs.ts';

const folderOf = (dataDir: string): string => join(dataDir, 'list-pictures');
/** Archives are called by the jobs that made them. */
export const picturesPath = (dataDir: string, jobId: string): string => join(folderOf(dataDir), `${jobId}.zip`);
export const makePicturesFolder = (dataDir: string): Promise<unknown> => mkdir(folderOf(dataDir), { recursive: true });

const LIFE_MS = LIST_PICTURES_HOURS * 3_600_000;
export const picturesExpire = (madeAt: Date): Date => new Date(madeAt.getTime() + LIFE_MS);

const ofList = (listId: string) =>
  and(
    eq(jobs.kind, 'list-pictures'),
    sql`${jobs.payload} ->> 'listId' = ${listId}`,
    sql`${jobs.payload} ->> 'act' = 'make'`,
  );

/** The newest job that draws the pictures of a list. */
export async function findPicturesJob(database: Queryable, listId: string) {
  const [row] = await database
    .select()
    .from(jobs)
    .where(ofList(listId))
    .orderBy(desc(jobs.createdAt), sql`${jobs.state} in ('waiting', 'running') desc`)
    .limit(1);
  return row ?? null;
}

/** An archive that can be downloaded. */
export interface KeptPictures extends NonNullable<ListPictures['archive']> {
  readonly jobId: string;
}

/** The newest archive of a list; null once its time is over. */
export async function findPictures(database: Queryable, listId: string, now: Date): Promise<KeptPictures | null> {
  const [row] = await database
    .select()
    .from(jobs)
    .where(and(ofList(listId), eq(jobs.state, 'done')))
    .orderBy(desc(jobs.endedAt))
    .limit(1);
  if (row?.endedAt == null || row.result === null) return null;
  const expiresAt = picturesExpire(row.endedAt);
  if (expiresAt <= now) return null;
  const { bytes, files, missing } = row.result;
  return {
    jobId: row.id,
    madeAt: row.endedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    bytes: Number(bytes),
    files: Number(files),
    missing: Number(missing),
  };
}

/** Null when the file is gone, after a restored backup for one. */
export async function openPictures(dataDir: string, jobId: string): Promise<Readable | null> {
  const path = picturesPath(dataDir, jobId);
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? createReadStream(path) : null;
}

/** Removes archives that were written before a moment, and what processes that were killed left of theirs. @returns how many */
export async function removeOldPictures(dataDir: string, before: Date): Promise<number> {
  const names = await readdir(folderOf(dataDir)).catch((): string[] => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folderOf(dataDir), name);
    // One after the other: there are few.
    // oxlint-disable-next-line no-await-in-loop
    const written = await stat(path).catch(() => null);
    if (written === null || written.mtime >= before) continue;
    // oxlint-disable-next-line no-await-in-loop
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
