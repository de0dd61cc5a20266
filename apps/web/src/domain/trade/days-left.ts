const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** From so many days before its end on a quote asks to be looked at. */
export const ENDING_DAYS = 3;

/** How long a quote is still valid; null when it is over. Whole days as one counts them; on the last one, hours. */
export function timeLeft(until: string, now: Date): { readonly days: number; readonly hours: number } | null {
  const left = Date.parse(until) - now.getTime();
  if (left < 0) return null;
  return { days: Math.floor(left / DAY_MS), hours: Math.floor(left / HOUR_MS) };
}
