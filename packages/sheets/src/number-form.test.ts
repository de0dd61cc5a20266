import { describe, expect, test } from 'vitest';
import { numberFormOf, readNumber } from './number-form.ts';

describe('the decimal sign of a file', () => {
  test.each([
    [['12,5', '1.234'], ','],
    [['1.234,00', '7'], ','],
    [['12.5', '1,234'], '.'],
    [['1,234,567', '7'], '.'],
    [['1’234.50'], '.'],
    [['0.125'], '.'],
    [['0,125'], ','],
    [['7', '1.234', '1,234', 'words'], null],
    [['12,5', '12.5'], 'mixed'],
  ])('of %j is %s', (texts, form) => {
    expect(numberFormOf(texts)).toBe(form);
  });
});

describe('a number', () => {
  const cases = [
    ['24', null, 24],
    ['-24', null, -24],
    ['\u221224', null, -24],
    ['1 234,5', null, 1234.5],
    ['1\u202f234,5 €', null, 1234.5],
    ['1’234.50', null, 1234.5],
    ['19 %', null, 19],
    ['１２．５', null, 12.5],
    ['1.234', ',', 1234],
    ['1.234', '.', 1.234],
    ['1,234', '.', 1234],
    ['12,5', 'mixed', 12.5],
  ] as const;
  test.each(cases)('%s in the form %s is %s', (text, form, value) => {
    expect(readNumber(text, form)).toEqual({ ok: true, value });
  });

  test.each(['', 'abc', '1.2.3', '12,34,5', '1e3', '--5', '5-', '1.234.56', '1,23.456'])('is never %j', (text) => {
    expect(readNumber(text, null)).toEqual({ ok: false, reason: 'number' });
  });

  test.each([null, 'mixed'] as const)('that can be two is not guessed in a file of the form %s', (form) => {
    expect(readNumber('1.234', form)).toEqual({ ok: false, reason: 'ambiguous', readings: [1.234, 1234] });
    expect(readNumber('1,234', form)).toEqual({ ok: false, reason: 'ambiguous', readings: [1234, 1.234] });
  });

  test('that can be two is the only one that its place can hold', () => {
    expect(readNumber('1.234', null, (value) => value <= 20)).toEqual({ ok: true, value: 1.234 });
  });
});
