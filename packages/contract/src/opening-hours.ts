import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';
import { dayAfter, weekday } from './weekday.ts';

/** Spans of a week: four a day. */
const SPANS_MAX = 28;
const FROM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A span may last until midnight. */
const UNTIL = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** A time of a weekday at which the house can be reached, by its own clock. */
export const openingSpan = z
  .strictObject({
    /** 1 Monday … 7 Sunday */
    day: wholeNumber(1, 7),
    /** `HH:MM` */
    from: z.string().check(z.regex(FROM)),
    until: z.string().check(z.regex(UNTIL)),
  })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'field.before-start' } }));
export type OpeningSpan = z.infer<typeof openingSpan>;
export const openingHours = z.array(openingSpan).check(z.maxLength(SPANS_MAX));

/** In the order of the week; spans of a day that meet or overlap are one. */
export function orderedHours(hours: readonly OpeningSpan[]): OpeningSpan[] {
  const sorted = hours.toSorted((one, other) => one.day - other.day || one.from.localeCompare(other.from));
  const merged: OpeningSpan[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last === undefined || last.day !== span.day || span.from > last.until) merged.push(span);
    else if (span.until > last.until) merged[merged.length - 1] = { ...last, until: span.until };
  }
  return merged;
}

/** When a house can be reached, and the days on which it cannot. */
export interface HouseHours {
  readonly hours: readonly OpeningSpan[];
  readonly holidays: readonly { readonly date: string; readonly name: string }[];
  /** Name of its time zone. */
  readonly zone: string;
}

export type HouseState =
  /** `until` is the end of the span, `HH:MM`. */
  | { readonly isOpen: true; readonly until: string }
  /** `next`: when it opens again, null if never; `holiday`: today's, with its name. */
  | {
      readonly isOpen: false;
      readonly next: { readonly date: string; readonly from: string; readonly isToday: boolean } | null;
      readonly holiday: { readonly name: string } | null;
    };

/** Beyond which no opening is looked for. */
const HORIZON_DAYS = 60;

/** Whether the house can be reached at this moment, and when it can next. */
export function houseState({ hours, holidays, zone }: HouseHours, now: Date): HouseState {
  const { date: today, time } = clockOf(now, zone);
  const holidayOf = (date: string) => holidays.find((holiday) => holiday.date === date) ?? null;
  const spansOf = (date: string): readonly OpeningSpan[] =>
    holidayOf(date) === null ? hours.filter(({ day }) => day === weekday(date)) : [];
  const open = spansOf(today).find(({ from, until }) => from <= time && time < until);
  if (open !== undefined) return { isOpen: true, until: open.until };
  const days = Array.from({ length: HORIZON_DAYS }, (_, step) => dayAfter(today, step));
  const next = days
    .flatMap((date) => spansOf(date).map(({ from }) => ({ date, from, isToday: date === today })))
    .find(({ isToday, from }) => !isToday || from > time);
  return { isOpen: false, next: next ?? null, holiday: holidayOf(today) };
}

/** Day (`YYYY-MM-DD`) and time (`HH:MM`) that a clock of the zone shows. */
export function clockOf(instant: Date, zone: string): { readonly date: string; readonly time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(instant).split(' ');
  return { date, time };
}
