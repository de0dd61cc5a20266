import { decimalsOf, parseMeasure, snapToStep } from './parse-measure.ts';

export interface MeasureRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What was typed, and the nearest value that can be made; the two differ where the workshop's step is coarser. */
export interface TypedMeasure {
  readonly typed: number;
  readonly taken: number;
}

/** A typed measure as a legal value on the step; null when it is no number or lies outside, never clamped. */
export function readMeasure(
  text: string,
  { min, max, step }: MeasureRange,
  read: (text: string) => number | null = parseMeasure,
): TypedMeasure | null {
  const typed = read(text);
  if (typed === null || typed < min || typed > max) return null;
  return { typed, taken: Math.min(max, snapToStep(typed, min, step)) };
}

/** Typed as the number that is taken, but for zeros at its end: nothing has to be said about it. */
export const isSaidExactly = (text: string, { typed, taken }: TypedMeasure, step: number): boolean =>
  Math.abs(typed - taken) < 1e-9 && Number(parseMeasure(text)?.toFixed(decimalsOf(step) + 2)) === taken;
