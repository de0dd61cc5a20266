/** National ring scales; every label is derived from the inner circumference in mm. */
export const SIZE_SYSTEMS = ['iso', 'ch', 'us', 'jp', 'kr', 'diameter', 'uk', 'it', 'hk'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

const diameter = (circumference: number): number => circumference / Math.PI;
const nearest = (value: number, step: number): number => Math.round(value / step) * step;
const plain = (value: number, places: number): string => String(Number(value.toFixed(places)));

/** BSI metric step: A = 37.5 mm, a letter every 1.25 mm, halves between; after Z the count goes on. */
function ukLabel(circumference: number): string {
  const halves = Math.round((circumference - 37.5) / 0.625);
  const index = Math.floor(halves / 2);
  const half = halves % 2 === 0 ? '' : '½';
  if (halves < 0) return '–';
  if (index <= 25) return `${String.fromCharCode(65 + index)}${half}`;
  return `Z+${index - 25}${half}`;
}

/** US scale: inner diameter 11.63 mm at 0, 0.8128 mm a size. */
const usSize = (circumference: number): number => (diameter(circumference) - 11.63) / 0.8128;
/** JCS gauge of Japan, also the Korean ho: inner diameter (n + 38) / 3 mm. */
const jcsSize = (circumference: number): number => 3 * diameter(circumference) - 38;

/** Hong Kong trade scale by the nearest US half size; [US size, label] of the single table that is published. */
function hkLabel(circumference: number): string {
  const row = HK_ROWS.reduce((best, candidate) =>
    Math.abs(candidate[0] - circumference) < Math.abs(best[0] - circumference) ? candidate : best,
  );
  return Math.abs(row[0] - circumference) > 1.3 ? '–' : row[1];
}
const HK_ROWS: readonly (readonly [number, string])[] = [];

/** Label of an inner circumference in mm on a national scale; '–' where the scale does not reach. */
export function sizeLabel(system: SizeSystem, circumference: number): string {
  switch (system) {
    case 'iso':
      return plain(circumference, 1);
    case 'ch':
    case 'it':
      return plain(circumference - 40, 1);
    case 'us':
      return plain(nearest(usSize(circumference), 0.25), 2);
    case 'jp':
    case 'kr':
      return jcsSize(circumference).toFixed(1);
    case 'diameter':
      return diameter(circumference).toFixed(1);
    case 'uk':
      return ukLabel(circumference);
    case 'hk':
      return hkLabel(circumference);
  }
}
