import { describe, expect, it } from 'vitest';
import { stoneRow } from '../../test/fixtures/plain-parts.ts';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { ringBody, type RingBody } from '../body/ring-body.ts';
import type { RingDesign, SettingId, StoneRow } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';
import { itemAt, lastItem } from '../units/item-at.ts';
import { headProportions } from './head-proportions.ts';
import { prongDiameter, prongReach } from './prong-size.ts';
import { chordPitchOf, type RowPlan } from './row-count.ts';
import { planRow } from './row-plan.ts';
import { stoneGaps } from './stone-gaps.ts';

const bodyOf = (stones: readonly StoneRow[], change: Partial<RingDesign> = {}): RingBody =>
  ringBody(ringWith({ profile: 'F01', width: mm(6), height: mm(1.8), size: mm(54), stones, ...change }), TABLES);
function planOf(change: Partial<StoneRow>, ring: Partial<RingDesign> = {}): RowPlan {
  const row = stoneRow(change);
  return planRow(bodyOf([row], ring), row);
}
const sized = (diameter: number): Pick<StoneRow, 'diameter' | 'length'> => ({
  diameter: mm(diameter),
  length: mm(diameter),
});
const CREST = 54 / (2 * Math.PI) + 1.8;
const AROUND = 2 * Math.PI * CREST;

describe('a full row', () => {
  it.each([
    // The trade's worked counts: height 1.8 mm, size 54, 0.2 mm between the stones.
    [1.3, 43],
    [1.5, 38],
    [1.7, 34],
    [2.1, 28],
  ])('of %d mm stones has %d of them', (diameter, count) => {
    expect(Math.floor(AROUND / (diameter + 0.2))).toBe(count);
    for (const setting of ['flush', 'grain', 'pave', 'channel', 'bar'] as const) {
      expect(planOf({ setting, ...sized(diameter), extent: 'full' }).count).toBe(count);
    }
  });

  it.each([1, 1.3, 1.5, 1.7, 2.1, 2.5, 3])(
    'of %d mm stones closes: even steps, the first on top, gaps stretched alike',
    (diameter) => {
      for (const spacing of [0.05, 0.12, 0.2, 0.3, 0.5]) {
        for (const size of [48, 54, 62.5, 70]) {
          const ring = { size: mm(size), height: mm(2.4) };
          const plan = planOf({ ...sized(diameter), extent: 'full', spacing: mm(spacing) }, ring);
          const crest = size / (2 * Math.PI) + 2.4;
          expect(plan.count).toBe(Math.floor((2 * Math.PI * crest) / (diameter + spacing)));
          expect(plan.pitch).toBeCloseTo((2 * Math.PI) / plan.count, 12);
          plan.angles.forEach((angle, index) => {
            expect(angle).toBeCloseTo(Math.PI / 2 + index * plan.pitch, 9);
          });
          expect(plan.gap).toBeCloseTo(2 * plan.girdleRadius * Math.sin(Math.PI / plan.count) - diameter, 9);
        }
      }
    },
  );

  it('has more stones on a larger finger and on a higher ring, and fewer larger ones', () => {
    const count = (change: Partial<StoneRow>, ring: Partial<RingDesign>): number =>
      planOf({ ...sized(1.5), extent: 'full', ...change }, ring).count;
    const sizes = [45, 50, 55, 60, 65, 70].map((size) => count({}, { size: mm(size) }));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(6);
    expect(count({}, { height: mm(3) })).toBeGreaterThan(count({}, {}));
    expect(count(sized(2.1), {})).toBeLessThan(count({}, {}));
    expect(count({ spacing: mm(0.5) }, {})).toBeLessThan(count({}, {}));
  });
});

describe('a part of a row', () => {
  it.each([
    ['half', 2],
    ['third', 3],
  ] as const)('%s: that part of a full one, rounded down to odd, about the top', (extent, part) => {
    for (const diameter of [1, 1.3, 1.5, 1.7, 2.1, 2.5, 3]) {
      const full = planOf({ ...sized(diameter), extent: 'full' });
      const plan = planOf({ ...sized(diameter), extent });
      const share = Math.floor(full.count / part);
      expect(plan.count).toBe(share % 2 === 1 ? share : share - 1);
      expect(plan.pitch).toBeCloseTo(full.pitch, 12);
      expect(itemAt(plan.angles, (plan.count - 1) / 2)).toBeCloseTo(Math.PI / 2, 9);
      expect((itemAt(plan.angles, 0) + lastItem(plan.angles)) / 2).toBeCloseTo(Math.PI / 2, 9);
    }
  });
});

