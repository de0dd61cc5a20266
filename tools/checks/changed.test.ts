import { expect, test } from 'vitest';
import { affectedProjects, testsOf, type Room } from './changed.ts';

const PROJECTS = [
  'packages/kernel/tsconfig.json',
  'packages/viewer/tsconfig.json',
  'apps/web/tsconfig.json',
  'tools/tsconfig.json',
];
const ROOMS: readonly Room[] = [
  { folder: 'packages/kernel', name: '@ringwerk/kernel', imports: [] },
  { folder: 'packages/viewer', name: '@ringwerk/viewer', imports: ['@ringwerk/kernel', 'three'] },
  { folder: 'apps/web', name: '@ringwerk/web', imports: ['@ringwerk/viewer'] },
  { folder: 'tools', name: 'tools', imports: ['*'] },
];

test('a change of the kernel reaches all that imports it, also over another room', () => {
  expect(affectedProjects(['packages/kernel/src/a.ts'], PROJECTS, ROOMS)).toEqual(PROJECTS);
});

test('a change of the page leaves the rooms below it alone', () => {
  expect(affectedProjects(['apps/web/src/a.tsx'], PROJECTS, ROOMS)).toEqual([
    'apps/web/tsconfig.json',
    'tools/tsconfig.json',
  ]);
});

test('without a change no project is affected', () => {
  expect(affectedProjects([], PROJECTS, ROOMS)).toEqual([]);
});

test('the tests of a changed file are those of its name, and changed ones themselves', () => {
  const files = ['a/one.ts', 'a/one.test.ts', 'a/two.test.ts', 'b/three.tsx', 'b/three.test.tsx', 'a/one.long.test.ts'];
  expect(testsOf(['a/one.ts', 'b/three.test.tsx'], files)).toEqual([
    'a/one.test.ts',
    'b/three.test.tsx',
    'a/one.long.test.ts',
  ]);
});
