import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { castsCheck, doubleCasts } from './casts.ts';

test.each([
  ['const a = value as unknown as number;', ['a.ts:1:11']],
  ['const a = (value as unknown) as number;', ['a.ts:1:11']],
  ['\nrun((value as any) as { b: string });', ['a.ts:2:5']],
  ['const a = <number>(<unknown>value);', ['a.ts:1:11']],
  ['const a = value as number;', []],
  ['const a = { b: value as unknown } as Held;', []],
  ['// as unknown as one that never was', []],
  ["const a = 'as unknown as';", []],
])('%s', (text, places) => {
  expect(doubleCasts('a.ts', text)).toEqual(places);
});

test('the check refuses a planted cast in what is shipped, and leaves tests alone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'casts-'));
  const text = 'export const a = 1 as unknown as string;\n';
  try {
    for (const path of ['packages/a/src/b/c.ts', 'apps/a/src/d.tsx', 'packages/a/src/b/c.test.ts', 'bench/e.ts']) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const { looked, failures } = await castsCheck.run(root);
    expect(looked).toBe(2);
    expect(new Set(failures.map((line) => line.split(':')[0]))).toEqual(
      new Set(['apps/a/src/d.tsx', 'packages/a/src/b/c.ts']),
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
