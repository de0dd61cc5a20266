import type { Mm } from '../units/quantities.ts';

/** A stone in the ring's frame. */
export interface StonePlacement {
  readonly id: string;
  readonly cut: string;
  readonly setting: string;
  readonly material: string;
  readonly quality: string;
  /** Girdle diameter, or the shorter side. */
  readonly diameter: Mm;
  /** Longer side of the girdle; the diameter of round stones. */
  readonly length: Mm;
  /** Measured total depth of a real stone; null takes the cut's own proportions. */
  readonly depth: Mm | null;
  /**
   * Column-major 4×4 from the stone's frame to the ring's, mm: the cut's unit stone (girdle width 1 along x, length
   * along z, +y = table, y = 0 at mid-girdle) turned, enlarged by the width and put in its place.
   */
  readonly matrix: readonly number[];
}
