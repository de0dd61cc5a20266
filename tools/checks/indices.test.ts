import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { coveredReads, indicesCheck } from './indices.ts';

test.each([
  ['const a = b[3 * k] ?? 0;', ['a.ts:1:11']],
  ['const a = (b[k]) ?? -1;', ['a.ts:1:11']],
  ['\nrun(b.at(-1) ?? 0);', ['a.ts:2:5']],
  ['const a = b[k]?.x ?? 0;', ['a.ts:1:11']],
  ['const a = b[k]?.[1] ?? 0.4;', ['a.ts:1:11']],
  ['const a = b[c[k] ?? 0] ?? 0;', ['a.ts:1:11', 'a.ts:1:13']],
  ['const [x = 0, y] = [b[k], b[k + 1]];', ['a.ts:1:21']],
  ['const a = b[k] ?? outside(b, k);', []],
  ['const a = edges.left?.width ?? 0;', []],
  ['const a = counts.get(word) ?? 0;', []],
  ['const a = names[k] ?? null;', []],
  ['const min = WIDTHS[finish] ?? 0;', []],
  ['const [x = 0] = values;', []],
  ["const a = 'b[k] ?? 0';", []],
])('%s', (text, places) => {
  expect(coveredReads('a.ts', text)).toEqual(places);
});

test('the check refuses a planted default in geometry, and leaves other rooms and tests alone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'indices-'));
  const paths = [
    'packages/kernel/src/b/c.ts',
    'packages/viewer/test/d.ts',
    'packages/kernel/src/c.test.ts',
    'apps/a/src/d.ts',
  ];
  try {
    for (const path of paths) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), 'export const a = [1][4] ?? 0;\n');
    }
    const { looked, failures } = await indicesCheck.run(root);
    expect(looked).toBe(2);
    expect(new Set(failures.map((line) => line.split(':')[0]))).toEqual(
      new Set(['packages/kernel/src/b/c.ts', 'packages/viewer/test/d.ts']),
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
