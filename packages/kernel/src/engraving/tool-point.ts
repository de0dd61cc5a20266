import type { EngravingMethod } from '../design/ring-design.ts';

/** Width of the line that the tool's point draws, mm. */
export const LINE_WIDTH: Readonly<Record<EngravingMethod, number>> = { laser: 0.1, 'diamond-tip': 0.12 };
/** Smallest gap that stays open between two lines, mm: the laser's spot, the burr that a diamond throws up. */
export const LINE_GAP: Readonly<Record<EngravingMethod, number>> = { laser: 0.08, 'diamond-tip': 0.12 };

/** Height of a lower-case letter over that of a capital: 0.66 to 0.72 in the fonts of the house. */
const SMALL_OVER_CAPITAL = 0.7;

/**
 * Height of capitals at which a small e closes, mm: its three strokes and two gaps run into each other at 0.66 by laser and
 * 0.86 by diamond. Lower letters are a smear, whatever their script; no tool cuts them and nothing fills them.
 */
export const leastCutHeight = (method: EngravingMethod): number =>
  (3 * LINE_WIDTH[method] + 2 * LINE_GAP[method]) / SMALL_OVER_CAPITAL;
