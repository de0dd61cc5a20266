import { houseDate } from '@ringwerk/contract';
import { addDays, startOfDay } from '../calendar/house-calendar.ts';

interface Dated {
  readonly validFrom: Date;
  /** The day that the source named: an old quote is not made young by being fetched again. */
  readonly quotedDay?: string | null | undefined;
}

/** How old the house lets a rate grow, in days of its zone. */
interface StaleRule {
  readonly days: number;
  readonly zone: string;
}

/** The same time of a day that lies `days` later at the manufactory; days are an hour longer or shorter when clocks change. */
function later(moment: Date, { days, zone }: StaleRule): number {
  const day = houseDate(moment, zone);
  return startOfDay(addDays(day, days), zone).getTime() + moment.getTime() - startOfDay(day, zone).getTime();
}

/** Whether a rate was older, at a moment, than the house lets one grow. */
export function isStale({ validFrom, quotedDay }: Dated, rule: StaleRule, at: Date): boolean {
  const quoted = quotedDay == null ? validFrom : startOfDay(addDays(quotedDay, 1), rule.zone);
  return Math.min(later(validFrom, rule), later(quoted, rule)) < at.getTime();
}
