import { readRings } from './design-facts.ts';

/** Whether any ring of a design record carries stones; null for a record that cannot be read. */
export function hasStones(design: unknown): boolean | null {
  const rings = readRings(design);
  return rings === null ? null : rings.some(({ stones }) => stones.length > 0);
}
