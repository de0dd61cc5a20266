import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stillJobs } from '../stills/still-jobs.ts';
import type { Check, CheckReport } from './check.ts';

/** Compares the pictures of a folder with those that the collection needs: none missing, none left over. */
export function compareStills(files: readonly string[], names: ReadonlySet<string>): CheckReport {
  const drawn = new Set(files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -'.webp'.length)));
  const missing = [...names].filter((name) => !drawn.has(name)).map((name) => `no picture ${name}.webp`);
  const left = [...drawn].filter((name) => !names.has(name)).map((name) => `nothing is shown by ${name}.webp`);
  return { looked: names.size, unit: 'pictures', failures: [...missing, ...left] };
}

/** Every catalogue design has its pictures, rendered from this very record (`npm run stills`), and every choice its swatch. */
export const stillsCheck: Check = {
  name: 'stills',
  async run(root) {
    const names = new Set(stillJobs().map(({ name }) => name));
    return compareStills(await readdir(join(root, 'packages/catalogue/stills')), names);
  },
};
