import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../../test/random-design.ts';
import type { Chain } from '../../math/chain.ts';
import { chainHeight } from '../../math/chain.ts';
import { line } from '../../math/piece.ts';
import { itemAt } from '../../units/item-at.ts';
import { fastChain } from './fast-chain.ts';
import { panelNodes, panelStops, type Fineness } from './gauss.ts';
import { betweenStops, checkedPanels, forPanels, halvedPanels, type Visit } from './integrate-panels.ts';
import { clipRuns, runLength, runsOf, withoutRuns, type Runs } from './line-runs.ts';

const FINENESSES: readonly Fineness[] = ['coarse', 'medium', 'fine', 'flat', 'flat-coarse'];
/** Adds a function up in the first place of a sum, as the slices of a tool do. */
const adding =
  (sum: Float64Array, f: (at: number) => number): Visit =>
  (at, weight) => {
    sum[0] = itemAt(sum, 0) + weight * f(at);
  };
const integral = (f: (x: number) => number, from: number, to: number, fineness: Fineness): number => {
  let sum = 0;
  forPanels([from, to], panelNodes(fineness), (at, weight) => (sum += weight * f(at)));
  return sum;
};

describe('nodes of a panel', () => {
  it.each(FINENESSES)('%s: weights sum to the panel, nodes lie inside and mirror each other', (fineness) => {
    const nodes = panelNodes(fineness);
    expect(nodes.reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1, 12);
    nodes.forEach(([at, weight], k) => {
      const [mirrored, same] = nodes[nodes.length - 1 - k] ?? [Number.NaN, Number.NaN];
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
      expect(1 - at).toBeCloseTo(mirrored, 12);
      expect(weight).toBeCloseTo(same, 12);
    });
  });

  // n nodes of Gauss are exact to degree 2n − 1; drawn ones hold (2n − 2) / 3 of it and a constant.
  it.each([
    ['flat', 7],
    ['flat-coarse', 3],
    ['coarse', 2],
    ['medium', 3],
    ['fine', 5],
  ] as const)('%s integrates polynomials of degree %d', (fineness, degree) => {
    for (let n = 0; n <= degree; n++) {
      const exact = (2 ** (n + 1) - (-1) ** (n + 1)) / (n + 1);
      expect(
        integral((x) => x ** n, -1, 2, fineness),
        `x^${n}`,
      ).toBeCloseTo(exact, 10);
    }
  });

  it.each([
    ['coarse', 2e-4],
    ['medium', 2e-5],
    ['fine', 2e-6],
  ] as const)('%s takes roots at both ends: half a disc to %d', (fineness, most) => {
    const half = integral((x) => Math.sqrt(1 - x * x), -1, 1, fineness);
    expect(Math.abs(half / (Math.PI / 2) - 1)).toBeLessThan(most);
  });
});

describe('panels that are halved', () => {
  const step = (at: number): number => (at < 0.3 ? 0 : 1);

  it('are as exact as asked for where a step lies at no stop', () => {
    const sum = new Float64Array(1);
    halvedPanels([0, 1], panelNodes('flat'), adding(sum, step), sum);
    // Seven halvings leave a panel of 1/128, of which a rule may misjudge a part.
    expect(Math.abs(itemAt(sum, 0) - 0.7)).toBeLessThan(1 / 128);
  });

  it('find a kink that the plain rule misses', () => {
    const kink = (at: number): number => Math.max(0, at - 0.37);
    const exact = 0.63 ** 2 / 2;
    const sum = new Float64Array(1);
    checkedPanels([0, 1], panelNodes('fine'), adding(sum, kink), sum, 1e-5);
    expect(Math.abs(itemAt(sum, 0) - exact)).toBeLessThan(1e-6);
    expect(Math.abs(integral(kink, 0, 1, 'flat-coarse') - exact)).toBeGreaterThan(1e-4);
  });

  it('leave a panel whole that agrees with itself', () => {
    let asked = 0;
    const sum = new Float64Array(1);
    const smooth = (at: number): number => {
      asked += 1;
      return 2 + at;
    };
    checkedPanels([0, 1, 2], panelNodes('fine'), adding(sum, smooth), sum, 1e-9);
    expect(asked).toBe(2 * panelNodes('fine').length);
    expect(sum[0]).toBeCloseTo(6, 12);
  });
});

