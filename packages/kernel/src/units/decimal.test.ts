import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { decimal, divideHalfAway, plus, roundDown, roundHalfAway, times, toNumber } from './decimal.ts';

describe('decimal', () => {
  it.each([0, 1.06, 0.1, 1e-7, 1.5e21, -2.675, 123456.789])('reads %d as it is written', (value) => {
    expect(toNumber(decimal(value))).toBe(value);
  });
  it('multiplies and adds without binary fractions', () => {
    expect(plus(decimal(0.1), decimal(0.2))).toEqual(decimal(0.3));
    expect(times(decimal(1.1), decimal(1.1))).toEqual(decimal(1.21));
  });
  it.each([
    [2.675, 2.68],
    [-2.675, -2.68],
    [1.005, 1.01],
    [511.385, 511.39],
    [2.674_999, 2.67],
    [3, 3],
  ])('rounds %d half away from zero to %d', (value, rounded) => {
    expect(toNumber(roundHalfAway(decimal(value), 2))).toBe(rounded);
  });
  it('cuts towards zero', () => {
    expect([12173.9, -12173.9].map((value) => toNumber(roundDown(decimal(value), 0)))).toEqual([12173, -12173]);
  });
  it('divides half away from zero, so that a refund mirrors a charge', () => {
    expect([7n, -7n].map((dividend) => divideHalfAway(dividend, 2n))).toEqual([4n, -4n]);
    expect(divideHalfAway(7n, -2n)).toBe(-4n);
  });
  it.each([Number.NaN, Infinity])('refuses %d', (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [419, [2, 1, 1], [209, 105, 105]],
    [5, [0, 0], [5, 0]],
    [0, [1, 2], [0, 0]],
    [1, [0.2, 0.5, 0.3], [0, 1, 0]],
  ])('%d over %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });
});
