import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that stay; the ones made longest ago give way. Pictures of 512 pixels take about a gigabyte then. */
const MOST_FILES = 6_000;
/** Looked after with the first write of a process and then once in so many, at most: reading the folder costs more than a file. */
const LOOK_AFTER = 200;

/** Files that were made of a design, on disk. A name describes its file completely, so a file never changes. */
export interface FileCache {
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Removes the files whose names begin like this. */
  readonly removeAll: (beginning: string) => Promise<void>;
}

/** @param most - files that stay in the folder */
export function createFileCache(folder: string, most: number = MOST_FILES): FileCache {
  let written = 0;
  const step = Math.min(LOOK_AFTER, Math.ceil(most / 10));
  return {
    read: (name) => readFile(join(folder, name)).catch(() => null),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, name);
      // Two requests, or two servers on one folder, may make the same file: each writes its own, the last name wins.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
      if (written % step === 0) await removeOldest(folder, most);
      written += 1;
    },
    removeAll: async (beginning) => {
      const names = await readdir(folder).catch((): string[] => []);
      const meant = names.filter((name) => name.startsWith(beginning));
      await Promise.all(meant.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= most) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, names.length - most);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
