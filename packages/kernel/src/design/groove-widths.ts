import type { GrooveShape } from './ring-design.ts';

/** Widths in mm that the workshop has tools for, by shape, ascending. */
export const GROOVE_WIDTHS: Readonly<Record<GrooveShape, readonly number[]>> = {
  v: [0.3, 0.5, 1, 1.5],
  v60: [0.3, 0.65, 1],
  u: [0.3, 0.5, 1, 1.5, 2],
  flat: [0.3, 0.5, 1, 1.5, 2],
  raised: [0.2, 0.5, 1, 1.5, 2],
  milgrain: [0.7, 1.2],
  bead: [0.7, 0.9],
};
