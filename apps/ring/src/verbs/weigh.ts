import type { Design } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { roundGrams, weighRing } from '@ringwerk/kernel/weight';
import { done, refused, type Answer } from '../answer.ts';
import type { Workshop } from '../workshop.ts';

/** Grams per ring and in all, as they are shown and priced; `exactGrams` is unrounded. */
export function weigh(design: Design, { kernel }: Workshop): Answer {
  const issues = checkDesign(design, kernel.tables);
  if (issues.some((issue) => issue.severity === 'error')) return refused(issues);
  const rings = design.rings.map((ring) => {
    const weight = weighRing(ring, kernel);
    return {
      role: ring.role,
      grams: weight.shown,
      exactGrams: weight.metal,
      segments: ring.segments.map(({ alloy }, index) => ({ alloy, exactGrams: weight.segments[index] ?? 0 })),
      stones: weight.stoneCount,
      tradeCarats: weight.tradeCarats,
      trueCarats: weight.trueCarats,
    };
  });
  return done({ grams: roundGrams(rings.reduce((sum, ring) => sum + ring.grams, 0)), rings, issues });
}
