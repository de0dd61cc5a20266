import { expect, it } from 'vitest';
import { batchNumberIn, orderNumbersIn } from './read-code.ts';

it.each([
  ['as it is printed', 'O-2025-01001', 'O-2025-01001'],
  ['by a scanner of another keyboard', 'Oß2026ß01001', 'O-2026-01001'],
  ['by one that writes apostrophes', "O'2026'01001", 'O-2026-01001'],
  ['in small letters, with spaces', ' o 2026 01001 ', 'O-2026-01001'],
  ['without signs', 'o202601001', 'O-2026-01001'],
  ['without letter and zeros', '2025-1001', 'O-2025-01001'],
  ['of a house with many orders', 'O-2026-123456', 'O-2026-123456'],
])('is read %s', (_, code, number) => {
  expect(orderNumbersIn(code)).toEqual([number]);
});

it.each(['1001', '01001', 'O-1001'])('is read by the running part, of whatever year: %s', (code) => {
  const numbers = orderNumbersIn(code);
  expect([numbers.includes('O-2025-01001'), numbers.includes('O-2027-01001')]).toEqual([true, true]);
  expect(numbers.every((number) => /^O-20\d\d-01001$/u.test(number))).toBe(true);
});

it.each(['', 'O-', 'Q-2026-01001', 'https://example.com', '4006381333931x', 'B-2026-01001'])(
  'finds no order in "%s"',
  (code) => {
    expect(orderNumbersIn(code)).toEqual([]);
  },
);

it('reads a batch by its letter, and nothing else as one', () => {
  expect(['B-2026-00101', 'bß2026ß00101', 'B2026101'].map(batchNumberIn)).toEqual(Array(3).fill('B-2026-00101'));
  expect(['O-2026-00101', '101', 'B-101'].map(batchNumberIn)).toEqual([null, null, null]);
});
