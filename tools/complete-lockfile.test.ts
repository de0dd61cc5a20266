import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockfile } from './complete-lockfile.mjs';

const planted = {
  packages: {
    'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies: { '@tool/linux-x64-musl': '1.0.0' } },
    'node_modules/tool/node_modules/inner': {
      version: '2.0.0',
      optionalDependencies: { '@tool/windows-arm64': '1.0.0' },
    },
  },
};

test('packages for other platforms that npm left out are written from their parents', () => {
  const { lockfile, added } = completeLockfile(planted);
  expect(added).toEqual(['@tool/linux-x64-musl', '@tool/windows-arm64']);
  expect(lockfile.packages).toMatchObject({
    'node_modules/@tool/linux-x64-musl': { version: '1.0.0', cpu: ['x64'], os: ['linux'], libc: ['musl'], dev: true },
    'node_modules/@tool/windows-arm64': { version: '1.0.0', cpu: ['arm64'], os: ['win32'], optional: true },
  });
  expect(completeLockfile(lockfile).added).toEqual([]);
});

test('a missing package that names no platform is not invented', () => {
  const odd = { packages: { 'node_modules/a': { version: '1.0.0', optionalDependencies: { fsevents: '2.0.0' } } } };
  expect(() => completeLockfile(odd)).toThrow('fsevents@2.0.0');
});

test('the lockfile of this repository is complete, or npm ci refuses it on a fresh machine', () => {
  const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(300);
  expect(completeLockfile(lockfile).added).toEqual([]);
});
