import * as z from 'zod/mini';
import type { Country } from './languages.ts';

/** Each country that the portal knows has one clock: what a house goes by until it names another. */
export const COUNTRY_ZONES: Readonly<Record<Country, string>> = {
  DE: 'Europe/Berlin',
  NL: 'Europe/Amsterdam',
  CH: 'Europe/Zurich',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
};

/** Region and town. Offsets such as `+09:00` and names of one's own are none: they know no summer time. */
const ZONE_NAME = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z\d_+-]+){1,2})$/;

/** Whether a text names a zone of the IANA database, spelled as there. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** A zone of the IANA database, such as `Asia/Seoul`. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { params: { code: 'field.time-zone', example: 'Asia/Seoul' } }));
