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
  expect(centsOf(typed, 'EUR')).toBe(cents);
});

it('writes cents so that they are read back', () => {
  expect(centsOf(fieldText(123_456, 'EUR'), 'EUR')).toBe(123_456);
  expect(centsOf(fieldText(-5, 'CHF'), 'CHF')).toBe(-5);
  expect(fieldText(33_535, 'JPY')).toBe('33535');
  expect(centsOf('33535', 'JPY')).toBe(33_535);
});

it('reads whole yen and won, and no part of one', () => {
  expect(centsOf('33 535', 'JPY')).toBe(33_535);
  expect(centsOf('1.234', 'KRW')).toBe(1_234);
  expect(centsOf('12,5', 'JPY')).toBeNull();
});
