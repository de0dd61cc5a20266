/** The 1st of January 2024 was a Monday. */
const dayOf = (day: number): Date => new Date(Date.UTC(2024, 0, day));

/** Name of a weekday, 1 Monday … 7 Sunday. */
export const weekdayName = (tag: string, day: number, length: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(tag, { weekday: length, timeZone: 'UTC' }).format(dayOf(day));
