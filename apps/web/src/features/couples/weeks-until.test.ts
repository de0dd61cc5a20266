import { expect, it } from 'vitest';
import { weeksUntil } from './weeks-until.ts';

it('counts whole weeks from one day to another, and none for a day that is over', () => {
  for (const [day, weeks] of [
    ['2027-06-20', 9],
    ['2027-06-19', 8],
    ['2027-04-18', 0],
    ['2027-04-17', null],
  ] as const)
    expect([day, weeksUntil(day, '2027-04-18')]).toEqual([day, weeks]);
});
