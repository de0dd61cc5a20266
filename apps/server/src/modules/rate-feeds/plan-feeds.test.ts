import type { WorkSettings } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { WORK_DEFAULTS } from '../house-settings/work-settings.ts';
import { nextRun } from './plan-feeds.ts';

const HOUSE: WorkSettings = {
  ...WORK_DEFAULTS,
  zone: 'Europe/Berlin',
  holidays: [{ date: '2026-11-25', name: 'Closed' }],
};
const next = (now: string, schedule: Partial<Parameters<typeof nextRun>[0]> = {}, house = HOUSE) =>
  nextRun({ times: ['16:30', '09:00'], isOnWorkDaysOnly: true, ...schedule }, house, new Date(now))?.toISOString();

test.each([
  ['the first time of the day', '2026-11-24T05:00:00Z', '2026-11-24T08:00:00.000Z'],
  ['the next one when it is due now', '2026-11-24T08:00:00Z', '2026-11-24T15:30:00.000Z'],
  ['the next day that is worked', '2026-11-24T20:00:00Z', '2026-11-26T08:00:00.000Z'],
  ['after a week end', '2026-11-27T20:00:00Z', '2026-11-30T08:00:00.000Z'],
  ["by the manufactory's clock in summer", '2026-07-01T05:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['on the day on which clocks change', '2027-03-26T20:00:00Z', '2027-03-29T07:00:00.000Z'],
])('%s', (_, now, expected) => {
  expect(next(now)).toBe(expected);
});

test('every day, where it is not bound to working days', () => {
  expect(next('2026-11-24T20:00:00Z', { isOnWorkDaysOnly: false })).toBe('2026-11-25T08:00:00.000Z');
});

test('a time that the clock skips comes an hour later', () => {
  const night = { times: ['02:30'], isOnWorkDaysOnly: false };
  expect(next('2027-03-27T12:00:00Z', night)).toBe('2027-03-28T01:30:00.000Z');
});

test('never, in a house that never works', () => {
  expect(next('2026-11-24T20:00:00Z', {}, { ...HOUSE, workDays: [] })).toBeUndefined();
});
