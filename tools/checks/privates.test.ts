import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keywordPrivates, privatesCheck } from './privates.ts';

test.each([
  ['class A { private a = 1; }', ['a.ts:1:11']],
  ['class A {\n  private readonly a = 1;\n}', ['a.ts:2:3']],
  ['class A { static private a = 1; }', ['a.ts:1:18']],
  ['class A { private b(): void {} }', ['a.ts:1:11']],
  ['class A { private get b(): number { return 1; } }', ['a.ts:1:11']],
  ['class A { constructor(private readonly a: number) {} }', ['a.ts:1:23']],
  ['const a = class { private b = 1; };', ['a.ts:1:19']],
  ['class A { #a = 1; readonly b = 2; }', []],
  ['class A { private constructor() {} }', []],
  ['const a = { private: true };', []],
])('%s', (text, places) => {
  expect(keywordPrivates('a.ts', text)).toEqual(places);
});

test('the check refuses a planted keyword, in tests and parts of the page too', async () => {
  const root = await mkdtemp(join(tmpdir(), 'privates-'));
  const paths = ['packages/a/src/b.ts', 'apps/web/src/c.tsx', 'packages/a/src/b.test.ts'];
  try {
    for (const path of paths) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), 'export class A {\n  private a = 1;\n}\n');
    }
    const { looked, failures } = await privatesCheck.run(root);
    expect(looked).toBe(3);
    expect(new Set(failures.map((line) => line.split(':')[0]))).toEqual(new Set(paths));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