describe('stones that are counted', () => {
  it.each([1, 2, 3, 7, 12])('%d of them stand at the exact chord, about their angle', (count) => {
    for (const [angle, spacing] of [
      [0, 0.2],
      [45, 0.3],
      [-120, 1],
      [180, 0.05],
    ] as const) {
      const plan = planOf({ ...sized(1.7), count, angle, spacing: mm(spacing) });
      expect(plan.count).toBe(count);
      expect(plan.gap).toBeCloseTo(spacing, 9);
      // Two points of a circle are so far apart: 2 r sin (pitch / 2).
      expect(2 * plan.girdleRadius * Math.sin(plan.pitch / 2)).toBeCloseTo(1.7 + spacing, 9);
      const middle = (itemAt(plan.angles, 0) + lastItem(plan.angles)) / 2;
      expect(middle).toBeCloseTo(Math.PI / 2 + (angle * Math.PI) / 180, 9);
    }
  });
  it('are cut at the most that fit', () => {
    const plan = planOf({ ...sized(3), count: 120 }, { height: mm(3) });
    expect(plan.count).toBe(plan.most);
    expect((plan.most + 1) * plan.pitch).toBeGreaterThan(2 * Math.PI);
    expect(plan.most * plan.pitch).toBeLessThanOrEqual(2 * Math.PI + 1e-9);
  });
  it('stand as far apart as the gaps between them say', () => {
    for (const spacing of [0.2, 0.5, 1.2]) {
      const row = stoneRow({ ...sized(1.5), count: 5, spacing: mm(spacing) });
      const ring = ringWith({ profile: 'F01', width: mm(6), height: mm(1.8), stones: [row] });
      const [gap] = stoneGaps(ring, ringBody(ring, TABLES));
      expect(gap?.rows).toEqual([0, 0]);
      // Girdles lean towards each other by half a pitch each: the gap along their planes is a hair wider.
      expect(Math.abs((gap?.clear ?? 0) - spacing)).toBeLessThan(0.01 + 0.01 * spacing);
    }
  });
  it('turn with the ring: another angle is the same row elsewhere', () => {
    const [here, there] = [0, 75].map((angle) => planOf({ ...sized(1.5), count: 6, angle }));
    expect(there?.angles.map((angle) => angle - (75 * Math.PI) / 180)).toEqual(
      here?.angles.map((angle) => expect.closeTo(angle, 9)),
    );
    expect(there?.spots.map(({ radius, position, sink }) => [radius, position, sink])).toEqual(
      here?.spots.map(({ radius, position, sink }) => [radius, position, sink]),
    );
  });
  it('left and right of the middle lie alike', () => {
    for (const profile of ['F01', 'F04', 'F05', 'F06', 'F15'] as const) {
      for (const setting of ['flush', 'pave', 'bezel', 'prong4'] as const) {
        const at = (position: number) =>
          planOf({ setting, ...sized(1.3), position: mm(position), lift: mm(0) }, { profile, height: mm(2.4) });
        const [right, left] = [at(1.1), at(-1.1)];
        expect(left.girdleRadius).toBeCloseTo(right.girdleRadius, 9);
        expect(left.spots[0]?.position).toBeCloseTo(-(right.spots[0]?.position ?? Number.NaN), 9);
        expect(left.spots[0]?.tilt).toBeCloseTo(-(right.spots[0]?.tilt ?? Number.NaN), 9);
      }
    }
  });
});

describe('the depth of a stone', () => {
  // Mid-girdle under a flat surface; a brilliant's crown is 0.1478 of its width, its girdle 0.03.
  const CROWN = ((1 - 0.57) / 2) * Math.tan((34.5 * Math.PI) / 180);
  it.each<readonly [SettingId, (d: number) => number]>([
    ['channel', (d) => 0.03 + CROWN * d + 0.015 * d],
    ['prong4', () => -1.2],
    ['prong6', () => -1.2],
    ['bezel', () => -1.2],
  ])('%s: table and girdle lie where the trade has them', (setting, depth) => {
    const isHead = setting !== 'channel';
    for (const diameter of [1.3, 1.5, 1.7, 2.1]) {
      const [spot] = planOf({ setting, ...sized(diameter), lift: mm(isHead ? 1.2 : 0) }, { height: mm(3) }).spots;
      expect(spot?.sink).toBeCloseTo(depth(diameter), 9);
      expect(spot?.radius).toBeCloseTo(54 / (2 * Math.PI) + 3 - depth(diameter), 9);
    }
  });
  it('flush lies 0.12 to 0.15 mm deep while it is small, and its table no higher than a twentieth of it', () => {
    for (const diameter of [1, 1.3, 1.5, 1.7]) {
      const [spot] = planOf({ setting: 'flush', ...sized(diameter) }, { height: mm(3) }).spots;
      expect(spot?.sink).toBeGreaterThanOrEqual(0.12 - 1e-9);
      expect(spot?.sink).toBeLessThan(0.15);
    }
    for (const diameter of [2.1, 2.5, 3]) {
      const [spot] = planOf({ setting: 'flush', ...sized(diameter) }, { height: mm(3) }).spots;
      const table = (CROWN + 0.015) * diameter - (spot?.sink ?? Number.NaN);
      expect(table).toBeLessThanOrEqual(0.05 * diameter + 1e-9);
    }
  });
});

