/** CSS pixels per millimetre where nobody has measured: 96 to the inch. */
export const USUAL_SCALE = 96 / 25.4;
/** What screens from a large television to a fine phone have. */
export const SCALE_RANGE = [2, 9] as const;
const KEY = 'ringwerk.pixels-per-millimetre';

const isScale = (value: number): boolean => value >= SCALE_RANGE[0] && value <= SCALE_RANGE[1];

/** CSS pixels per millimetre that somebody measured on this device; null before. */
export function readScreenScale(storage: Pick<Storage, 'getItem'>): number | null {
  const value = Number(storage.getItem(KEY) ?? Number.NaN);
  return isScale(value) ? value : null;
}

export function keepScreenScale(storage: Pick<Storage, 'setItem'>, value: number): void {
  if (isScale(value)) storage.setItem(KEY, value.toFixed(4));
}
