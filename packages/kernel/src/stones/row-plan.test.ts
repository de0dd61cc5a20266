import { itemAt } from '../units/item-at.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyDesign, anyDesign, SEED } from '../../test/random-design.ts';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';
import { headProportions } from './head-proportions.ts';
import { openSeats } from './open-seats.ts';
import { layoutRow } from './layout-row.ts';
import { planRow } from './row-plan.ts';
import { wallUnder } from './seat-wall.ts';
import { stoneGaps } from './stone-gaps.ts';
import { spotFrame } from './stone-spot.ts';

const [FIRST] = WORKED_RING.stones;
if (FIRST === undefined) throw new Error('the worked example has one row');
const PLAIN: StoneRow = FIRST;
const plan = (row: Partial<StoneRow>, ring: Partial<RingDesign> = {}) => {
  const design = ringWith({ width: mm(5), height: mm(1.8), ...ring });
  return planRow(ringBody(design, TABLES), { ...PLAIN, length: row.diameter ?? PLAIN.diameter, ...row });
};

describe('planRow', () => {
  it('turns a row to its own angle', () => {
    const { angles } = plan({ count: 3, angle: 90 });
    expect(angles[1]).toBeCloseTo(Math.PI, 12);
  });
  it('sets a cross channel in one line parallel to the axis, as many as floor((w − 0.5) / (d + 0.2))', () => {
    const { spots, most } = plan({ setting: 'channel-cross', diameter: mm(1.3), count: 9, spacing: mm(0.05) });
    expect(most).toBe(3);
    expect(spots.map(({ position }) => position)).toEqual([-1.35, 0, 1.35]);
    expect(new Set(spots.map(({ radius }) => radius)).size).toBe(1);
  });
  it('takes no stone that is longer than the small ring is across, and gives finite numbers for it', () => {
    const long = { cut: 'emerald', diameter: mm(0.8), length: mm(15.02), position: mm(0.76) } as const;
    const { count, most, gap, pitch } = plan(long, { width: mm(1.5), height: mm(1.1), size: mm(41), stones: [] });
    expect([count, most, pitch].every(Number.isFinite) && Number.isFinite(gap)).toBe(true);
  });
  it('sets flank rows with their tables to the side, by the chord', () => {
    const { spots, girdleRadius, pitch } = plan({
      setting: 'side',
      face: 'left',
      diameter: mm(1),
      position: mm(0.9),
      count: 4,
    });
    const frame = spotFrame(itemAt(spots, 0));
    expect(frame[6]).toBeCloseTo(-1, 12);
    expect(frame[14]).toBeCloseTo(-2.5 + 0.12, 9);
    expect(2 * girdleRadius * Math.sin(pitch / 2)).toBeCloseTo(1.2, 9);
  });
  it('leans a stone square to a domed surface', () => {
    const { spots } = plan({ position: mm(1.6) }, { profile: 'F08' });
    const body = ringBody(ringWith({ width: mm(5), height: mm(1.8), profile: 'F08' }), TABLES);
    const slope = itemAt(spots, 0).tilt * 1;
    expect(slope).toBeGreaterThan(0.3);
    const [arc] = body.section.outer.filter((piece) => piece.kind === 'arc' && piece.radius > 1);
    if (arc?.kind !== 'arc') throw new Error('F08 has one broad arc');
    // The normal of a circle points away from its centre.
    const spot = spots[0];
    if (spot === undefined) throw new Error('one stone');
    expect(Math.atan2(spot.position - arc.cx, spot.radius - body.innerRadius - arc.cy)).toBeCloseTo(spot.tilt, 6);
  });
  it('strews the same sky for the same seed, clear of each other and of the edges', () => {
    const sky = (seed: number, count: number) => plan({ setting: 'scatter', diameter: mm(1.3), seed, count }).spots;
    expect(sky(7, 20)).toEqual(sky(7, 20));
    expect(sky(7, 12)).toEqual(sky(7, 20).slice(0, 12));
    expect(sky(8, 20)).not.toEqual(sky(7, 20));
    const spots = sky(7, 30);
    expect(spots).toHaveLength(30);
    for (const [index, a] of spots.entries()) {
      expect(Math.abs(a.position) + 0.65).toBeLessThanOrEqual(2.5 - 0.3);
      for (const b of spots.slice(0, index)) {
        const arc = 2 * a.radius * Math.sin((a.angle - b.angle) / 2);
        expect(Math.hypot(arc, a.position - b.position)).toBeGreaterThan(1.3 + 0.19);
      }
    }
  });
  it('stops strewing when the ring is full', () => {
    const { count, most } = plan({ setting: 'scatter', diameter: mm(2.5), count: 120 });
    expect(count).toBeGreaterThan(5);
    expect(most).toBe(count);
    expect(count).toBeLessThan(60);
  });
  it('takes the side along the row as the stone’s length', () => {
    const row = { cut: 'baguette', diameter: mm(1.5), length: mm(3), extent: 'full' } as const;
    expect(plan({ ...row, orientation: 'across' }).count).toBeGreaterThan(1.7 * plan(row).count);
  });
});

