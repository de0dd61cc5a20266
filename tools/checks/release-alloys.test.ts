import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseAlloysCheck, releaseTablesIn } from './release-alloys.ts';

test.each([
  ["import { ALLOYS } from '@ringwerk/catalogue';", ['ALLOYS']],
  ["import { PROFILES, LOOKS as looks } from '@ringwerk/catalogue';", ['LOOKS']],
  ["export { KERNEL } from '@ringwerk/catalogue';", ['KERNEL']],
  ["import { LOOKS } from './stage-constants.ts';", []],
  ["import * as catalogue from '@ringwerk/catalogue';\nuse(catalogue.KERNEL_TABLES);", ['KERNEL_TABLES']],
  ["import { houseCatalogue } from '@ringwerk/catalogue';", []],
  ["import { SERVER_KERNEL } from '../designs/server-kernel.ts';", ['SERVER_KERNEL']],
  ['const ALLOYS = 3; // of a test', []],
  ["import type { Kernel } from '@ringwerk/kernel';", []],
])('%s', (text, names) => {
  expect(releaseTablesIn('a.ts', text)).toEqual(names);
});

test('inside the catalogue its files are looked at by their own names', () => {
  const text = "import { ALLOYS } from '../alloys.ts';";
  expect(releaseTablesIn('packages/catalogue/src/models/traits.ts', text)).toEqual(['ALLOYS']);
});

test('the check refuses a planted look at the release’s alloys in what is shipped, and leaves tests alone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'release-alloys-'));
  const text = "import { ALLOYS } from '@ringwerk/catalogue';\nexport const first = ALLOYS[0];\n";
  try {
    const paths = [
      'packages/a/src/b.ts',
      'apps/a/src/c.test.ts',
      'bench/d.ts',
      'packages/catalogue/src/house-alloys.ts',
    ];
    for (const path of paths) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const { looked, failures } = await releaseAlloysCheck.run(root);
    expect(looked).toBe(2);
    expect(failures).toEqual([expect.stringMatching(/^packages\/a\/src\/b\.ts looks at ALLOYS/u)]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
