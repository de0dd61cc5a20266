import { ALLOYS, KERNEL, PRICE_LIST } from '@ringwerk/catalogue';
import { designKey, type Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { checkDesign } from '@ringwerk/kernel/rules';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { designDistance } from './design-distance.ts';
import { findWithinBudget, type PriceDesign } from './find-within-budget.ts';

const RULE = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
const price: PriceDesign = (design) => {
  const { total } = evaluateDesign(design, KERNEL, PRICE_LIST, RULE);
  return total === null ? null : { gross: total.retail.gross, cost: total.cost, grams: total.grams };
};
const goOn = (): Promise<boolean> => Promise.resolve(true);
const own = (design: Design, wanted = 6) => [{ id: 'own', design, wanted }];

describe('designs within a budget', () => {
  const pair = examplePair();
  const full = price(pair)?.gross ?? 0;

  it('gives nothing up when the design itself is affordable', async () => {
    const [first, ...others] =
      (await findWithinBudget({ budget: full, candidates: own(pair), reference: null }, ALLOYS, price, goOn)) ?? [];
    expect(first).toMatchObject({ design: pair, gross: full, loss: 0 });
    expect(others).toEqual([]);
  });

  it.each([0.9, 0.75, 0.6, 0.5])('finds makeable designs for %f of the price, nearest first', async (share) => {
    const budget = Math.round(full * share);
    const finds =
      (await findWithinBudget({ budget, candidates: own(pair), reference: null }, ALLOYS, price, goOn)) ?? [];
    expect(finds.length).toBeGreaterThan(0);
    const losses = finds.map(({ loss }) => loss);
    expect(losses).toEqual([...losses].sort((a, b) => a - b));
    for (const { design, gross } of finds) {
      expect(gross).toBeLessThanOrEqual(budget);
      expect(price(design)?.gross).toBe(gross);
      expect(checkDesign(design, KERNEL.tables).filter(({ severity }) => severity === 'error')).toEqual([]);
    }
    // Two proposals are never one and the same, nor one the other with more given up.
    expect(new Set(finds.map(({ design }) => JSON.stringify(design))).size).toBe(finds.length);
  });

  it('keeps the colour of the design', async () => {
    const colours = (design: Design) =>
      design.rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy.split('-')[1]));
    const finds =
      (await findWithinBudget({ budget: full * 0.6, candidates: own(pair), reference: null }, ALLOYS, price, goOn)) ??
      [];
    const [nearest] = finds;
    expect(nearest === undefined ? [] : colours(nearest.design)).toEqual(colours(pair));
  });

  it('offers a ring once, also when two articles come down to it', async () => {
    const twice = [
      { id: 'first', design: pair, wanted: 6 },
      { id: 'second', design: pair, wanted: 6 },
    ];
    const finds =
      (await findWithinBudget({ budget: full * 0.75, candidates: twice, reference: null }, ALLOYS, price, goOn)) ?? [];
    expect(finds.length).toBeGreaterThan(1);
    expect(new Set(finds.map(({ design }) => designKey(design))).size).toBe(finds.length);
  });

  it('offers nothing where nothing can be had', async () => {
    expect(
      await findWithinBudget({ budget: 1_000, candidates: own(pair), reference: null }, ALLOYS, price, goOn),
    ).toEqual([]);
  });

  it('ranks other designs behind by how different they look', async () => {
    const other: Design = {
      ...pair,
      rings: pair.rings.map((ring) => ({ ...ring, width: ring.width, profile: 'F01' as const })),
    };
    const candidates = [
      { id: 'other', design: other, wanted: 1 },
      { id: 'own', design: pair, wanted: 1 },
    ];
    const finds =
      (await findWithinBudget({ budget: full * 2, candidates, reference: pair }, ALLOYS, price, goOn)) ?? [];
    expect(finds.map(({ id }) => id)).toEqual(['own', 'other']);
    expect(finds[1]?.loss).toBeCloseTo(designDistance(pair, other, ALLOYS), 12);
  });

  it('ends at once when it is called off', async () => {
    let tries = 0;
    const counted: PriceDesign = (design) => {
      tries += 1;
      return price(design);
    };
    expect(
      await findWithinBudget({ budget: 1_000, candidates: own(pair), reference: null }, ALLOYS, counted, () =>
        Promise.resolve(false),
      ),
    ).toBeNull();
    expect(tries).toBe(0);
  });
});
