/** A place on the earth, degrees; north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
/** One angle: a letter before or after, a sign, degrees, and minutes and seconds where they are written. */
const ANGLE = new RegExp(
  String.raw`([NSEWO])?\s*([+\-−]?)\s*${NUMBER}\s*°?(?:\s*${NUMBER}\s*['′’])?(?:\s*${NUMBER}\s*(?:["″”]|''))?\s*([NSEWO])?`,
  'giu',
);

/** Reads a place as people copy it: `48.137, 11.575`, `48° 8′ 13″ N 11° 34′ 31″ E`; null when it is none. */
export function readPlace(text: string): Place | null {
  // A comma between digits is a decimal sign only where another sign parts the two angles.
  const parted = /\d\.\d/.test(text) ? text.replaceAll(',', ' ; ') : text;
  const angles = [...parted.matchAll(ANGLE)].map(angleOf);
  const [first, second] = angles;
  if (first === undefined || second === undefined || angles.length !== 2) return null;
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude';
  const [latitude, longitude] = isTurned ? [second, first] : [first, second];
  if (latitude.axis === 'longitude' || longitude.axis === 'latitude') return null;
  return isOnEarth(latitude.degrees, longitude.degrees)
    ? { latitude: latitude.degrees, longitude: longitude.degrees }
    : null;
}

const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

interface Angle {
  readonly degrees: number;
  readonly axis: 'latitude' | 'longitude' | null;
}

function angleOf([, before, sign, degrees, minutes, seconds, after]: RegExpExecArray): Angle {
  const letter = (before ?? after ?? '').toUpperCase();
  const number = (part: string | undefined): number => Number((part ?? '0').replace(',', '.'));
  const size = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
  const isNegative = letter === 'S' || letter === 'W' || (sign ?? '') === '-' || (sign ?? '') === '−';
  const axis = letter === '' ? null : letter === 'N' || letter === 'S' ? 'latitude' : 'longitude';
  return { degrees: isNegative ? -size : size, axis };
}

/** As it is engraved, to about ten metres: `48.1370° N 11.5750° E`. */
export function writePlace({ latitude, longitude }: Place): string {
  const angle = (degrees: number, [positive, negative]: readonly [string, string]): string =>
    `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
  return `${angle(latitude, ['N', 'S'])} ${angle(longitude, ['E', 'W'])}`;
}
