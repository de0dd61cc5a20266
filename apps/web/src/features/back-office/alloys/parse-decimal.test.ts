import { expect, test } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

test.each([
  ['15,2', 15.2],
  ['15.234', 15.234],
  [' 88 ', 88],
  ['−0,5', -0.5],
  ['１５', 15],
  ['', null],
  ['1.234,5', null],
  ['1e3', null],
  ['15,', null],
])('%j is read as %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});
