import { HOUSE_ZONE, houseDate } from '@ringwerk/contract';

/** A day of UTC; the manufactory's own have an hour more or less when clocks change. */
export const DAY_MS = 86_400_000;

const civil = new Intl.DateTimeFormat('en-CA', {
  timeZone: HOUSE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function parts(instant: Date): Readonly<Record<string, string>> {
  return Object.fromEntries(civil.formatToParts(instant).map((part) => [part.type, part.value]));
}

/** Milliseconds by which the manufactory's clock is ahead of UTC at `instant`. */
function offset(instant: Date): number {
  const { year, month, day, hour, minute, second } = parts(instant);
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

/** The instant at which `date` (`YYYY-MM-DD`) begins at the manufactory. Clocks change at night, never at midnight. */
export function startOfDay(date: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const guess = new Date(utc - offset(new Date(utc)));
  return new Date(utc - offset(guess));
}

/** The instant at which the manufactory's clock shows `time` (`HH:MM`) on `date`; an hour later where clocks skip it. */
export function momentOfDay(date: string, time: string): Date {
  const utc = Date.parse(`${date}T${time}:00Z`);
  const guess = new Date(utc - offset(new Date(utc)));
  return new Date(utc - offset(guess));
}

/** Whether a text is a day, as `YYYY-MM-DD`. `Date` moves the 31st of February into March without a word. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

/** `days` after `date`, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Last millisecond of the day that lies `days` after the manufactory's day at `instant`. */
export function endOfHouseDay(instant: Date, days: number): Date {
  return new Date(startOfDay(addDays(houseDate(instant), days + 1)).getTime() - 1);
}
