import type { StoneRow } from '../design/ring-design.ts';
import type { StoneSpot } from './stone-spot.ts';

/** Where the stones of a row sit; the plan knows no tables and no mesh. */
export interface RowPlan {
  readonly count: number;
  /** Most stones of this size and spacing that fit. */
  readonly most: number;
  /** Angle between neighbouring stones, radians; 0 for stones that do not follow each other around the ring. */
  readonly pitch: number;
  /** Clear distance between neighbouring girdles as made, mm. */
  readonly gap: number;
  /** Distance of the girdles' middles from the ring's axis, mm. */
  readonly girdleRadius: number;
  /** Outer radius at the row's centre line, mm; on a flank the radius of the row. */
  readonly surfaceRadius: number;
  /** Angle of every stone, radians from +x; the top is π/2. */
  readonly angles: readonly number[];
  /** Every stone, in the order of `angles`. */
  readonly spots: readonly StoneSpot[];
}

/** Angle of a row's middle, radians from +x. */
export const rowCentre = (row: StoneRow): number => Math.PI / 2 + (row.angle * Math.PI) / 180;

/**
 * Angle at which two points on a circle are `step` apart, radians; π when they cannot be, as under a stone that is so long
 * that its girdle would sink to the axis and beyond (`radius` is then 0 or less).
 */
export const chordPitchOf = (step: number, radius: number): number =>
  step >= 2 * radius ? Math.PI : 2 * Math.asin(step / (2 * radius));

const downToOdd = (count: number): number => (count % 2 === 0 ? Math.max(0, count - 1) : count);

/** Stones of a row when `around` close it and `most` fit. */
export function rowCount(row: StoneRow, around: number, most: number): number {
  switch (row.extent) {
    case 'count':
      return Math.min(row.count, most);
    case 'full':
      return around;
    case 'half':
      return downToOdd(Math.floor(around / 2));
    case 'third':
      return downToOdd(Math.floor(around / 3));
  }
}
