import { houseDate } from '@ringwerk/contract';
import { addDays, startOfDay } from '../calendar/house-calendar.ts';

interface Dated {
  readonly validFrom: Date;
  /** The day that the source named: an old quote is not made young by being fetched again. */
  readonly quotedDay?: string | null | undefined;
}

/** The same time of a day that lies `days` later at the manufactory; days are an hour longer or shorter when clocks change. */
function later(moment: Date, days: number): number {
  const day = houseDate(moment);
  return startOfDay(addDays(day, days)).getTime() + moment.getTime() - startOfDay(day).getTime();
}

/** Whether a rate was older, at a moment, than the house lets one grow. */
export function isStale({ validFrom, quotedDay }: Dated, staleDays: number, at: Date): boolean {
  const quoted = quotedDay == null ? validFrom : startOfDay(addDays(quotedDay, 1));
  return Math.min(later(validFrom, staleDays), later(quoted, staleDays)) < at.getTime();
}
