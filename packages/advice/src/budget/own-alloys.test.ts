import { houseCatalogue, PRICE_LIST, type HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { houseOffer } from '../ideas/offer.ts';
import { lighterOptions } from '../ideas/lighter.ts';
import { designDistance } from './design-distance.ts';
import { findWithinBudget, type PriceDesign } from './find-within-budget.ts';

const DAWN: HouseAlloy = {
  id: 'au750-rose-h1',
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  fineMetal: 'Au',
  density: 15.2,
  lab: [88.2, 6.8, 18.4],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE'],
  isListed: true,
  isWithdrawn: false,
};
const { alloys, kernel } = houseCatalogue([DAWN]);
const priceList = { ...PRICE_LIST, alloys: [{ ...DAWN, loss: null }], alloySurcharge: { [DAWN.id]: 150 } };
const RULE = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
const price: PriceDesign = (design) => {
  const { total } = evaluateDesign(design, kernel, priceList, RULE);
  return total === null ? null : { gross: total.retail.gross, cost: total.cost, grams: total.grams };
};
const inAlloy = (design: Design, alloy: string): Design => ({
  ...design,
  rings: design.rings.map((ring) => ({
    ...ring,
    segments: ring.segments.map((segment) => ({ ...segment, alloy })),
    inlays: [],
  })),
});
const own = inAlloy(examplePair(), DAWN.id);
const alloysOf = ({ rings }: Design) => new Set(rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)));

describe('a pair in an alloy of the house’s own', () => {
  it('is offered within a budget in its colour and a lower fineness, and never in another alloy of its own fineness', async () => {
    const full = price(own)?.gross ?? 0;
    expect(full).toBeGreaterThan(0);
    const query = { budget: full * 0.7, candidates: [{ id: 'own', design: own, wanted: 8 }], reference: null };
    const found = (await findWithinBudget(query, alloys, price, () => Promise.resolve(true))) ?? [];
    const others = found.flatMap(({ design }) => [...alloysOf(design)]).filter((id) => id !== DAWN.id);
    expect(others).toContain('au585-rose');
    expect(others).not.toContain('au750-rose');
  });

  it('looks like one in the same colour of the release', () => {
    const shipped = inAlloy(own, 'au750-rose');
    expect(designDistance(own, shipped, alloys)).toBe(0);
    expect(designDistance(own, inAlloy(own, 'au750-yellow'), alloys)).toBeCloseTo(0.4, 12);
  });

  it('is lightened in its colour, where the house offers the alloys', () => {
    const ids = lighterOptions(own, houseOffer(alloys, 'DE')).map(({ id }) => id);
    expect(ids).toContain('lighter-fineness');
    expect(houseOffer(alloys, 'JP').alloys.find(({ id }) => id === DAWN.id)?.isOffered).toBe(false);
  });
});
