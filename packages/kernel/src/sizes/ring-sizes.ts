/**
 * National ring scales; every label is derived from the inner circumference in mm. `iso` is also the French tour de
 * doigt, `ch` the older French scale, `nl` the diameter in quarter millimetres.
 */
export const SIZE_SYSTEMS = ['iso', 'ch', 'us', 'jp', 'kr', 'diameter', 'nl', 'uk', 'it', 'hk'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** Step of a size in the record, mm of inner circumference, and half of it: what a stored size is off the exact one at most. */
export const SIZE_STEP = 0.01;
const OFF_AT_MOST = SIZE_STEP / 2 + 1e-9;

const diameter = (circumference: number): number => circumference / Math.PI;
const nearest = (value: number, step: number): number => Math.round(value / step) * step;
const plain = (value: number, places: number): string => String(Number(value.toFixed(places)));

/** BSI metric step: A = 37.5 mm, a letter every 1.25 mm, halves between; after Z the count goes on. */
export const UK = { first: 37.5, letter: 1.25 } as const;
function ukLabel(circumference: number): string {
  const halves = Math.round((circumference - UK.first) / (UK.letter / 2));
  const index = Math.floor(halves / 2);
  const half = halves % 2 === 0 ? '' : '½';
  if (halves < 0) return '–';
  if (index <= 25) return `${String.fromCharCode(65 + index)}${half}`;
  return `Z+${index - 25}${half}`;
}

/** Further from the nearest row than half of the widest step, the scale says nothing, mm. */
const HK_REACH = 0.7;

/** Hong Kong trade scale: the nearest row of the only published table, which goes by US sizes. */
function hkLabel(circumference: number): string {
  const row = HK_ROWS.reduce((best, candidate) =>
    Math.abs(candidate[0] - circumference) < Math.abs(best[0] - circumference) ? candidate : best,
  );
  return Math.abs(row[0] - circumference) > HK_REACH ? '–' : row[1];
}
/** US size of Hong Kong 5, 6, 7 … 30. */
const HK_US_SIZES = [
  2.75, 3, 3.5, 3.75, 4.25, 4.75, 5.25, 5.5, 6, 6.5, 7, 7.5, 7.75, 8.25, 8.75, 9, 9.5, 10, 10.25, 10.75, 11.25, 11.5,
  12, 12.5, 12.75, 13.25,
];
/** Inner circumference, mm, and what it is called. */
export const HK_ROWS: readonly (readonly [number, string])[] = HK_US_SIZES.map((size, index) => [
  circumferenceAt('us', size),
  String(5 + index),
]);

/** Scales that count: every number between two sizes is a size, too. */
export type CountedSystem = Exclude<SizeSystem, 'uk' | 'hk'>;

/** Inner circumference of a number of the scale, mm, unrounded. */
export function circumferenceAt(system: CountedSystem, size: number): number {
  switch (system) {
    case 'iso':
      return size;
    case 'ch':
    case 'it':
      return size + 40;
    // US scale: inner diameter 11.63 mm at 0, 0.8128 mm a size.
    case 'us':
      return Math.PI * (11.63 + 0.8128 * size);
    // JCS gauge of Japan, also the Korean ho: inner diameter (n + 38) / 3 mm.
    case 'jp':
    case 'kr':
      return (Math.PI * (size + 38)) / 3;
    case 'diameter':
    case 'nl':
      return Math.PI * size;
  }
}

/** The size on the finest step that the scale is sold in where the circumference is exactly that, else on its usual step. */
function onScale(system: CountedSystem, circumference: number, size: number, usual: number, finest: number): number {
  const fine = nearest(size, finest);
  const isExact = Math.abs(circumferenceAt(system, fine) - circumference) <= OFF_AT_MOST;
  return isExact ? fine : nearest(size, usual);
}

/**
 * Label of an inner circumference in mm on a national scale; '–' where the scale does not reach. What `readSize` made of a
 * label gives that label back: US sizes by quarters and eighths, diameters by tenths and half tenths.
 */
export function sizeLabel(system: SizeSystem, circumference: number): string {
  switch (system) {
    case 'iso':
      return plain(circumference, 2);
    case 'ch':
    case 'it':
      return plain(circumference - 40, 2);
    case 'us':
      return plain(onScale('us', circumference, (diameter(circumference) - 11.63) / 0.8128, 0.25, 0.125), 3);
    case 'jp':
    case 'kr':
      return (3 * diameter(circumference) - 38).toFixed(1);
    case 'diameter': {
      const shown = onScale('diameter', circumference, diameter(circumference), 0.1, 0.05);
      return shown.toFixed(Math.abs(shown - nearest(shown, 0.1)) < 1e-9 ? 1 : 2);
    }
    case 'nl':
      return plain(nearest(diameter(circumference), 0.25), 2);
    case 'uk':
      return ukLabel(circumference);
    case 'hk':
      return hkLabel(circumference);
  }
}

/** [up to band width in mm, allowance on a flat bore, allowance on a domed bore], mm of circumference. */
const WIDTH_ALLOWANCE: readonly (readonly [number, number, number])[] = [
  [4, 0, 0],
  [6, 0.5, 0],
  [8, 1, 0.5],
  [Infinity, 1.5, 1],
];

/**
 * How much larger a wide band is worn, mm of inner circumference. Advice only: the ordered size is never changed
 * by it.
 */
export function widthAdvice(width: number, isDomedInside: boolean): number {
  const [, flat, domed] = WIDTH_ALLOWANCE.find(([upTo]) => width <= upTo) ?? [0, 0, 0];
  return isDomedInside ? domed : flat;
}
