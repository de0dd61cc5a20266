import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that stay; the ones drawn longest ago give way. At 512 pixels this is about a gigabyte. */
const MOST_FILES = 6_000;
/** Looked after once in so many writes: reading the folder costs more than a picture. */
const LOOK_AFTER = 200;

/** Drawn pictures on disk. A name is a complete description of the picture, so a file never changes. */
export interface StillStore {
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
}

export function createStillStore(folder: string): StillStore {
  let written = 0;
  return {
    read: (name) => readFile(join(folder, name)).catch(() => null),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, name);
      // Two servers on one folder may draw the same picture: each writes its own file, the last name wins.
      const part = `${path}.${process.pid}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
      written += 1;
      if (written % LOOK_AFTER === 0) await removeOldest(folder);
    },
  };
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MOST_FILES) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, names.length - MOST_FILES);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
