import { describe, expect, it } from 'vitest';
import { parseFactor } from './parse-factor.ts';

describe('a typed factor', () => {
  it.each([
    ['2,4', 2.4],
    ['2.4', 2.4],
    [' 2 ', 2],
    ['２．４', 2.4],
    ['1.234,5', null],
    ['-2', null],
    ['2,4 x', null],
    ['', null],
  ])('%j is %j', (text, value) => expect(parseFactor(text)).toBe(value));
});
