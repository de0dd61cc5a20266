import { expect, it } from 'vitest';
import { centsOf, fieldText } from './cents-of.ts';

it.each([
  ['1.234,50', 123_450],
  ['1,234.5', 123_450],
  ['19.99', 1_999],
  ['-20', -2_000],
  ['− 0,01', -1],
  ['', null],
  ['zwanzig', null],
] as const)('reads %s as %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it('writes cents so that they are read back', () => {
  expect(centsOf(fieldText(123_456))).toBe(123_456);
  expect(centsOf(fieldText(-5))).toBe(-5);
});
