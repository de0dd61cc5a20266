import { expect, it } from 'vitest';
import { newActKey } from './act-key.ts';

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/act-key.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('makes keys that differ', () => {
  expect(new Set(Array.from({ length: 100 }, newActKey)).size).toBe(100);
});

it('is the only maker of keys: what browsers have for it is missing on a page that is not served securely', () => {
  const others = Object.entries(SOURCES).filter(([, text]) => text.includes('randomUUID'));
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  expect(others.map(([path]) => path)).toEqual([]);
});
