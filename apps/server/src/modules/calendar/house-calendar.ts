import { houseDate } from '@ringwerk/contract';

/** A day of UTC; the manufactory's own have an hour more or less when clocks change. */
export const DAY_MS = 86_400_000;

/** Formatters are dear to make; there are as many as zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Milliseconds by which a clock of `zone` is ahead of UTC at `instant`. */
function offset(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

/** The instant at which `date` (`YYYY-MM-DD`) begins at the manufactory. */
export const startOfDay = (date: string, zone: string): Date => momentOfDay(date, '00:00', zone);

/** The instant at which the manufactory's clock shows `time` (`HH:MM`) on `date`; an hour later where clocks skip it. */
export function momentOfDay(date: string, time: string, zone: string): Date {
  const utc = Date.parse(`${date}T${time}:00Z`);
  const guess = new Date(utc - offset(new Date(utc), zone));
  return new Date(utc - offset(guess, zone));
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
export function endOfHouseDay(instant: Date, days: number, zone: string): Date {
  return new Date(startOfDay(addDays(houseDate(instant, zone), days + 1), zone).getTime() - 1);
}
