import { expect, it } from 'vitest';
import { extensionOf, fileName } from './file-name.ts';

it('makes a name for files of what somebody writes, in any script', () => {
  expect(fileName('RW-09-014 Donau', 'x')).toBe('RW-09-014-Donau');
  expect(fileName('  Größe / 17:5 "rosé" ', 'x')).toBe('Größe-17-5-rosé');
  expect(fileName('結婚指輪 ペア', 'x')).toBe('結婚指輪-ペア');
  expect(fileName('../..', 'RW-09-014')).toBe('RW-09-014');
  expect(fileName('a'.repeat(200), 'x')).toHaveLength(80);
});

it('names a picture by what the browser made of it', () => {
  expect(['image/webp', 'image/png', ''].map((type) => extensionOf(new Blob([], { type })))).toEqual([
    'webp',
    'png',
    'png',
  ]);
});
