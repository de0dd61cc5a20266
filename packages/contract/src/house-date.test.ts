import { expect, test } from 'vitest';
import { houseDate } from './house-date.ts';

test.each([
  // Tokyo has had its tenth of November for eight hours when the house's begins.
  ['2026-11-09T15:30:00Z', '2026-11-09'],
  ['2026-11-09T22:59:00Z', '2026-11-09'],
  ['2026-11-09T23:30:00Z', '2026-11-10'],
  ['2026-07-09T22:30:00Z', '2026-07-10'],
])('at %s the house writes %s, whatever the clock of the browser says', (instant, day) => {
  expect(houseDate(new Date(instant), 'Europe/Berlin')).toBe(day);
});
