import { foldVector, TAN_EIGHTH } from './fold-planes.ts';
import type { Fold, Vector } from './fold-planes.ts';

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const HALF = Math.SQRT1_2;
const STEPS = 12;

/** Undoes the fold of `point` on a facet of the wedge. */
function unfold([x, y, z]: Vector, point: Vector, { symmetry }: Fold): Vector {
  let [a, b] = [x, z];
  const across = symmetry.x ? Math.abs(point[0]) : point[0];
  const along = symmetry.z ? Math.abs(point[2]) : point[2];
  const isSwapped = symmetry.diagonal && along > across;
  const [longer, shorter] = isSwapped ? [along, across] : [across, along];
  if (symmetry.eighth && shorter > TAN_EIGHTH * longer) [a, b] = [HALF * (a + b), HALF * (a - b)];
  if (isSwapped) [a, b] = [b, a];
  return [symmetry.x && point[0] < 0 ? -a : a, y, symmetry.z && point[2] < 0 ? -b : b];
}

/** The facet over a point (both about the fold centre), unfolded back to where the point is. */
function facetOver(point: Vector, fold: Fold): Vector {
  const folded = foldVector(point, fold.symmetry);
  let best: Vector = [0, 1, 0];
  let highest = -Infinity;
  for (const m of fold.facets) {
    const height = dot(m, folded);
    if (height > highest) {
      highest = height;
      best = m;
    }
  }
  return unfold(best, point, fold);
}

/**
 * Exit of a ray that starts inside the stone: distance and facet vector. Starts outside and steps to the plane of
 * the facet that lies radially under the current point; in a convex stone the distance falls monotonically to the
 * exact exit. Twin of the shader's `exitFrom`, kept so that it can be held against brute force.
 */
export function exitFrom(start: Vector, direction: Vector, fold: Fold): { t: number; facet: Vector } {
  const along = dot(start, direction);
  let t = -along + Math.sqrt(Math.max(along * along - dot(start, start) + fold.reach, 0));
  let facet: Vector = [0, 1, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const at: Vector = [start[0] + direction[0] * t, start[1] + direction[1] * t, start[2] + direction[2] * t];
    const candidate = facetOver(at, fold);
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
