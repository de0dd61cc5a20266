import { expect, test } from 'vitest';
import { withoutSpan } from './without-span.ts';

test.each([
  ['Roségold matt 4 mm', 9, 13, 'Roségold 4 mm'],
  ['Rose\u0301gold matt', 0, 8, 'matt'],
  ['matt', 0, 4, ''],
  ['プラチナ結婚指輪', 0, 4, '結婚指輪'],
])('%s without %i to %i is %s', (text, from, to, expected) => {
  expect(withoutSpan(text, { from, to })).toBe(expected);
});
