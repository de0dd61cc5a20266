import { describe, expect, it } from 'vitest';
import { stoneRow } from '../../test/fixtures/plain-parts.ts';
import { KERNEL, ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { STONE_CUTS, type StoneRow } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { stoneMass } from '../stones/cuts/stone-mass.ts';
import { mm } from '../units/quantities.ts';
import { stoneCarats } from './stone-carats.ts';
import { weighRing } from './weigh-ring.ts';

const DIAMOND = 3.52;

describe('a brilliant of the trade’s table', () => {
  // [carats of the trade, mm, carats by the formula at a depth of 60.5 %]
  it.each([
    [0.005, 1, 0.0036],
    [0.01, 1.3, 0.008],
    [0.015, 1.5, 0.0123],
    [0.02, 1.7, 0.0179],
    [0.03, 1.9, 0.025],
    [0.04, 2.1, 0.0337],
    [0.05, 2.3, 0.0443],
    [0.06, 2.5, 0.0569],
    [0.07, 2.6, 0.064],
    [0.08, 2.7, 0.0716],
    [0.09, 2.85, 0.0843],
    [0.1, 3, 0.0983],
    [0.12, 3.2, 0.1193],
    [0.15, 3.4, 0.1431],
    [0.2, 3.8, 0.1997],
    [0.25, 4, 0.2329],
    [0.3, 4.3, 0.2894],
    [0.4, 4.7, 0.3779],
    [0.5, 5.1, 0.4828],
    [0.7, 5.8, 0.7101],
    [0.9, 6.3, 0.9101],
    [1, 6.5, 0.9995],
    [1.25, 6.9, 1.196],
    [1.5, 7.4, 1.475],
    [1.75, 7.8, 1.727],
    [2, 8.2, 2.007],
    [2.5, 8.8, 2.48],
    [3, 9.4, 3.023],
  ])('%d ct of %d mm weighs %d ct', (bucket, diameter, computed) => {
    const own = stoneMass('round', diameter, diameter, 0.605 * diameter, DIAMOND);
    // The table is rounded to its fourth digit; the facets hold 0.7 % more than the trade's factor.
    expect(Math.abs(own / computed - 1)).toBeLessThan(0.011 + 0.00005 / computed);
    // Small sizes are called by more than they weigh, large ones by what they weigh.
    if (bucket < 0.05) expect(bucket).toBeGreaterThan(own);
    else expect(Math.abs(bucket / own - 1)).toBeLessThan(0.13);
  });
  it('of 6.5 mm holds a carat, and half of the width holds an eighth', () => {
    const one = stoneMass('round', 6.5, 6.5, null, DIAMOND);
    expect(Math.abs(one - 1)).toBeLessThan(0.02);
    expect(stoneMass('round', 3.25, 3.25, null, DIAMOND)).toBeCloseTo(one / 8, 12);
  });
});

describe('carats of a row', () => {
  const sapphires: KernelTables = {
    ...TABLES,
    stoneMaterials: [...TABLES.stoneMaterials, { id: 'sapphire', density: 4, isSensitive: false, qualities: ['aaa'] }],
  };
  it('are bucket times number for the trade and the stones’ own mass in truth', () => {
    for (const count of [1, 2, 17, 38]) {
      const carats = stoneCarats(stoneRow(), count, TABLES);
      expect(carats.trade).toBeCloseTo(0.02 * count, 9);
      expect(carats.true).toBeCloseTo(count * stoneMass('round', 1.7, 1.7, null, DIAMOND), 12);
    }
  });
  it.each([
    ['diamond-natural', 3.52],
    ['emerald', 2.72],
    ['sapphire', 4],
  ])('of %s go by its density of %d', (material, density) => {
    const row = stoneRow({ material, quality: 'aaa' });
    const diamond = stoneCarats(stoneRow(), 10, sapphires);
    const carats = stoneCarats(row, 10, sapphires);
    expect(carats.true / diamond.true).toBeCloseTo(density / 3.52, 9);
    // What the trade calls them does not.
    expect(carats.trade).toBe(diamond.trade);
  });
  it('of a listed stone are what it weighs, by its own depth', () => {
    const row = stoneRow({ diameter: mm(1.73), depth: mm(1.05), listing: 'lot-7' });
    const { trade, true: own } = stoneCarats(row, 1, TABLES);
    expect(own).toBeCloseTo(stoneMass('round', 1.73, 1.73, 1.05, DIAMOND), 12);
    expect(trade).toBeCloseTo(own, 6);
    // 0.006016 × d² × depth: the trade's factor, to its 1.7 %.
    expect(Math.abs(own / (0.006016 * 1.73 ** 2 * 1.05) - 1)).toBeLessThan(0.02);
  });
  it('of what the tables do not hold are none', () => {
    expect(stoneCarats(stoneRow({ material: 'ruby' }), 5, TABLES).true).toBe(0);
    expect(stoneCarats(stoneRow({ diameter: mm(1.75) }), 5, TABLES).trade).toBe(0);
  });
  it('of other cuts go by both sides, whichever is named first', () => {
    const pear = { cut: 'pear', width: 4, length: 6, bucket: 0.4 } as const;
    const heart = { cut: 'heart', width: 5, length: 4.8, bucket: 0.45 } as const;
    const tables = { ...TABLES, cutSizes: [pear, heart] };
    const trade = (cut: StoneRow['cut'], diameter: number, length: number): number =>
      stoneCarats(stoneRow({ cut, diameter: mm(diameter), length: mm(length) }), 2, tables).trade;
    expect(trade('pear', 4, 6)).toBeCloseTo(0.8, 9);
    expect(trade('heart', 4.8, 5)).toBeCloseTo(0.9, 9);
    expect([trade('pear', 4, 6.1), trade('pear', 3.9, 6), trade('oval', 4, 6)]).toEqual([0, 0, 0]);
  });
  it.each(STONE_CUTS)('%s: never lighter with more, wider, longer or deeper stones', (cut) => {
    const long = cut === 'round' ? 1 : 1.4;
    const own = (count: number, width: number, length: number, depth: number): number =>
      stoneCarats(stoneRow({ cut, diameter: mm(width), length: mm(length), depth: mm(depth) }), count, TABLES).true;
    const now = own(3, 4, 4 * long, 2.5);
    expect(own(4, 4, 4 * long, 2.5)).toBeCloseTo((4 / 3) * now, 9);
    expect(own(3, 4, 4 * long, 2.6)).toBeGreaterThan(now);
    expect(own(3, 4.1, 4.1 * long, 2.5)).toBeGreaterThan(now);
    if (cut !== 'round') expect(own(3, 4, 4 * long + 0.2, 2.5)).toBeGreaterThan(now);
  });
  it('are summed row by row', () => {
    const stones = [stoneRow({ count: 3 }), stoneRow({ diameter: mm(1), angle: 120, count: 5 })];
    const weight = weighRing(ringWith({ width: mm(6), height: mm(2), stones }), KERNEL);
    expect(weight.rows).toEqual([
      { count: 3, tradeCarats: 0.06 },
      { count: 5, tradeCarats: 0.025 },
    ]);
    expect([weight.stoneCount, weight.tradeCarats]).toEqual([8, 0.085]);
    const own = 3 * stoneMass('round', 1.7, 1.7, null, DIAMOND) + 5 * stoneMass('round', 1, 1, null, DIAMOND);
    expect(weight.trueCarats).toBeCloseTo(own, 12);
  });
});
