import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = new URL('../../', import.meta.url).pathname;
const config = readFileSync(`${root}vitest.config.ts`, 'utf8');

/** What changes the modules that files of one project share. */
const CHANGES = /\bvi\.(?:mock|doMock|resetModules)\(/u;

/** Test files that change shared modules and are not named in the runner's configuration. */
const unnamed = (files: readonly string[], textOf: (file: string) => string): readonly string[] =>
  files.filter((file) => CHANGES.test(textOf(file)) && !config.includes(`'${file}'`));

const isShared = (file: string): boolean => /^(?:apps\/(?:server|web)|packages)\/.*\.test\.ts$/u.test(file);

it('a test that puts another module in place of a shared one runs by itself', async () => {
  const files = (await sourceFiles(root)).filter(isShared);
  expect(files.length).toBeGreaterThan(250);
  expect(unnamed(files, (file) => readFileSync(`${root}${file}`, 'utf8'))).toEqual([]);
});

it('finds a planted one', () => {
  const planted = 'apps/web/src/api/planted.test.ts';
  expect(unnamed([planted], () => "vi.mock('./call.ts');")).toEqual([planted]);
  expect(unnamed([planted], () => 'vi.mocked(call);')).toEqual([]);
  expect(unnamed(['apps/web/src/api/offline/outbox.test.ts'], () => "vi.mock('../call.ts');")).toEqual([]);
});
