import { ALLOYS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { designKey, type Design } from '@ringwerk/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorsOf, priceOf } from '../../test/workshop.ts';
import { designDistance } from './design-distance.ts';
import { findWithinBudget } from './find-within-budget.ts';
import { nearestDesigns } from './nearest-designs.ts';

const DESIGNS: readonly Design[] = MODELS.flatMap((model) => [model.without, model.with]).filter(
  (design) => design !== null,
);
const design = fc.constantFrom(...DESIGNS);
const goOn = (): Promise<boolean> => Promise.resolve(true);

describe('distance of designs', () => {
  it('is nothing between a design and itself, the same both ways round, and never below nothing', () => {
    expect(DESIGNS.length).toBeGreaterThan(200);
    for (const one of DESIGNS) expect(designDistance(one, one, ALLOYS)).toBe(0);
    fc.assert(
      fc.property(design, design, (a, b) => {
        const distance = designDistance(a, b, ALLOYS);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(designDistance(b, a, ALLOYS)).toBeCloseTo(distance, 12);
      }),
      { numRuns: 2_000, seed: 2 },
    );
  });

  it('ranks the collection: the design itself first, then never a nearer one after a farther', () => {
    fc.assert(
      fc.property(design, (one) => {
        const found = nearestDesigns(
          one,
          DESIGNS.map((other) => ({ design: other })),
          20,
          ALLOYS,
        );
        expect(found).toHaveLength(20);
        expect(found[0]?.distance).toBe(0);
        const distances = found.map(({ distance }) => distance);
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
      }),
      { numRuns: 20, seed: 3 },
    );
  });
});

describe('designs within a budget', () => {
  it('pass the rules, cost what they say and no more than the budget, and are never the same', async () => {
    let proposed = 0;
    await fc.assert(
      fc.asyncProperty(design, fc.double({ min: 0.5, max: 1, noNaN: true }), async (one, share) => {
        const budget = Math.round((priceOf(one)?.gross ?? 0) * share);
        const query = { budget, candidates: [{ id: 'own', design: one, wanted: 4 }], reference: null };
        const found = (await findWithinBudget(query, ALLOYS, priceOf, goOn)) ?? [];
        proposed += found.length;
        for (const { design: made, id, loss, ...figures } of found) {
          expect(id).toBe('own');
          expect(errorsOf(made).map(({ code }) => code)).toEqual([]);
          expect(figures).toEqual(priceOf(made));
          expect(figures.gross).toBeLessThanOrEqual(budget);
          expect(loss).toBeGreaterThanOrEqual(0);
        }
        expect(new Set(found.map(({ design: made }) => designKey(made))).size).toBe(found.length);
      }),
      { numRuns: 12, seed: 5 },
    );
    expect(proposed).toBeGreaterThan(12);
  });
});
