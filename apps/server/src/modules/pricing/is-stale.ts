import { addDays, startOfDay } from '../calendar/house-calendar.ts';

const DAY_MS = 86_400_000;

interface Dated {
  readonly validFrom: Date;
  /** The day that the source named: an old quote is not made young by being fetched again. */
  readonly quotedDay?: string | null | undefined;
}

/** Whether a rate was older, at a moment, than the house lets one grow. */
export function isStale({ validFrom, quotedDay }: Dated, staleDays: number, at: Date): boolean {
  const quoted = quotedDay == null ? validFrom : startOfDay(addDays(quotedDay, 1));
  return Math.min(validFrom.getTime(), quoted.getTime()) < at.getTime() - staleDays * DAY_MS;
}
