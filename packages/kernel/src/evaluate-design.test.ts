import { itemAt } from './units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { PRICES, RETAIL, ringWith, KERNEL, WORKED_RING } from '../test/fixtures/tables.ts';
import { evaluateDesign, weighDesign } from './evaluate-design.ts';
import type { Design } from './design/ring-design.ts';
import type { PriceList, RetailRule } from './price/price-list.ts';
import { grams, mm } from './units/quantities.ts';
import { weighRing } from './weight/weigh-ring.ts';
import { weighingOf } from './weight/weighing.ts';

const DESIGN: Design = { version: 3, rings: [WORKED_RING] };
const evaluate = (rule: Partial<RetailRule> = {}, list: PriceList = PRICES, design: Design = DESIGN) =>
  evaluateDesign(design, KERNEL, list, { ...RETAIL, ...rule });

describe('a design without a price list', () => {
  it('has the weights of the priced one, and no price', () => {
    const weighed = weighDesign(DESIGN, KERNEL);
    expect(weighed.rings.map(({ weight }) => weight)).toEqual(evaluate().rings.map(({ weight }) => weight));
    expect(weighed).toMatchObject({
      isMakeable: true,
      issues: [],
      total: null,
      rings: [{ trade: null, retail: null }],
    });
  });

  it('has no weight where it cannot be made', () => {
    const thin: Design = { version: 3, rings: [{ ...WORKED_RING, height: mm(0.5) }] };
    const { isMakeable, issues, rings } = weighDesign(thin, KERNEL);
    expect([isMakeable, rings[0]?.weight]).toEqual([false, null]);
    expect(issues).toEqual(evaluate({}, PRICES, thin).issues);
  });
});

describe('the worked example', () => {
  it('is priced line by line to the cent', () => {
    const ring = evaluate().rings[0];
    expect(ring?.issues).toEqual([]);
    expect(ring?.trade?.lines.map((line) => [line.kind, line.amount])).toEqual([
      ['fine-metal', 25982],
      ['alloy-fee', 933],
      ['turning', 2400],
      ['finish', 1150],
      ['hallmark', 320],
      ['stone', 900],
      ['setting', 650],
      ['engraving', 1200],
    ]);
    expect(ring?.trade?.cost).toBe(33535);
  });
  it.each([
    ['DE', {}, 73777, 14018, 87795],
    ['DE rounded up to 5', { roundUpTo: 500 }, 73950, 14050, 88000],
    ['NL', { country: 'NL' }, 73777, 15493, 89270],
    ['CH', { country: 'CH', exchangeRate: 0.95 }, 70088, 5677, 75765],
    ['JP', { country: 'JP', exchangeRate: 165 }, 121732, 12173, 133905],
    ['KR', { country: 'KR', exchangeRate: 1580 }, 1165677, 116567, 1282244],
    ['DE per block', { factor: { metal: 1.9, labour: 2.4, options: 2.4, stones: 2.6 } }, 67207, 12769, 79976],
  ] as const)('%s', (_, rule, net, tax, gross) => {
    const retail = evaluate(rule).total?.retail;
    expect([retail?.net, retail?.tax, retail?.gross]).toEqual([net, tax, gross]);
  });
  it('weighs and prices an inlaid strip in its own alloy', () => {
    const inlays = [
      { alloy: 'au585-rose', width: mm(0.8), position: mm(0), depth: mm(0.5), finish: 'polished' as const },
    ];
    const ring = ringWith({ width: mm(6), height: mm(2), stones: [], inlays });
    const found = evaluate({}, PRICES, { version: 3, rings: [ring] }).rings[0];
    const lines = found?.trade?.lines ?? [];
    const shown = lines.flatMap(({ kind, detail }) =>
      kind === 'fine-metal' ? [[detail['key'], detail['grams']]] : [],
    );
    expect(shown.map(([key]) => key)).toEqual(['au585-yellow', 'au585-rose']);
    // 0.8 × 0.5 mm on a mean radius of about 10.3 mm, 13.45 mg per mm³.
    const strip = (0.8 * 0.5 * 2 * Math.PI * (54 / (2 * Math.PI) + 2 - 0.25) * 13.45) / 1000;
    expect(Math.abs((found?.weight?.segments[1] ?? 0) / strip - 1)).toBeLessThan(0.02);
    expect(lines.find(({ kind }) => kind === 'inlay')?.detail).toMatchObject({ key: 'au585-rose', width: 0.8 });
  });
  it('names display rounding as its own amount', () => {
    expect(evaluate({ roundUpTo: 500 }).total?.retail.rounding).toBe(205);
  });
  it('follows the gold rate by one per cent', () => {
    const dearer = { ...PRICES, fixing: { ...PRICES.fixing, Au: 10_100 } };
    const { rings, total } = evaluate({}, dearer);
    expect(rings[0]?.trade?.lines[0]?.amount).toBe(26242);
    expect([total?.cost, total?.retail.net, total?.retail.gross]).toEqual([33795, 74349, 88475]);
  });
});

