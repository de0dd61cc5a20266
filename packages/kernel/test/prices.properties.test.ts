import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateDesign, repriceDesign } from '../src/evaluate-design.ts';
import type { Evaluation } from '../src/evaluation.ts';
import type { Design, RingDesign } from '../src/design/ring-design.ts';
import type { PriceList } from '../src/price/price-list.ts';
import { errorKeys, checkRing } from '../src/rules/engine/check-ring.ts';
import { ruleContext } from '../src/rules/engine/rule-context.ts';
import { mm } from '../src/units/quantities.ts';
import { KERNEL, PRICES, RETAIL, TABLES } from './fixtures/tables.ts';
import { likelyDesign } from './likely/likely-design.ts';
import { SEED } from './random-design.ts';

/* What a jeweller may rely on, whatever the ring: read off evaluations of likely rings that can be made. */

const isMakeable = (ring: RingDesign): boolean =>
  errorKeys(checkRing(ruleContext(ring, TABLES, '/rings/0'))).length === 0;
const MAKEABLE: readonly RingDesign[] = Array.from({ length: 300 }, (_, seed) => likelyDesign(seed, TABLES))
  .flatMap(({ rings }) => rings.slice(0, 1))
  .map((ring): RingDesign => ({ ...ring, role: 'single' }))
  .filter(isMakeable);

const single = (ring: RingDesign): Design => ({ version: 3, rings: [ring] });
const evaluated = (design: Design, list: PriceList = PRICES): Evaluation =>
  evaluateDesign(design, KERNEL, list, RETAIL);
/** Grams, cost and retail of a design that can be made. */
function totalOf(design: Design, list?: PriceList): NonNullable<Evaluation['total']> {
  const { total } = evaluated(design, list);
  if (total === null) throw new Error('a ring that can be made has a total');
  return total;
}
/** Weight and trade price of the only ring of a design that can be made. */
function figuresOf(one: RingDesign) {
  const [own] = evaluated(single(one)).rings;
  const [weight, trade] = [own?.weight ?? null, own?.trade ?? null];
  if (weight === null || trade === null) throw new Error('a ring that can be made has its figures');
  return { weight, trade };
}
const pairOf = (one: RingDesign, other: RingDesign): Design => ({
  version: 3,
  rings: [
    { ...one, role: 'first' },
    { ...other, role: 'second' },
  ],
});
const costOf = (design: Design, list?: PriceList): number => totalOf(design, list).cost;

const ring = fc.constantFrom(...MAKEABLE);
const holds = <T>(name: string, arbitrary: fc.Arbitrary<T>, runs: number, check: (value: T) => void): void => {
  it(`${name} (seed ${SEED}, ${runs} runs)`, () => {
    fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: runs });
  });
};

