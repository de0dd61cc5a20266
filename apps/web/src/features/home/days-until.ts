const DAY_MS = 86_400_000;

/** Days from one day to another, both `YYYY-MM-DD`; negative for one that is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
