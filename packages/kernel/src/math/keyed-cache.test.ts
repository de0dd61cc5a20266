import { expect, it } from 'vitest';
import { keyedCache } from './keyed-cache.ts';

it('makes an answer once, and again only when it was the one asked longest ago', () => {
  const made: string[] = [];
  const cache = keyedCache<string>(2);
  const ask = (key: string): string =>
    cache(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A']);
  // b was asked longest ago, although a was made before it.
  ask('c');
  expect([ask('a'), ask('c')]).toEqual(['A', 'C']);
  expect(made).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps an answer of its own for each key', () => {
  const cache = keyedCache<object>(3);
  const [one, two] = [cache('1', () => ({})), cache('2', () => ({}))];
  expect(one).not.toBe(two);
  expect(cache('1', () => ({}))).toBe(one);
});
