import { describe, expect, it } from 'vitest';
import { houseDate } from '@ringwerk/contract';
import { addDays, endOfHouseDay, isCalendarDay, startOfDay } from './house-calendar.ts';

describe('house calendar', () => {
  it.each([
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s at the manufactory', (instant, date) => {
    expect(houseDate(new Date(instant), 'Europe/Berlin')).toBe(date);
  });

  it.each([
    ['2026-11-26T14:59:59Z', 'Asia/Tokyo', '2026-11-26'],
    ['2026-11-26T15:00:00Z', 'Asia/Tokyo', '2026-11-27'],
    ['2026-11-26T15:00:00Z', 'Europe/Berlin', '2026-11-26'],
    ['2026-11-27T04:59:59Z', 'America/New_York', '2026-11-26'],
  ])('%s in %s is %s, and that day holds the moment', (instant, zone, date) => {
    expect(houseDate(new Date(instant), zone)).toBe(date);
    expect(startOfDay(date, zone) <= new Date(instant)).toBe(true);
    expect(startOfDay(addDays(date, 1), zone) > new Date(instant)).toBe(true);
  });

  it.each([
    // summer, winter, and both over a change of clocks (25 October 2026, 28 March 2027)
    ['2026-07-01T10:00:00Z', '2026-07-15T21:59:59.999Z'],
    ['2026-11-21T02:00:00Z', '2026-12-05T22:59:59.999Z'],
    ['2026-10-20T23:30:00Z', '2026-11-04T22:59:59.999Z'],
    ['2027-03-20T12:00:00Z', '2027-04-03T21:59:59.999Z'],
    ['2026-10-11T12:00:00Z', '2026-10-25T22:59:59.999Z'],
  ])('14 days from %s end at %s', (instant, end) => {
    expect(endOfHouseDay(new Date(instant), 14, 'Europe/Berlin').toISOString()).toBe(end);
  });

  it('adds days over the end of a leap February', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  });

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-2-1', false],
    ['', false],
  ])('%s as a day: %s', (text, isDay) => {
    expect(isCalendarDay(text)).toBe(isDay);
  });
});