describe('stops', () => {
  it(`ascend, keep both ends and their distance (seed ${SEED})`, () => {
    const stops = fc.array(fc.double({ min: -2, max: 3, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(stops, (all) => {
        const kept = panelStops(0, 1, all, 0.01);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(1);
        kept.slice(1).forEach((stop, k) => expect(stop - (kept[k] ?? Infinity)).toBeGreaterThan(0.01));
        // None is lost that stands alone.
        for (const stop of all) {
          const isFree = stop > 0.01 && stop < 0.99 && all.every((x) => x === stop || Math.abs(x - stop) > 0.02);
          if (isFree) expect(kept).toContain(stop);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('keep walls however near they stand', () => {
    expect(betweenStops([0, 0.001, 1], [0.0005, 0.5, 0.5005], 0.01)).toEqual([0, 0.001, 0.5, 1]);
  });
});

describe('runs of a line', () => {
  /** Runs as bits on a grid of 64: the oracle that knows nothing of ends. */
  const bits = fc.array(fc.boolean(), { minLength: 64, maxLength: 64 });
  const asRuns = (inside: readonly boolean[]): Runs =>
    runsOf(
      inside
        .flatMap((is, k) => (is === (inside[k - 1] ?? false) ? [] : [k]))
        .concat(inside.at(-1) === true ? [64] : []),
    );
  const asBits = (runs: Runs): boolean[] =>
    Array.from({ length: 64 }, (_, cell) =>
      runs.some((from, k) => k % 2 === 0 && from <= cell && (runs[k + 1] ?? 0) > cell),
    );

  it(`are cut, clipped and measured like sets of cells (seed ${SEED})`, () => {
    fc.assert(
      fc.property(bits, bits, fc.nat(64), fc.nat(64), (one, other, a, b) => {
        const [runs, others] = [asRuns(one), asRuns(other)];
        expect(asBits(runs)).toEqual(one);
        expect(runLength(runs)).toBe(one.filter(Boolean).length);
        expect(asBits(withoutRuns(runs, others))).toEqual(one.map((is, k) => is && !itemAt(other, k)));
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        expect(asBits(clipRuns(runs, from, to))).toEqual(one.map((is, k) => is && k >= from && k < to));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('drop the touch that stands alone', () => {
    expect(runsOf([3, 1, 2])).toEqual([1, 2]);
  });
});

describe('a chain made fast', () => {
  const CHAIN: Chain = [
    line(-2, 0, -1, 1),
    line(-1, 1, -1, 1.4),
    { kind: 'arc', cx: 0, cy: 0.4, radius: Math.SQRT2, start: (3 * Math.PI) / 4, sweep: -Math.PI / 2 },
    { kind: 'arc', cx: 2, cy: 2.4, radius: Math.SQRT2, start: (5 * Math.PI) / 4, sweep: Math.PI / 2 },
  ];

  it(`has the heights of the chain, left of it, on it and right of it (seed ${SEED})`, () => {
    const fast = fastChain(CHAIN);
    fc.assert(
      fc.property(fc.double({ min: -3, max: 4, noNaN: true }), (x) => {
        if (Math.abs(x + 1) < 1e-9) return; // on the upright wall both of its ends are right
        expect(fast.height(x)).toBeCloseTo(chainHeight(CHAIN, x), 9);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('has a knot at every end, the upright wall once', () => {
    expect(fastChain(CHAIN).knots.map((x) => Math.round(1e9 * x) / 1e9)).toEqual([-2, -1, 1, 3]);
  });
});
