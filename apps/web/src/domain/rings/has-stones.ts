import type { Design } from '@ringwerk/kernel';

/** Whether any ring of a design carries stones. */
export const hasStones = (design: Design): boolean => design.rings.some(({ stones }) => stones.length > 0);
