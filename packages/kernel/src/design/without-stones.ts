import type { Design } from './ring-design.ts';

/** True when any ring carries a stone row. */
export const hasStones = (design: Design): boolean => design.rings.some((ring) => ring.stones.length > 0);

/** The same design with every stone row taken off; all else untouched. */
export const withoutStones = (design: Design): Design => ({
  ...design,
  rings: design.rings.map((ring) => ({ ...ring, stones: [] })),
});
