import { houseDate } from '@ringwerk/contract';

const WEEK_MS = 7 * 86_400_000;

/** Whole weeks from today to a day, as one counts them; null for a day that is over. */
export function weeksUntil(day: string, now: Date): number | null {
  const left = Date.parse(`${day}T00:00:00Z`) - Date.parse(`${houseDate(now)}T00:00:00Z`);
  return left < 0 ? null : Math.floor(left / WEEK_MS);
}
