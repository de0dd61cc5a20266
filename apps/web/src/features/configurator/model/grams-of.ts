import type { Evaluation } from '@ringwerk/kernel';

/**
 * Grams of a whole design: as it is priced, else of its rings together, as whoever sees no prices has them. Null for one
 * that cannot be made.
 */
export function gramsOf({ total, rings }: Evaluation): number | null {
  if (total !== null) return total.grams;
  let sum = 0;
  for (const { weight } of rings) {
    if (weight === null) return null;
    sum += weight.shown;
  }
  return sum;
}
