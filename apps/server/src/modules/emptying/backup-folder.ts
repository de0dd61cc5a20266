import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Transaction } from '../../storage/database.ts';
import { dumpDatabase } from './dump-database.ts';

const DUMP = 'database.sql.gz';
const STILLS = 'stills';
/** What is being written, a backup or a picture; of a process that has ended in the middle it stays. */
const PART = '.part';
/** Of the account that the portal runs as, and nobody else's: a backup holds all that the house knew. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/u;

export interface Backup {
  readonly name: string;
  readonly bytes: number;
}

const backupsIn = (dataDir: string): string => join(dataDir, 'backups');
const partPath = (dataDir: string, name: string): string => `${join(backupsIn(dataDir), name)}${PART}`;
export const isBackupName = (name: string): boolean => NAME.test(name);
export const dumpPath = (dataDir: string, name: string): string => join(backupsIn(dataDir), name, DUMP);
export const stillsIn = (dataDir: string): string => join(dataDir, STILLS);

/**
 * Begins a backup with the pictures, in a folder that has its name only once it is whole. This takes as long as there are
 * pictures, and needs no lock: under its name a picture never changes. @returns the name
 */
export async function beginBackup(dataDir: string, now: Date): Promise<string> {
  await removeParts(dataDir);
  const name = now.toISOString().replaceAll(/[:.]/gu, '-');
  const part = partPath(dataDir, name);
  await mkdir(part, { recursive: true, mode: OWN_FOLDER });
  // One of an older release was open to everybody of the machine.
  await chmod(backupsIn(dataDir), OWN_FOLDER);
  await copyPictures(stillsIn(dataDir), join(part, STILLS));
  return name;
}

/** Adds the database as the transaction sees it. */
export async function endBackup(transaction: Transaction, dataDir: string, name: string): Promise<Backup> {
  const part = partPath(dataDir, name);
  await dumpDatabase(transaction, join(part, DUMP));
  await rename(part, join(backupsIn(dataDir), name));
  return { name, bytes: (await stat(dumpPath(dataDir, name))).size };
}

async function copyPictures(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  for (const entry of entries.filter((found) => found.isFile() && !found.name.endsWith(PART))) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    await mkdir(dirname(target), { recursive: true, mode: OWN_FOLDER });
    try {
      await copyFile(source, target);
      await chmod(target, OWN_FILE);
    } catch (error) {
      // Removed or renamed meanwhile, as the portal works on: it is drawn anew when it is asked for.
      ignoreMissing(error);
    }
  }
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
