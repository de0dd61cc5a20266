import type { OpeningSpan } from '@ringwerk/contract';

export interface HoursRow {
  /** First and last weekday with these spans, 1 Monday … 7 Sunday; one day: the same twice. */
  readonly first: number;
  readonly last: number;
  readonly spans: readonly Pick<OpeningSpan, 'from' | 'until'>[];
}

/** The week in as few rows as it takes: neighbouring days with equal spans are one. Days without are left out. */
export function weekHours(hours: readonly OpeningSpan[]): readonly HoursRow[] {
  const rows: HoursRow[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const spans = hours.filter((span) => span.day === day).map(({ from, until }) => ({ from, until }));
    if (spans.length === 0) continue;
    const before = rows.at(-1);
    if (before?.last === day - 1 && JSON.stringify(before.spans) === JSON.stringify(spans))
      rows[rows.length - 1] = { ...before, last: day };
    else rows.push({ first: day, last: day, spans });
  }
  return rows;
}
