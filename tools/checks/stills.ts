import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MODELS } from '@ringwerk/catalogue/models';
import { designKey } from '@ringwerk/kernel';
import type { Check, CheckReport } from './check.ts';

/** Compares the pictures of a folder with the designs that are sold: none missing, none left over. */
export function compareStills(files: readonly string[], keys: ReadonlySet<string>): CheckReport {
  const drawn = new Set(files.filter((file) => /^[0-9a-f]{32}\.webp$/.test(file)).map((file) => file.slice(0, -5)));
  const missing = [...keys].filter((key) => !drawn.has(key)).map((key) => `no picture of design ${key}`);
  const left = [...drawn].filter((key) => !keys.has(key)).map((key) => `no design of picture ${key}.webp`);
  return { looked: keys.size, unit: 'designs', failures: [...missing, ...left] };
}

/** Every catalogue design has its picture, rendered from this very record (`npm run stills`). */
export const stillsCheck: Check = {
  name: 'stills',
  async run(root) {
    const designs = MODELS.flatMap((model) => [model.with, model.without]).filter((design) => design !== null);
    return compareStills(await readdir(join(root, 'packages/catalogue/stills')), new Set(designs.map(designKey)));
  },
};