describe('stones across the band', () => {
  it.each([
    // [width, diameter, most]: floor((w − 0.5) / (d + 0.2))
    [4, 1.5, 2],
    [5, 1.5, 2],
    [6, 1.5, 3],
    [8, 1.5, 4],
    [6, 1, 4],
    [3, 2.5, 0],
    [3.2, 2.5, 1],
  ])('%d mm have room for stones of %d mm: %d', (width, diameter, most) => {
    const plan = planOf(
      { setting: 'channel-cross', ...sized(diameter), count: 20, spacing: mm(0.05) },
      { width: mm(width), height: mm(2.4) },
    );
    expect(plan.count).toBe(most);
    const places = plan.spots.map(({ position }) => position);
    places.forEach((place, index) => {
      expect(place).toBeCloseTo((index - (most - 1) / 2) * (diameter + 0.05), 9);
    });
    expect(new Set(plan.angles).size).toBeLessThanOrEqual(1);
  });
});

describe('wires and heads', () => {
  it.each([
    // The trade's table of prongs, from which width on, and beyond it 0.15 of the stone up to 1.4 mm.
    [0.8, 0.4],
    [1, 0.4],
    [1.19, 0.4],
    [1.2, 0.5],
    [1.49, 0.5],
    [1.5, 0.6],
    [1.69, 0.6],
    [1.7, 0.7],
    [2.49, 0.7],
    [2.5, 0.8],
    [5.3, 0.8],
    [6, 0.9],
    [8, 1.2],
    [9.33, 1.3995],
    [12, 1.4],
  ])('a stone of %d mm is held by wires of %d mm, seven tenths of them beside it', (diameter, wire) => {
    expect(prongDiameter({ diameter: mm(diameter) })).toBeCloseTo(wire, 9);
    expect(prongReach({ diameter: mm(diameter) })).toBeCloseTo(0.2 * wire, 9);
  });
  it.each([
    ['prong4', 3, 2],
    ['prong6', 4.3, 2.4],
    ['bezel', 2.5, 1.4],
    ['bezel', 4.3, 2.5],
  ] as const)('%s of %d mm lifted by %d mm', (setting, diameter, lift) => {
    const row = stoneRow({ setting, ...sized(diameter), lift: mm(lift) });
    const body = bodyOf([row], { width: mm(4), height: mm(2.4) });
    const head = headProportions(body, row, planRow(body, row));
    const [crown, pavilion] = [0.1478 * diameter, 0.4316 * diameter];
    expect(head?.height).toBeCloseTo(lift + 0.015 * diameter + crown, 3);
    expect(head?.culetRoom).toBeCloseTo(lift - 0.015 * diameter - pavilion, 3);
    const wire = diameter < 2.5 ? 0.7 : 0.8;
    const wall = setting === 'bezel' ? 0.1 * diameter : wire;
    const beside = setting === 'bezel' ? 0.025 + wall : 0.7 * wire;
    expect(head?.wall).toBeCloseTo(wall, 9);
    expect(head?.overhang).toBeCloseTo(diameter / 2 + beside - 2, 9);
  });
  it.each(['flush', 'grain', 'pave', 'channel', 'bar', 'tension', 'scatter', 'side'] as const)(
    '%s is no head',
    (setting) => {
      const row = stoneRow({ setting, ...sized(1.5) });
      const body = bodyOf([row]);
      expect(headProportions(body, row, planRow(body, row))).toBeNull();
    },
  );
});

describe('chords', () => {
  it.each([
    // [step, radius, degrees]: sides of a hexagon, a square and a triangle, and what no circle holds.
    [1, 1, 60],
    [Math.SQRT2, 1, 90],
    [Math.sqrt(3), 1, 120],
    [2, 1, 180],
    [3, 1, 180],
    [1, 0, 180],
    [1, -2, 180],
  ])('%d on a radius of %d turn by %d°', (step, radius, degrees) => {
    expect((chordPitchOf(step, radius) * 180) / Math.PI).toBeCloseTo(degrees, 6);
  });
});
