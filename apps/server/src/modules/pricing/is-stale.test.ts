import { expect, test } from 'vitest';
import { isStale } from './is-stale.ts';

// Clocks change on 25 October 2026 and on 28 March 2027: two days are 49 hours and 47.
test.each([
  ['2026-10-23T22:00:00Z', null, '2026-10-25T23:00:00Z'],
  ['2027-03-26T23:00:00Z', null, '2027-03-28T22:00:00Z'],
  ['2026-11-24T10:00:00Z', null, '2026-11-26T10:00:00Z'],
  ['2026-10-27T10:00:00Z', '2026-10-23', '2026-10-25T23:00:00Z'],
])('a rate of %s, quoted %s, may be used for two days of the manufactory', (validFrom, quotedDay, last) => {
  const rule = { days: 2, zone: 'Europe/Berlin' };
  const rate = { validFrom: new Date(validFrom), quotedDay };
  expect(isStale(rate, rule, new Date(last))).toBe(false);
  expect(isStale(rate, rule, new Date(Date.parse(last) + 1))).toBe(true);
});
