import { expect, it } from 'vitest';
import { lengthDigits } from './length-digits.ts';

it('shows a tenth with one decimal and a half tenth with two', () => {
  for (let tenth = 15; tenth <= 820; tenth++) {
    expect(lengthDigits(tenth / 10)).toBe(1);
    expect(lengthDigits((tenth * 10 + 5) / 100)).toBe(2);
  }
});
