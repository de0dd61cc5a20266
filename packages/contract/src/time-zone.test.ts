import { expect, test } from 'vitest';
import { COUNTRY_ZONES, isTimeZone } from './time-zone.ts';

test.each([...Object.values(COUNTRY_ZONES), 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+9'])(
  '%s is a zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

// The engine takes the first three, the database reckons the other way round or not at all.
test.each(['+09:00', 'asia/tokyo', 'JST-9', 'Mars/Olympus', 'Asia/Seoul ', '', "Asia/Seoul'; --"])(
  '%j is none',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
