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
  expect(rateOf(text, subject, 'EUR')).toBe(value);
});

it.each(['', 'gold', '-3', '=1+1', '1,2,3'])('%j is no rate', (text) => {
  expect(rateOf(text, 'Au', 'EUR')).toBeNull();
});

it('reads in euros a gram, and in units for one euro', () => {
  const format = createFormat('de-DE', 'UTC');
  expect(rateText({ subject: 'Au', value: 10_425 }, 'EUR', format)).toBe('104,25');
  expect(rateText({ subject: 'USD', value: 1.0869 }, 'EUR', format)).toBe('1,0869');
});

it('reads in whole yen a gram, and names enough digits of what a yen buys', () => {
  const format = createFormat('de-DE', 'UTC');
  expect(rateText({ subject: 'Au', value: 16_500 }, 'JPY', format)).toBe('16.500');
  expect(rateText({ subject: 'Ag', value: 231.5 }, 'JPY', format)).toBe('231,5');
  expect(rateText({ subject: 'EUR', value: 0.006_060_61 }, 'JPY', format)).toBe('0,006061');
  expect(rateText({ subject: 'KRW', value: 9.575_76 }, 'JPY', format)).toBe('9,576');
  expect(rateOf('16 500', 'Au', 'JPY')).toBe(16_500);
  expect(rateOf('231,5', 'Ag', 'JPY')).toBe(231.5);
});
