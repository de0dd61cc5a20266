import type { Design, RingDesign } from '@ringwerk/kernel';
import { houseDate } from './house-date.ts';
import { WORK_STEPS, type OrderCalendar, type WorkStep } from './operations/house-settings.ts';
import { dayAfter, weekday } from './weekday.ts';

/** Days beyond which nothing is looked for: a house that never works would be asked for ever. */
const HORIZON = 3_660;

/** Steps that not every ring passes through. A polished ring is finished when it comes from the lathe. */
const PASSES: Readonly<Partial<Record<WorkStep, (ring: RingDesign) => boolean>>> = {
  finishing: ({ segments, inlays, edges }) =>
    [...segments, ...inlays, edges.left, edges.right].some((part) => part !== null && part.finish !== 'polished'),
  setting: ({ stones }) => stones.length > 0,
  engraving: ({ engravings }) => engravings.length > 0,
};

/** Working days that a design takes: a step that none of its rings passes through is skipped. Pieces of one order are made together. */
export function leadDaysOf({ rings }: Design, { leadDays }: Pick<OrderCalendar, 'leadDays'>): number {
  return WORK_STEPS.filter((step) => rings.some(PASSES[step] ?? (() => true)))
    .map((step) => leadDays[step])
    .reduce((sum, days) => sum + days, 0);
}

/** The day on which the last of `days` working days after `date` (`YYYY-MM-DD`) ends; `date` itself for none. */
export function addWorkDays(date: string, days: number, calendar: WorkingDays): string {
  let day = date;
  let left = days;
  for (let step = 0; left > 0 && step < HORIZON; step += 1) {
    day = dayAfter(day);
    if (isWorkDay(day, calendar)) left -= 1;
  }
  return day;
}

/**
 * First day (`YYYY-MM-DD`) by which the workshop can have made an order of these designs that is placed now: the one that takes
 * longest says which. The page shows it, the server keeps to it.
 */
export const earliestOrderDate = (designs: readonly Design[], calendar: OrderCalendar, now: Date): string =>
  addWorkDays(
    houseDate(now, calendar.zone),
    Math.max(0, ...designs.map((design) => leadDaysOf(design, calendar))),
    calendar,
  );

type WorkingDays = Pick<OrderCalendar, 'workDays' | 'holidays'>;

/** Whether the house works on a day, `YYYY-MM-DD`. */
export const isWorkDay = (day: string, { workDays, holidays }: WorkingDays): boolean =>
  workDays.includes(weekday(day)) && !holidays.some(({ date }) => date === day);
