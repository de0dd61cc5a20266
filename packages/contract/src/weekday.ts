const DAY_MS = 86_400_000;

/** 1 Monday … 7 Sunday, of a day `YYYY-MM-DD`. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** `days` after a day, both `YYYY-MM-DD`. */
export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
