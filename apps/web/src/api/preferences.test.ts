import { expect, it } from 'vitest';
import { preferredFirst } from './preferences.ts';

const ids = (items: string, preferred: readonly string[]): string =>
  preferredFirst([...items], (item) => item, preferred).join('');

it('puts the preferred first, in their own order, and leaves the others as they were', () => {
  expect(ids('abcdef', ['e', 'b'])).toBe('ebacdf');
});

it('passes over what is not there, and changes nothing without a preference', () => {
  expect(ids('abc', ['x', 'c'])).toBe('cab');
  expect(ids('abc', [])).toBe('abc');
});
