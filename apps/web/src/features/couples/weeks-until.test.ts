import { expect, it } from 'vitest';
import { weeksUntil } from './weeks-until.ts';

it('counts whole weeks by days of the house, and none for a day that is over', () => {
  const now = new Date('2027-04-17T23:30:00Z');
  // In Berlin it is the 18th already.
  for (const [day, weeks] of [
    ['2027-06-20', 9],
    ['2027-06-19', 8],
    ['2027-04-18', 0],
    ['2027-04-17', null],
  ] as const)
    expect([day, weeksUntil(day, now)]).toEqual([day, weeks]);
});
