import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICES, ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { inlayAt, laneOf } from '../../test/fixtures/plain-parts.ts';
import { SEED } from '../../test/random-design.ts';
import { boreOf, squareBand, tube } from '../../test/fixtures/square-band.ts';
import type { RingDesign, Segment } from '../design/ring-design.ts';
import { grams, mm } from '../units/quantities.ts';
import type { RingWeight } from '../weight/ring-weight.ts';
import { priceRing } from './price-ring.ts';
import type { PriceLine } from './price-lines.ts';
import type { PriceList } from './price-list.ts';

/**
 * What the price book says of each alloy: loss in thousandths, fineness in thousandths, cents per gram of its fine metal, and
 * cents per gram that is used for alloying with the surcharge of its colour.
 */
const BOOK: readonly (readonly [alloy: string, loss: number, fineness: number, fixing: number, fee: number])[] = [
  ['au585-yellow', 60, 585, 10_000, 210],
  ['au585-rose', 60, 585, 10_000, 210],
  ['au750-yellow', 60, 750, 10_000, 210],
  ['au750-rose', 60, 750, 10_000, 210],
  ['au585-white-pd', 70, 585, 10_000, 310],
  ['pt950-ru', 80, 950, 4400, 480],
  ['pt600', 80, 600, 4400, 480],
  ['pd950', 80, 950, 3500, 360],
  ['pd585', 80, 585, 3500, 360],
  ['ag925', 60, 925, 110, 60],
];
/** Metals that are sold by the piece, with the figure of the list. */
const PIECES: readonly (readonly [alloy: string, cents: number])[] = [
  ['ti-grade2', 3900],
  ['steel-316l', 3500],
  ['ta', 9900],
  ['zr-black', 8900],
  ['carbon-forged', 9900],
];

/** Half up, in whole numbers: `over` thousandths or millionths of a cent. */
const halfUp = (value: bigint, over: bigint): number => Number((2n * value + over) / (2n * over));
/** Cents of fine metal: hundredths of a gram, thousandths of loss and fineness, cents a gram. */
const fineCents = (hundredths: number, loss: number, fineness: number, fixing: number): number =>
  halfUp(BigInt(hundredths) * BigInt(1000 + loss) * BigInt(fineness) * BigInt(fixing), 100_000_000n);
const feeCents = (hundredths: number, loss: number, fee: number): number =>
  halfUp(BigInt(hundredths) * BigInt(1000 + loss) * BigInt(fee), 100_000n);

/** A weight as the scales would say it: grams by metal, what is shown, no stones. */
const weighed = (...metals: readonly number[]): RingWeight => {
  const metal = metals.reduce((sum, each) => sum + each, 0);
  return {
    segments: metals.map(grams),
    metal: grams(metal),
    shown: grams(Math.round(metal * 100) / 100),
    rows: [],
    stoneCount: 0,
    tradeCarats: 0,
    trueCarats: 0,
  };
};
const priced = (ring: RingDesign, weight: RingWeight, list: PriceList = PRICES) =>
  priceRing({ ring, weight, tables: TABLES, list, listings: {}, path: '/rings/0' });
function metalLines(ring: RingDesign, weight: RingWeight, list?: PriceList): readonly PriceLine[] {
  const price = priced(ring, weight, list);
  if (!price.ok) throw new Error(JSON.stringify(price.issues));
  return price.value.lines.filter(({ block }) => block === 'metal');
}
const plain = (...segments: readonly Segment[]): RingDesign => ringWith({ stones: [], engravings: [], segments });

