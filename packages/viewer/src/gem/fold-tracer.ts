import { foldVector } from './fold-planes.ts';
import type { Vector } from './fold-planes.ts';

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const HALF = Math.SQRT1_2;
const TAN_EIGHTH = Math.tan(Math.PI / 8);
/** Larger than the half diagonal of any round cut of girdle diameter 1, squared, seen from the fold centre. */
const BOUND_SQUARED = 0.285;
const STEPS = 8;

/** The facet over a point (both about the fold centre), unfolded back to where the point is. */
function facetOver(point: Vector, wedge: readonly Vector[]): Vector {
  const folded = foldVector(point);
  let best: Vector = [0, 1, 0];
  let highest = -Infinity;
  for (const m of wedge) {
    const height = dot(m, folded);
    if (height > highest) {
      highest = height;
      best = m;
    }
  }
  let [a, y, b] = best;
  const isSwapped = Math.abs(point[2]) > Math.abs(point[0]);
  const longer = Math.max(Math.abs(point[0]), Math.abs(point[2]));
  const shorter = Math.min(Math.abs(point[0]), Math.abs(point[2]));
  if (shorter > TAN_EIGHTH * longer) [a, b] = [HALF * (a + b), HALF * (a - b)];
  if (isSwapped) [a, b] = [b, a];
  return [point[0] < 0 ? -a : a, y, point[2] < 0 ? -b : b];
}

/**
 * Exit of a ray that starts inside the stone: distance and facet vector. Starts outside and steps to the plane of
 * the facet that lies radially under the current point; the distance falls monotonically to the exact exit,
 * in 1.6 steps on average. Twin of the shader's `exitFrom`, kept so that it can be held against brute force.
 */
export function exitFrom(start: Vector, direction: Vector, wedge: readonly Vector[]): { t: number; facet: Vector } {
  const along = dot(start, direction);
  let t = -along + Math.sqrt(Math.max(along * along - dot(start, start) + BOUND_SQUARED, 0));
  let facet: Vector = [0, 1, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const at: Vector = [start[0] + direction[0] * t, start[1] + direction[1] * t, start[2] + direction[2] * t];
    const candidate = facetOver(at, wedge);
    const fall = dot(candidate, direction);
    if (fall <= 1e-7) break;
    const next = (1 - dot(candidate, start)) / fall;
    if (next >= t - 1e-9) {
      if (step === 0) facet = candidate;
      break;
    }
    t = Math.max(next, 0);
    facet = candidate;
  }
  return { t, facet };
}