describe('a ring that can be made', () => {
  it('comes up often enough among likely ones', () => {
    expect(MAKEABLE.length).toBeGreaterThan(60);
  });

  holds('has a price of whole cents that its lines sum to, each with its own block', ring, 30, (one) => {
    const { weight, trade } = figuresOf(one);
    const total = totalOf(single(one));
    const amounts = trade.lines.map(({ amount }) => Number(amount));
    expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
    expect([amounts.reduce((a, b) => a + b, 0), weight.shown]).toEqual([total.cost, total.grams]);
    expect(evaluated(single(one)).rings[0]?.retail).toEqual(total.retail);
    // Every metal, row, groove, edge, strip and engraving is billed once.
    const times = (...kinds: readonly string[]): number =>
      trade.lines.filter(({ kind }) => kinds.includes(kind)).length;
    const { left, right } = one.edges;
    expect(times('groove')).toBe(one.grooves.length);
    expect(times('inlay')).toBe(one.inlays.length);
    expect(times('engraving')).toBe(one.engravings.length);
    expect(times('edge')).toBe([left, right].filter((edge) => edge !== null).length);
    expect([times('stone'), times('setting')]).toEqual([one.stones.length, one.stones.length]);
    expect(times('fine-metal', 'piece-metal')).toBe(one.segments.length + one.inlays.length);
  });

  holds(
    'is never cheaper when a rate of the list goes up',
    fc.tuple(ring, fc.integer({ min: 1, max: 500 })),
    60,
    ([one, up]) => {
      const { Au, Pt, Pd, Ag } = PRICES.fixing;
      const lists: readonly PriceList[] = [
        { ...PRICES, fixing: { Au: Au + up, Pt: Pt + up, Pd: Pd + up, Ag: Ag + up } },
        { ...PRICES, turning: PRICES.turning + up },
        {
          ...PRICES,
          alloyFee: Object.fromEntries(Object.entries(PRICES.alloyFee).map(([key, fee]) => [key, fee + up])),
        },
        { ...PRICES, joint: PRICES.joint + up, inlay: PRICES.inlay + up },
        { ...PRICES, groove: { ...PRICES.groove, v: PRICES.groove.v + up, u: PRICES.groove.u + up } },
      ];
      const now = costOf(single(one));
      for (const list of lists) expect(costOf(single(one), list)).toBeGreaterThanOrEqual(now);
      expect(costOf(single(one), { ...PRICES, turning: PRICES.turning + up }) - now).toBe(up);
    },
  );

  holds('is never heavier with more grooves, nor cheaper', ring, 30, (one) => {
    const bare = { ...one, grooves: [] };
    fc.pre(
      one.grooves.length > 0 &&
        one.grooves.every(({ shape }) => shape !== 'raised' && shape !== 'bead' && shape !== 'milgrain'),
    );
    // A bark or hammered lane may end at a groove: then its own surface changes with it.
    fc.pre(one.segments.every(({ finish }) => !finish.startsWith('hammer') && finish !== 'bark'));
    fc.pre(isMakeable(bare));
    const [grooved, plain] = [figuresOf(one), figuresOf(bare)];
    expect(grooved.weight.metal).toBeLessThan(plain.weight.metal);
    const workOf = ({ trade }: typeof plain): number =>
      trade.lines.reduce((sum, { block, amount }) => (block === 'metal' ? sum : sum + amount), 0);
    expect(workOf(grooved)).toBeGreaterThan(workOf(plain));
  });

  holds('weighs and costs the same from the other side of the finger', ring, 25, (one) => {
    fc.pre(
      one.split.form === 'straight' &&
        one.engravings.length === 0 &&
        one.grooves.every(({ path }) => path.form === 'straight'),
    );
    fc.pre(one.segments.every(({ finish }) => !finish.startsWith('hammer') && finish !== 'bark' && finish !== 'notch'));
    const turned = {
      ...one,
      stones: one.stones.map((row) => ({ ...row, angle: row.angle > 0 ? row.angle - 180 : row.angle + 180 })),
    };
    const [here, there] = [totalOf(single(one)), totalOf(single(turned))];
    expect([there.cost, there.grams]).toEqual([here.cost, here.grams]);
  });

  holds('costs more on a larger finger, and no less with its taxes', ring, 30, (one) => {
    fc.pre(one.size <= 78 && one.stones.every(({ extent }) => extent === 'count'));
    const larger = { ...one, size: mm(Number((one.size + 2).toFixed(2))) };
    fc.pre(isMakeable(larger));
    expect(figuresOf(larger).weight.metal).toBeGreaterThan(figuresOf(one).weight.metal);
    expect(totalOf(single(larger)).retail.gross).toBeGreaterThanOrEqual(totalOf(single(one)).retail.gross);
  });
});

describe('a pair', () => {
  holds('costs and weighs its two rings, taxed once', fc.tuple(ring, ring), 20, ([one, other]) => {
    const [both, first, second] = [totalOf(pairOf(one, other)), totalOf(single(one)), totalOf(single(other))];
    expect(both.cost).toBe(first.cost + second.cost);
    expect(both.grams).toBeCloseTo(first.grams + second.grams, 9);
    expect(both.retail.net).toBe(first.retail.net + second.retail.net);
    expect(both.retail.tax).toBe(Math.round((both.retail.net * 19) / 100));
  });
  holds('priced again by the same list costs what it cost', fc.tuple(ring, ring), 15, ([one, other]) => {
    const pair = pairOf(one, other);
    const found = evaluated(pair);
    const again = repriceDesign(pair, found, KERNEL, PRICES);
    expect(again).toEqual(found.rings.map(({ trade }) => trade));
    const dearer = repriceDesign(pair, found, KERNEL, { ...PRICES, hallmark: PRICES.hallmark + 50 });
    expect(dearer?.reduce((sum, { cost }) => sum + cost, 0)).toBe((found.total?.cost ?? 0) + 100);
  });
  it('that is refused in one ring has no total, but its other ring is weighed and priced', () => {
    const [one] = MAKEABLE;
    if (one === undefined) throw new Error('no ring');
    const pair = pairOf(one, { ...one, width: mm(1.5), height: mm(5) });
    const found = evaluated(pair);
    expect([found.isMakeable, found.total]).toEqual([false, null]);
    expect(found.rings.map(({ trade }) => trade === null)).toEqual([false, true]);
    expect(found.issues.some(({ path }) => path.startsWith('/rings/1/'))).toBe(true);
    expect(repriceDesign(pair, found, KERNEL, PRICES)).toBeNull();
  });
});
