import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../storage/database.ts';
import { dumpDatabase } from './dump-database.ts';

const DUMP = 'database.sql.gz';
const STILLS = 'stills';
/** A backup that is being written; whoever finds one later finds a process that ended in the middle. */
const PART = '.part';
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/u;

export interface Backup {
  readonly name: string;
  readonly bytes: number;
}

const backupsIn = (dataDir: string): string => join(dataDir, 'backups');
export const isBackupName = (name: string): boolean => NAME.test(name);
export const dumpPath = (dataDir: string, name: string): string => join(backupsIn(dataDir), name, DUMP);
export const stillsIn = (dataDir: string): string => join(dataDir, STILLS);

/** Writes database and pictures into a folder of their own, which has its name only once it is whole. */
export async function writeBackup(transaction: Transaction, dataDir: string, now: Date): Promise<Backup> {
  const name = now.toISOString().replaceAll(/[:.]/gu, '-');
  const folder = join(backupsIn(dataDir), name);
  const part = `${folder}${PART}`;
  await mkdir(part, { recursive: true });
  await dumpDatabase(transaction, join(part, DUMP));
  await cp(stillsIn(dataDir), join(part, STILLS), { recursive: true }).catch(ignoreMissing);
  await rename(part, folder);
  return { name, bytes: (await stat(join(folder, DUMP))).size };
}

/** Whole backups, newest first; a folder without a database, as somebody may have left it, is none. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const names = await readdir(backupsIn(dataDir)).catch((): string[] => []);
  const backups: Backup[] = [];
  for (const name of names.filter(isBackupName).toSorted().toReversed()) {
    const dump = await stat(dumpPath(dataDir, name)).catch(() => null);
    if (dump !== null) backups.push({ name, bytes: dump.size });
  }
  return backups;
}

/** What processes have left behind that ended while they wrote. */
export async function removeParts(dataDir: string): Promise<void> {
  const names = await readdir(backupsIn(dataDir)).catch((): string[] => []);
  const parts = names.filter((name) => name.endsWith(PART));
  await Promise.all(parts.map((name) => rm(join(backupsIn(dataDir), name), { recursive: true, force: true })));
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