describe('a pair', () => {
  it('sums the nets and taxes once', () => {
    const first = { ...WORKED_RING, role: 'first' as const };
    const second = ringWith({ role: 'second', width: mm(5), stones: [] });
    const { rings, total } = evaluate({}, PRICES, { version: 3, rings: [first, second] });
    const nets = rings.map((ring) => ring.retail?.net ?? 0);
    expect(total?.retail.net).toBe(itemAt(nets, 0) + itemAt(nets, 1));
    expect(total?.retail.tax).toBe(Math.round((total?.retail.net ?? 0) * 0.19));
  });
});

describe('weights that are known already', () => {
  const weights = DESIGN.rings.map((ring) => weighRing(ring, KERNEL));

  it('give the same figures as weighing', () => {
    expect(evaluateDesign(DESIGN, KERNEL, PRICES, RETAIL, { weights })).toEqual(evaluate());
  });
  it('are what is priced, and no ring is weighed', () => {
    const heavier = weights.map((weight) => ({ ...weight, shown: grams(weight.shown + 1) }));
    const setter = { ...KERNEL.setter, metal: () => expect.unreachable('weighed') };
    const found = evaluateDesign(DESIGN, { ...KERNEL, setter }, PRICES, RETAIL, { weights: heavier });
    expect(found.total?.grams).toBeCloseTo((evaluate().total?.grams ?? 0) + 1, 9);
    expect(found.total?.cost).toBeGreaterThan(evaluate().total?.cost ?? Infinity);
  });
  it('do not make a ring that the rules refuse', () => {
    const design: Design = { version: 3, rings: [ringWith({ width: mm(11) })] };
    expect(evaluateDesign(design, KERNEL, PRICES, RETAIL, { weights }).total).toBeNull();
  });
  it('are named by what they were weighed with', () => {
    const [first, ...others] = KERNEL.tables.alloys;
    if (first === undefined) throw new Error('no alloys');
    const denser = { ...KERNEL.tables, alloys: [{ ...first, density: first.density + 0.01 }, ...others] };
    expect(weighingOf(denser)).not.toBe(weighingOf(KERNEL.tables));
    expect(weighingOf({ ...KERNEL.tables, widthStep: 0.05 })).toBe(weighingOf(KERNEL.tables));
  });
});

describe('refusals', () => {
  it('gives issues and no figures for a ring that cannot be made', () => {
    const design: Design = { version: 3, rings: [ringWith({ width: mm(11) })] };
    const { isMakeable, rings, total } = evaluate({}, PRICES, design);
    expect(isMakeable).toBe(false);
    expect(total).toBeNull();
    expect(rings[0]).toMatchObject({ weight: null, trade: null, retail: null });
    expect(rings[0]?.issues.map((found) => found.code)).toContain('profile.width-range');
  });
  it('never prices a quality that the list lacks at zero', () => {
    const list = { ...PRICES, stonePrice: {} };
    const { rings, total } = evaluate({}, list);
    expect(total).toBeNull();
    expect(rings[0]?.issues.map((found) => found.code)).toEqual(['price.missing']);
  });
});
