import { expect, it } from 'vitest';
import { readPlace, writePlace } from './coordinates.ts';

const MUNICH = { latitude: 48.137, longitude: 11.575 };

it.each([
  ['48.137, 11.575', MUNICH],
  ['48.137 11.575', MUNICH],
  ['48,137 11,575', MUNICH],
  ['48,137; 11,575', MUNICH],
  ['48.137° N, 11.575° E', MUNICH],
  ['N 48.137° E 11.575°', MUNICH],
  ['11.575° O 48.137° N', MUNICH],
  [`48°8'13.2"N 11°34'30.0"E`, MUNICH],
  ['33.8688° S 151.2093° E', { latitude: -33.8688, longitude: 151.2093 }],
  ['-33.8688, 151.2093', { latitude: -33.8688, longitude: 151.2093 }],
])('reads %s', (text, place) => {
  const read = readPlace(text);
  expect(read?.latitude).toBeCloseTo(place.latitude, 6);
  expect(read?.longitude).toBeCloseTo(place.longitude, 6);
});

it.each(['', 'München', '48.137', '91.2, 10.5', '48.1 N 11.5 N', '48.1, 11.5, 12.7', '14.5.2026 100 200'])(
  'takes %s for no place',
  (text) => expect(readPlace(text)).toBeNull(),
);

it('writes what is engraved, and reads it back', () => {
  const text = writePlace({ latitude: -33.8688, longitude: -70.6693 });
  expect(text).toBe('33.8688° S 70.6693° W');
  expect(readPlace(text)).toEqual({ latitude: -33.8688, longitude: -70.6693 });
});
