/** Proportions of the default round brilliant as fractions of the girdle diameter; angles in degrees. */
export interface RoundProportions {
  readonly table: number;
  readonly crownDegrees: number;
  readonly pavilionDegrees: number;
  readonly starLength: number;
  readonly lowerHalfLength: number;
  /** Girdle height at its thick points. */
  readonly girdle: number;
}
export const ROUND_DEFAULTS: RoundProportions = {
  table: 0.57,
  crownDegrees: 34.5,
  pavilionDegrees: 40.8,
  starLength: 0.55,
  lowerHalfLength: 0.8,
  girdle: 0.03,
};

const DEGREE = Math.PI / 180;
/** Culet below the lower girdle edge, over the diameter: 0.4316. */
export const PAVILION_RATIO = Math.tan(ROUND_DEFAULTS.pavilionDegrees * DEGREE) / 2;
export const GIRDLE_RATIO = ROUND_DEFAULTS.girdle;

/** Flush: mid-girdle this far under the surface, mm (settings: 0.10 to 0.15). */
export const FLUSH_SINK = 0.12;
/** Channel: the table lies this far under the wall tops, mm (settings: 0 to 0.05). */
export const CHANNEL_TABLE_SINK = 0.03;
/** Opening of a channel over the diameter: 6 % of the stone under each wall. */
export const SLOT_OPENING = 0.88;
/** Play between girdle and cylinder all around, mm: the cutter is 0.02 wider than the stone. */
export const SEAT_PLAY = 0.01;
