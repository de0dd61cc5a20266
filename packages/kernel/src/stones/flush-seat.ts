import type { RingBody } from '../body/ring-body.ts';
import { chainHeight } from '../math/chain.ts';
import { GIRDLE_RATIO, PAVILION_RATIO } from './round-proportions.ts';

/** Play between girdle and cylinder all around, mm: the cutter is 0.02 wider than the stone. */
const PLAY = 0.01;
const DIRECTIONS = 24;

/** Radius of the cylinder cut for a flush stone, mm. */
export const seatRadius = (diameter: number): number => diameter / 2 + PLAY;
/** Depth of the seat's cylinder below mid-girdle, mm. */
export const seatShoulder = (diameter: number): number => (GIRDLE_RATIO / 2) * diameter;
/**
 * Height of the seat's cone, mm. The pavilion's ridges stand up to 0.016 d outside of the cone through girdle
 * and culet; this much more depth lets every facet clear.
 */
export const seatConeHeight = (diameter: number): number => PAVILION_RATIO * diameter + 0.02 + 0.01 * diameter;

/**
 * Height above the ring's axis, measured along the seat's axis, at which the outer surface is met at the offsets
 * t (along the ring) and s (across it) from the seat's axis, mm.
 */
export function surfaceAbove(body: RingBody, position: number, t: number, s: number): number {
  const radius = body.innerRadius + chainHeight(body.section.outer, position + s);
  return Math.sqrt(Math.max(0, radius * radius - t * t));
}

/** How far the rim of a seat falls below the surface at its centre, mm: largest drop on the mouth. */
export function mouthDrop(body: RingBody, position: number, radius: number): number {
  const centre = surfaceAbove(body, position, 0, 0);
  let drop = 0;
  for (let k = 0; k < DIRECTIONS; k++) {
    const angle = (2 * Math.PI * k) / DIRECTIONS;
    const rim = surfaceAbove(body, position, radius * Math.cos(angle), radius * Math.sin(angle));
    drop = Math.max(drop, centre - rim);
  }
  return drop;
}