describe('figures for the rules', () => {
  const ring = (stones: readonly Partial<StoneRow>[]): RingDesign =>
    ringWith({
      width: mm(6),
      height: mm(2),
      stones: stones.map((row) => ({ ...PLAIN, length: row.diameter ?? PLAIN.diameter, ...row })),
    });
  it('measure the gap between stones of different rows', () => {
    const design = ring([{ position: mm(-1) }, { position: mm(1.2) }, { angle: 90 }]);
    const gaps = stoneGaps(design, ringBody(design, TABLES));
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.rows).toEqual([0, 1]);
    expect(gaps[0]?.clear).toBeCloseTo(0.5, 1);
  });
  it('find overlapping stones', () => {
    const design = ring([{ position: mm(-0.5) }, { position: mm(0.5) }]);
    expect(stoneGaps(design, ringBody(design, TABLES))[0]?.clear).toBeCloseTo(-0.7, 1);
  });
  it('measure the wall under a flush seat from its tip', () => {
    const design = ring([{}]);
    const body = ringBody(design, TABLES);
    const [row] = design.stones;
    if (row === undefined) throw new Error('one row');
    // Table A's sum: 2 − 0.12 − girdle and cone of 1.7 mm.
    expect(wallUnder(body, row, planRow(body, row))).toBeCloseTo(2 - 0.12 - (0.015 + 0.4316 + 0.01) * 1.7 - 0.02, 2);
    expect(openSeats(design, body)).toEqual([]);
    expect(openSeats({ ...design, stones: [{ ...row, back: 'open' }] }, body)).toHaveLength(1);
  });
  it('measure heads', () => {
    const design = ring([{ setting: 'prong6', diameter: mm(5.1), lift: mm(3) }]);
    const [row] = design.stones;
    if (row === undefined) throw new Error('one row');
    const body = ringBody(design, TABLES);
    const head = headProportions(body, row, planRow(body, row));
    expect(head?.height).toBeCloseTo(3 + (0.015 + 0.1478) * 5.1, 2);
    expect(head?.culetRoom).toBeCloseTo(3 - (0.015 + 0.4316) * 5.1, 2);
  });
});

describe('any row', () => {
  it.each([
    ['inside the parameter table', anyDesign, 300],
    ['that a designer would ask for', likelyDesign, 300],
  ] as const)(`%s has finite places (seed ${SEED})`, (_, arbitrary, numRuns) => {
    fc.assert(
      fc.property(arbitrary, (design) => {
        for (const one of design.rings) {
          for (const row of one.stones) {
            const { placements, count, most } = layoutRow(one, row, TABLES);
            expect(placements).toHaveLength(count);
            expect(count).toBeLessThanOrEqual(most);
            expect(placements.every(({ matrix }) => matrix.length === 16 && matrix.every(Number.isFinite))).toBe(true);
          }
        }
      }),
      { seed: SEED, numRuns },
    );
  });
});
