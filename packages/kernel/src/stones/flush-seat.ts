import { chainHeight } from '../math/chain.ts';
import { GIRDLE_RATIO, PAVILION_RATIO, SEAT_PLAY } from './round-proportions.ts';
import type { SeatGround } from './seat-ground.ts';

const DIRECTIONS = 24;
/** Step for the slope of the outer line, mm. */
const SLOPE_STEP = 1e-5;
/** Longest step of the search for the surface, mm. */
const STEP_MOST = 0.25;

/** Radius of the cylinder cut for a flush stone, mm. */
export const seatRadius = (diameter: number): number => diameter / 2 + SEAT_PLAY;
/** Depth of the seat's cylinder below mid-girdle, mm. */
export const seatShoulder = (diameter: number): number => (GIRDLE_RATIO / 2) * diameter;
/**
 * Height of the seat's cone, mm. The pavilion's ridges stand up to 0.016 d outside of the cone through girdle
 * and culet; this much more depth lets every facet clear.
 */
export const seatConeHeight = (diameter: number): number => PAVILION_RATIO * diameter + 0.02 + 0.01 * diameter;
/** The same under a stone with this pavilion, mm; deeper stones need a deeper one. */
export const coneHeight = (diameter: number, pavilion: number): number =>
  seatConeHeight(diameter) + Math.max(0, pavilion - PAVILION_RATIO * diameter);

/**
 * Height above the ring's axis, measured along the seat's axis, at which the outer surface is met at the offsets
 * t (along the ring) and s (across it) from the seat's axis, mm.
 */
export function surfaceAbove(ground: SeatGround, position: number, t: number, s: number): number {
  const radius = ground.innerRadius + chainHeight(ground.line, position + s);
  return Math.sqrt(Math.max(0, radius * radius - t * t));
}

/** Slope dy/dx of the ground at x. */
export function groundSlope({ line }: SeatGround, x: number): number {
  return (chainHeight(line, x + SLOPE_STEP) - chainHeight(line, x - SLOPE_STEP)) / (2 * SLOPE_STEP);
}

/**
 * Height of the outer surface over the tangent plane of an axis that leans by `tilt` at x = position, at the offsets
 * t along the ring and s across it, measured along that axis, mm. Newton steps; a few suffice on every profile.
 */
export function surfaceOver(ground: SeatGround, position: number, tilt: number, t: number, s: number): number {
  const { line, innerRadius } = ground;
  const foot = innerRadius + chainHeight(line, position);
  if (tilt === 0) return surfaceAbove(ground, position, t, s) - foot;
  const up = Math.cos(tilt);
  const lean = Math.sin(tilt);
  const excess = (y: number): number =>
    Math.hypot(foot + y * up - s * lean, t) - innerRadius - chainHeight(line, position + s * up + y * lean);
  let y = 0;
  for (let step = 0; step < 24; step++) {
    const value = excess(y);
    const slope = (excess(y + SLOPE_STEP) - value) / SLOPE_STEP;
    // A stone wider than the band finds no surface under its rim: short steps keep it near.
    const change = Math.min(STEP_MOST, Math.max(-STEP_MOST, value / Math.max(0.2, slope)));
    y -= change;
    if (Math.abs(change) < 1e-12) break;
  }
  return y;
}

/** How far the rim of an oval seat falls below the tangent plane at its middle, mm: largest drop on the seat rim. */
export function rimDrop(ground: SeatGround, position: number, tilt: number, along: number, across: number): number {
  let drop = 0;
  for (let k = 0; k < DIRECTIONS; k++) {
    const angle = (2 * Math.PI * k) / DIRECTIONS;
    drop = Math.max(drop, -surfaceOver(ground, position, tilt, along * Math.cos(angle), across * Math.sin(angle)));
  }
  return drop;
}

/** How far the rim of an upright round seat falls below the surface at its centre, mm. */
export const seatRimDrop = (ground: SeatGround, position: number, radius: number): number =>
  rimDrop(ground, position, 0, radius, radius);
