import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { failed, type Answer } from './answer.ts';

export interface FileToWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

const unwritable = (path: string, error: unknown): Answer =>
  failed('file.unwritable', `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);

/** Writes a file into a folder of its own beside its place, where nobody looks for it. */
async function writeBeside({ path, bytes }: FileToWrite): Promise<string> {
  const folder = await mkdtemp(join(dirname(path), '.ring-'));
  try {
    await writeFile(join(folder, basename(path)), bytes);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Writes all files or none: each is written whole beside its place, and only when all are there do they take their
 * names. @returns null, or the answer that names the first file that could not be written.
 */
export async function writeFiles(files: readonly FileToWrite[]): Promise<Answer | null> {
  const written: { readonly path: string; readonly folder: string }[] = [];
  let current = '';
  try {
    for (const file of files) {
      current = file.path;
      if (await isFolder(file.path)) return failed('file.unwritable', `${file.path} is a folder.`);
      written.push({ path: file.path, folder: await writeBeside(file) });
    }
    for (const { path, folder } of written) {
      current = path;
      await rename(join(folder, basename(path)), path);
    }
    return null;
  } catch (error) {
    return unwritable(current, error);
  } finally {
    for (const { folder } of written) await rm(folder, { recursive: true, force: true });
  }
}
