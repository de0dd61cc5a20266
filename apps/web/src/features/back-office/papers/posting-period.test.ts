import { expect, it } from 'vitest';
import { isOneFiscalYear, lastMonth } from './posting-period.ts';

it.each([
  ['2026-11-24', '2026-10-01', '2026-10-31'],
  ['2026-01-05', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('before %s lies the month from %s to %s', (today, from, to) => {
  expect(lastMonth(today)).toEqual({ from, to });
});

it.each([
  ['2026-01-01', '2026-12-31', 1, true],
  ['2026-12-31', '2027-01-01', 1, false],
  ['2026-12-31', '2027-01-01', 7, true],
  ['2026-06-30', '2026-07-01', 7, false],
  ['2026-02-02', '2026-02-01', 1, false],
  ['', '2026-02-01', 1, false],
])('%s to %s with a year from month %i: %s', (from, to, month, is) => {
  expect(isOneFiscalYear({ from, to }, month)).toBe(is);
});
