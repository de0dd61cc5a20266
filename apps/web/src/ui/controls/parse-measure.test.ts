import { describe, expect, it } from 'vitest';
import { decimalsOf, parseMeasure, snapToStep } from './parse-measure.ts';

describe('parseMeasure', () => {
  it.each([
    ['4,5', 4.5],
    ['4.5', 4.5],
    ['4.5 mm', 4.5],
    ['4,5mm', 4.5],
    [' 4.5\u00a0mm ', 4.5],
    ['４．５', 4.5],
    ['４。５ミリ', 4.5],
    ['4.5㎜', 4.5],
    ['6', 6],
    ['.8', 0.8],
    ['-0,5', -0.5],
    ['+1.25', 1.25],
    ['0.02 ct', 0.02],
    ['0.2in', 5.08],
    ['0,2 in', 5.08],
    ['0.2"', 5.08],
    ['0.45 cm', 4.5],
  ])('reads %s as %d', (text, value) => expect(parseMeasure(text)).toBe(value));

  it.each(['', 'mm', '4.5.1', '1.234,5', '1e3', '0x10', 'four', '4 5 mm x', 'NaN', 'Infinity', '--4'])(
    'refuses %s',
    (text) => expect(parseMeasure(text)).toBeNull(),
  );
});

describe('snapToStep', () => {
  it('lands on the grid without binary dust', () => {
    expect(snapToStep(4.56, 1.5, 0.1)).toBe(4.6);
    expect(snapToStep(0.1 + 0.2, 0, 0.1)).toBe(0.3);
    expect(snapToStep(54.3, 41, 0.5)).toBe(54.5);
    expect(snapToStep(0.26, -6, 0.05)).toBe(0.25);
  });
  it('knows the digits of a step', () => {
    expect([decimalsOf(1), decimalsOf(0.5), decimalsOf(0.05)]).toEqual([0, 1, 2]);
  });
});
