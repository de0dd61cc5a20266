/** Days begin and end in the manufactory's own town, wherever server and browser stand. */
export const HOUSE_ZONE = 'Europe/Berlin';

/** The day at the manufactory as `YYYY-MM-DD`. */
export function houseDate(instant: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: HOUSE_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}
