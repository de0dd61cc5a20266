import { expect, it } from 'vitest';
import { createFormat } from '../../../i18n/format.ts';
import { rateOf, rateText } from './rate-words.ts';

it.each([
  ['104,25', 'Au', 10_425],
  ['104.2512', 'Au', 10_425.12],
  ['1,40', 'Ag', 140],
  ['1,0869', 'USD', 1.0869],
  ['1 580', 'KRW', 1_580],
  ['0', 'Au', 0],
] as const)('%s is a rate of %s', (text, subject, value) => {
  expect(rateOf(text, subject)).toBe(value);
});

it.each(['', 'gold', '-3', '=1+1', '1,2,3'])('%j is no rate', (text) => {
  expect(rateOf(text, 'Au')).toBeNull();
});

it('reads in euros a gram, and in units for one euro', () => {
  const format = createFormat('de-DE', 'UTC');
  expect(rateText({ subject: 'Au', value: 10_425 }, format)).toBe('104,25');
  expect(rateText({ subject: 'USD', value: 1.0869 }, format)).toBe('1,0869');
});
