import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCKS } from './locks.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

test('no two purposes share a lock', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no file has a number of its own', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const withNumber = files.filter((file) => /7_?464_?9\d\d/u.test(readFileSync(`${SERVER}/${file}`, 'utf8')));
  expect(withNumber).toEqual(['storage/locks.ts']);
});
