import { parseMeasure, snapToStep } from './parse-measure.ts';

export interface MeasureRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A typed measure as a legal value on the step; null when it is no number or lies outside, never clamped. */
export function readMeasure(text: string, { min, max, step }: MeasureRange): number | null {
  const value = parseMeasure(text);
  if (value === null || value < min || value > max) return null;
  return Math.min(max, snapToStep(value, min, step));
}
