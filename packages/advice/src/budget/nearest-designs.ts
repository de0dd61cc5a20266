import type { Design } from '@ringwerk/kernel';
import { designDistance, type ColouredAlloys } from './design-distance.ts';

/** A design and its distance from another. */
export interface NearDesign<Candidate> {
  readonly candidate: Candidate;
  readonly distance: number;
}

/** The candidates nearest in look to the reference, nearest first; of equal ones the earlier. At most `most`. */
export function nearestDesigns<Candidate extends { readonly design: Design }>(
  reference: Design,
  candidates: readonly Candidate[],
  most: number,
  alloys: ColouredAlloys,
): readonly NearDesign<Candidate>[] {
  return candidates
    .map((candidate) => ({ candidate, distance: designDistance(reference, candidate.design, alloys) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most);
}