describe('an alloy with a fixing', () => {
  it.each(BOOK)('%s: fine metal and fee of every weight', (alloy, loss, fineness, fixing, fee) => {
    for (const hundredths of [1, 50, 419, 755, 1000, 1333, 4807]) {
      const lines = metalLines(plain(laneOf(alloy)), weighed(hundredths / 100));
      expect(lines.map(({ kind, amount, detail }) => [kind, amount, detail['key']])).toEqual([
        ['fine-metal', fineCents(hundredths, loss, fineness, fixing), alloy],
        ['alloy-fee', feeCents(hundredths, loss, fee), alloy],
      ]);
      const [fine, work] = lines;
      expect(fine?.detail).toMatchObject({ grams: hundredths / 100, centsPerGram: fixing });
      expect(work?.detail).toMatchObject({ centsPerGram: fee });
      const used = (hundredths * (1000 + loss)) / 100_000;
      expect(fine?.detail['usedGrams']).toBeCloseTo(used, 9);
      expect(fine?.detail['fineGrams']).toBeCloseTo((used * fineness) / 1000, 9);
    }
  });

  it('of the price book costs 259.82 and 9.33 EUR at 4.19 g', () => {
    expect(metalLines(plain(laneOf('au585-yellow')), weighed(4.19)).map(({ amount }) => Number(amount))).toEqual([
      25_982, 933,
    ]);
  });

  it('bills the family’s loss where the list has no row of its own', () => {
    const { whiteGold: _own, ...loss } = PRICES.loss;
    const [fine] = metalLines(plain(laneOf('au585-white-pd')), weighed(4.19), { ...PRICES, loss });
    expect(fine?.amount).toBe(fineCents(419, 60, 585, 10_000));
  });

  it('adds a surcharge for every gram that is used, by colour', () => {
    const list = { ...PRICES, colourSurcharge: { rose: 37 } };
    const fee = (alloy: string): number | undefined => metalLines(plain(laneOf(alloy)), weighed(5), list)[1]?.amount;
    expect(fee('au585-rose')).toBe(feeCents(500, 60, 247));
    expect(fee('au585-yellow')).toBe(feeCents(500, 60, 210));
    expect(fee('au585-white-pd')).toBe(feeCents(500, 70, 210));
  });
});

