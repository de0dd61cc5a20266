import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results']);

/** Every TypeScript and module file of the workspace, as paths relative to `root`. */
export async function sourceFiles(root: string, folder = root): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await sourceFiles(root, path)));
    else if (/\.(ts|tsx|mjs)$/.test(entry.name)) found.push(relative(root, path));
  }
  return found;
}
