import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { clockOf, houseState, openingSpan, orderedHours, type HouseHours } from './opening-hours.ts';

const WEEK = [1, 2, 3, 4].flatMap((day) => [
  { day, from: '08:00', until: '12:00' },
  { day, from: '13:00', until: '17:00' },
]);
const HOUSE: HouseHours = {
  hours: [...WEEK, { day: 5, from: '08:00', until: '14:00' }],
  holidays: [{ date: '2026-12-24', name: 'Heiligabend' }],
  zone: 'Europe/Berlin',
};

describe('whether a house can be reached', () => {
  it.each([
    // Tuesday, eleven o'clock at the house; in the lunch break; on Friday afternoon; on a holiday that is a Thursday.
    ['2026-11-24T10:00:00Z', { isOpen: true, until: '12:00' }],
    [
      '2026-11-24T11:00:00Z',
      { isOpen: false, next: { date: '2026-11-24', from: '13:00', isToday: true }, holiday: null },
    ],
    [
      '2026-11-27T13:00:00Z',
      { isOpen: false, next: { date: '2026-11-30', from: '08:00', isToday: false }, holiday: null },
    ],
    [
      '2026-12-24T10:00:00Z',
      { isOpen: false, next: { date: '2026-12-25', from: '08:00', isToday: false }, holiday: HOUSE.holidays[0] },
    ],
    // Half past midnight at the house is still the day before in Greenwich.
    [
      '2026-11-23T23:30:00Z',
      { isOpen: false, next: { date: '2026-11-24', from: '08:00', isToday: true }, holiday: null },
    ],
  ])('at %s', (instant, state) => {
    expect(houseState(HOUSE, new Date(instant))).toEqual(state);
  });

  it('goes by the clock of the house, wherever the reader is', () => {
    const tokyo = { ...HOUSE, zone: 'Asia/Tokyo' };
    expect(clockOf(new Date('2026-11-23T23:30:00Z'), 'Asia/Tokyo')).toEqual({ date: '2026-11-24', time: '08:30' });
    expect(houseState(tokyo, new Date('2026-11-23T23:30:00Z'))).toEqual({ isOpen: true, until: '12:00' });
  });

  it('is never for one that has no hours', () => {
    expect(houseState({ ...HOUSE, hours: [] }, new Date('2026-11-24T10:00:00Z'))).toEqual({
      isOpen: false,
      next: null,
      holiday: null,
    });
  });
});

it('puts spans into the order of the week, and those that meet into one', () => {
  const spans = [
    { day: 2, from: '13:00', until: '17:00' },
    { day: 1, from: '11:00', until: '14:00' },
    { day: 1, from: '08:00', until: '12:00' },
    { day: 2, from: '08:00', until: '13:00' },
  ];
  expect(orderedHours(spans)).toEqual([
    { day: 1, from: '08:00', until: '14:00' },
    { day: 2, from: '08:00', until: '17:00' },
  ]);
});

it.each([
  [{ day: 1, from: '08:00', until: '24:00' }, true],
  [{ day: 1, from: '08:00', until: '08:00' }, false],
  [{ day: 1, from: '17:00', until: '08:00' }, false],
  [{ day: 1, from: '8:00', until: '17:00' }, false],
  [{ day: 1, from: '24:00', until: '24:00' }, false],
  [{ day: 8, from: '08:00', until: '17:00' }, false],
])('%j is a span: %s', (span, isSpan) => {
  expect(z.safeParse(openingSpan, span).success).toBe(isSpan);
});