describe('a metal that is sold by the piece', () => {
  it.each(PIECES)('%s costs the same whatever it weighs', (alloy, cents) => {
    for (const shown of [0.5, 3, 9]) {
      const lines = metalLines(plain(laneOf(alloy)), weighed(shown));
      expect(lines.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([['piece-metal', cents]]);
    }
  });

  const bands: PriceList = {
    ...PRICES,
    pieceMetal: {
      'ti-grade2': [
        [6, 100],
        [8, 200],
        [10, 300],
      ],
    },
  };
  // [width, height, cents]: a row reaches up to its area, the last one has no end.
  it.each([
    [3, 2, 100],
    [4, 1.5, 100],
    [3.1, 2, 200],
    [4, 2, 200],
    [4.1, 2, 300],
    [5, 2, 300],
    [10, 3, 300],
  ])('of %d × %d mm costs %d', (width, height, cents) => {
    const ring = { ...plain(laneOf('ti-grade2')), width: mm(width), height: mm(height) };
    const [line] = metalLines(ring, weighed(2), bands);
    expect(line).toMatchObject({
      amount: cents,
      detail: { key: 'ti-grade2', area: Math.round(width * height * 100) / 100 },
    });
  });

  it('pays by the part of the section that a lane takes', () => {
    // Two thirds of 4 × 1.5 = 6 mm² are 4, of 8 × 1.5 = 12 mm² are 8, of 9 × 1.5 are 9.
    const area = (width: number) => {
      const ring = { ...plain(laneOf('ti-grade2', 2), laneOf('au585-yellow')), width: mm(width), height: mm(1.5) };
      return metalLines(ring, weighed(1, 1), bands)[0];
    };
    expect([4, 8, 9].map((width) => Number(area(width)?.amount))).toEqual([100, 200, 300]);
    expect(area(8)?.detail['area']).toBe(8);
  });

  it('pays for a strip by the strip’s own section', () => {
    const inlays = [inlayAt('ti-grade2', 2, 0, 0.5)];
    const lines = metalLines({ ...plain(laneOf('au585-yellow')), inlays }, weighed(4, 0.2), bands);
    expect(lines.at(-1)).toMatchObject({ kind: 'piece-metal', amount: 100, detail: { area: 1 } });
  });
});

describe('a ring of several metals', () => {
  it('bills every lane its own alloy, by its own part of the shown grams', () => {
    const lines = metalLines(plain(laneOf('au585-yellow'), laneOf('ag925')), weighed(2.004, 1.993));
    // 3.997 g are shown as 4.00: 2.0055 and 1.9945 of them, 2.01 and 1.99 in hundredths.
    expect(lines.map(({ kind, detail, amount }) => [kind, detail['key'], Number(amount)])).toEqual([
      ['fine-metal', 'au585-yellow', fineCents(201, 60, 585, 10_000)],
      ['alloy-fee', 'au585-yellow', feeCents(201, 60, 210)],
      ['fine-metal', 'ag925', fineCents(199, 60, 925, 110)],
      ['alloy-fee', 'ag925', feeCents(199, 60, 60)],
    ]);
  });

  const parts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 });
  it(`bills neither more nor less grams than are shown (seed ${SEED})`, () => {
    fc.assert(
      fc.property(parts, (thousandths) => {
        const ring = plain(...thousandths.map((_, index) => laneOf(index % 2 === 0 ? 'au585-yellow' : 'au585-rose')));
        const weight = weighed(...thousandths.map((each) => each / 99));
        const billed = metalLines(ring, weight).flatMap(({ kind, detail }) =>
          kind === 'fine-metal' ? [Math.round(Number(detail['grams']) * 100)] : [],
        );
        expect(billed).toHaveLength(thousandths.length);
        expect(billed.reduce((sum, each) => sum + each, 0)).toBe(Math.round(weight.shown * 100));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it(`of more metal, or of metal at a dearer fixing, is never cheaper (seed ${SEED})`, () => {
    const one = fc.record({
      hundredths: fc.integer({ min: 1, max: 3000 }),
      more: fc.integer({ min: 0, max: 500 }),
      up: fc.integer({ min: 0, max: 5000 }),
      alloy: fc.constantFrom(...BOOK.map(([alloy]) => alloy)),
    });
    fc.assert(
      fc.property(one, ({ hundredths, more, up, alloy }) => {
        const cost = (weight: number, dearer: number): number => {
          const { Au, Pt, Pd, Ag } = PRICES.fixing;
          const fixing = { Au: Au + dearer, Pt: Pt + dearer, Pd: Pd + dearer, Ag: Ag + dearer };
          const price = priced(plain(laneOf(alloy)), weighed(weight / 100), { ...PRICES, fixing });
          return price.ok ? price.value.cost : Number.NaN;
        };
        const now = cost(hundredths, 0);
        expect(cost(hundredths + more, 0)).toBeGreaterThanOrEqual(now);
        expect(cost(hundredths, up)).toBeGreaterThanOrEqual(now);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});

describe('what the list does not price', () => {
  const gone = (list: Partial<PriceList>, ring: RingDesign) => {
    const price = priced(ring, weighed(...ring.segments.map(() => 2)), { ...PRICES, ...list });
    return price.ok ? [] : price.issues.map(({ code, path, params }) => [code, path, params['key']]);
  };
  it.each<readonly [string, Partial<PriceList>, string]>([
    ['loss', { loss: { platinum: 0.08 } }, 'au585-yellow'],
    ['fee', { alloyFee: { platinum: 480 } }, 'au585-yellow'],
    ['piece', { pieceMetal: {} }, 'ta'],
    ['band of a piece', { pieceMetal: { ta: [] } }, 'ta'],
  ])('without its %s an alloy has no price, and that of the other one is not reported', (_, list, alloy) => {
    expect(gone(list, plain(laneOf('pt950-ru'), laneOf(alloy)))).toEqual([
      ['price.missing', '/rings/0/segments/1/alloy', alloy],
    ]);
  });
  it('names an alloy that the tables do not hold, on a strip too', () => {
    const inlays = [inlayAt('au999', 1, 0, 0.5)];
    const price = priced({ ...plain(laneOf('au585-yellow')), inlays }, weighed(3, 0.1));
    expect(price.ok ? [] : price.issues.map(({ path, params }) => [path, params['key']])).toEqual([
      ['/rings/0/inlays/0/alloy', 'au999'],
    ]);
  });
});

it('prices a band of rectangular section by the tube that it is', () => {
  const ring = squareBand(4, 2, { size: mm(54) });
  const volume = tube(boreOf(54), boreOf(54) + 2, 4);
  const shown = Math.round((volume * 13.1) / 10) / 100;
  const [fine] = metalLines(ring, weighed((volume * 13.1) / 1000));
  expect(fine?.amount).toBe(fineCents(Math.round(shown * 100), 60, 585, 10_000));
});
