import { WORK_STEPS, type WorkSettings } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { addDays } from '../calendar/house-calendar.ts';

/** Days beyond which nothing is looked for: a house that never works would be asked for ever. */
const HORIZON = 3_660;

/** Working days that a design takes: a ring without stones or text skips the step. Pieces of one order are made together. */
export function leadDaysOf({ rings }: Design, { leadDays }: WorkSettings): number {
  const skipped = {
    setting: rings.every(({ stones }) => stones.length === 0),
    engraving: rings.every(({ engravings }) => engravings.length === 0),
  };
  return WORK_STEPS.filter((step) => !(step in skipped && skipped[step as keyof typeof skipped]))
    .map((step) => leadDays[step])
    .reduce((sum, days) => sum + days, 0);
}

/** The day on which the last of `days` working days after `date` (`YYYY-MM-DD`) ends; `date` itself for none. */
export function addWorkDays(date: string, days: number, work: WorkSettings): string {
  let day = date;
  let left = days;
  for (let step = 0; left > 0 && step < HORIZON; step += 1) {
    day = addDays(day, 1);
    if (isWorkDay(day, work)) left -= 1;
  }
  return day;
}

/** Whether the house works on a day, `YYYY-MM-DD`. */
export const isWorkDay = (day: string, { workDays, holidays }: WorkSettings): boolean =>
  workDays.includes(weekday(day)) && !holidays.some(({ date }) => date === day);

/** 1 Monday … 7 Sunday. */
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
