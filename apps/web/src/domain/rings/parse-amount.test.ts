import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1 200,5', 1200.5],
  ['1’200.–', 1200],
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['４．５', 4.5],
  ['1.234.567', 1_234_567],
  ['7,', 7],
  ['', null],
  ['-3', null],
  ['abc', null],
  ['1e9', null],
  ['.5', null],
])('"%s" is read as %s', (text, value) => {
  expect(parseAmount(text)).toBe(value);
});
