import type { Mm } from '../units/quantities.ts';

/** A stone in the ring's frame. */
export interface StonePlacement {
  readonly id: string;
  readonly cut: string;
  readonly material: string;
  readonly quality: string;
  readonly diameter: Mm;
  /** Column-major 4×4: from the stone's frame (girdle diameter 1, +y = table, y = 0 at mid-girdle) to the ring's frame, mm. */
  readonly matrix: readonly number[];
}
