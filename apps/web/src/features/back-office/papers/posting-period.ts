/** Days `YYYY-MM-DD`. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** First and last day of the month before a day. */
export function lastMonth(today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (date: Date): string => date.toISOString().slice(0, 10);
  return { from: day(new Date(Date.UTC(year, month - 2, 1))), to: day(new Date(Date.UTC(year, month - 1, 0))) };
}

const fiscalYear = (day: string, firstMonth: number): number =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0);

/** Whether both days are given, in their order, and in one fiscal year: a batch belongs to one. */
export const isOneFiscalYear = ({ from, to }: Period, firstMonth: number): boolean =>
  from !== '' && from <= to && fiscalYear(from, firstMonth) === fiscalYear(to, firstMonth);
