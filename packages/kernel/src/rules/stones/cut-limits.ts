import type { StoneCut } from '../../design/ring-design.ts';

/** Length and depth over the width of a girdle within which a stone of a cut is set, and its usual depth. */
export interface CutLimits {
  readonly length: readonly [number, number];
  readonly depth: readonly [number, number];
  readonly usualDepth: number;
}

/**
 * The trade's spans, widened by what certificates show: real stones reach 5 to 10 % beyond what dealers list as
 * typical. Outside of them the seat would be cut for another stone.
 */
export const CUT_LIMITS: Readonly<Record<StoneCut, CutLimits>> = {
  round: { length: [1, 1.05], depth: [0.54, 0.68], usualDepth: 0.61 },
  princess: { length: [1, 1.1], depth: [0.6, 0.82], usualDepth: 0.72 },
  oval: { length: [1.2, 1.65], depth: [0.53, 0.72], usualDepth: 0.61 },
  cushion: { length: [1, 1.3], depth: [0.55, 0.76], usualDepth: 0.65 },
  emerald: { length: [1.2, 1.75], depth: [0.54, 0.76], usualDepth: 0.63 },
  asscher: { length: [1, 1.1], depth: [0.55, 0.76], usualDepth: 0.65 },
  radiant: { length: [1, 1.55], depth: [0.55, 0.76], usualDepth: 0.64 },
  pear: { length: [1.3, 1.85], depth: [0.53, 0.72], usualDepth: 0.61 },
  marquise: { length: [1.6, 2.25], depth: [0.53, 0.72], usualDepth: 0.61 },
  heart: { length: [0.9, 1.15], depth: [0.5, 0.7], usualDepth: 0.6 },
  baguette: { length: [1.4, 3], depth: [0.5, 0.75], usualDepth: 0.65 },
};
