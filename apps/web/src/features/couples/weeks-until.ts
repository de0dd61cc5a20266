const WEEK_MS = 7 * 86_400_000;

/** Whole weeks from one day to another, both `YYYY-MM-DD`, as one counts them; null for a day that is over. */
export function weeksUntil(day: string, today: string): number | null {
  const left = Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`);
  return left < 0 ? null : Math.floor(left / WEEK_MS);
}
