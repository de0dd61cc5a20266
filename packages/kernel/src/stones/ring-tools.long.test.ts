import { itemAt, lastItem } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { channelMetal } from '../../test/channel-metal.ts';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { sampledMetal } from '../../test/sampled-metal.ts';
import { ringBody } from '../body/ring-body.ts';
import { STRAIGHT } from '../design/blank-ring.ts';
import { SETTING_IDS, STONE_CUTS, type Groove, type RingDesign, type StoneRow } from '../design/ring-design.ts';
import { pointAt } from '../math/piece.ts';
import { cross, dot, type Vector3 } from '../math/vector3.ts';
import { mm } from '../units/quantities.ts';
import { planRow } from './row-plan.ts';
import { ringTools } from './ring-tools.ts';
import { stoneMetal } from './stone-metal.ts';
import { flushSeatMetal } from './seat-metal.ts';
import type { FacetedTool, Tool } from './tool.ts';

const [FIRST] = WORKED_RING.stones;
if (FIRST === undefined) throw new Error('the worked example has one row');
const PLAIN: StoneRow = FIRST;

const ringOf = (row: Partial<StoneRow>, ring: Partial<RingDesign> = {}): RingDesign => {
  const diameter = row.diameter ?? PLAIN.diameter;
  return ringWith({
    width: mm(5),
    height: mm(1.8),
    stones: [{ ...PLAIN, length: diameter, ...row }],
    ...ring,
  });
};
const grooveOf = (shape: Groove['shape'], width: number): Groove => ({
  shape,
  width: mm(width),
  position: mm(0),
  path: STRAIGHT,
});
const metalOf = (ring: RingDesign): number =>
  stoneMetal(ring, ringBody(ring, TABLES)).reduce((sum, value) => sum + value, 0);

/** Signed volume and open edges of a faceted tool. */
function measure({ positions, indices }: FacetedTool): { volume: number; open: number } {
  const at = (corner: number): Vector3 => positions.subarray(3 * corner, 3 * corner + 3) as unknown as Vector3;
  const edges = new Map<string, number>();
  const count = (from: number, to: number, by: number): unknown =>
    edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + by);
  let volume = 0;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const triangle = [...indices.subarray(k, k + 3)];
    const [a, b, c] = triangle.map(at) as [Vector3, Vector3, Vector3];
    volume += dot(a, cross(b, c)) / 6;
    triangle.forEach((from, side) => {
      const to = triangle[(side + 1) % 3] ?? from;
      count(from, to, 1);
      count(to, from, -1);
    });
  }
  return { volume, open: [...edges.values()].filter((left) => left !== 0).length };
}

function expectWhole({ solid, id }: Tool): void {
  if (solid.shape === 'faceted') {
    const { volume, open } = measure(solid);
    expect([id, open]).toEqual([id, 0]);
    expect(volume).toBeGreaterThan(0);
    return;
  }
  if (solid.shape === 'swept') {
    const area = solid.outline.reduce((sum, a, index) => {
      const b = solid.outline[(index + 1) % solid.outline.length] ?? a;
      return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0);
    expect(area).toBeGreaterThan(0);
    expect(solid.to).toBeGreaterThan(solid.from);
    return;
  }
  const heights = solid.outer.flatMap((piece) => [pointAt(piece, 0), pointAt(piece, 1)]);
  heights.slice(1).forEach(({ x }, index) => expect(x).toBeGreaterThanOrEqual(itemAt(heights, index).x - 1e-9));
  expect(heights.every(({ y }) => y >= -1e-9)).toBe(true);
  if (solid.inner !== null) {
    const [first, last] = [solid.inner[0], solid.inner.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a hole has at least one piece');
    expect(pointAt(first, 0).x).toBeCloseTo(itemAt(heights, 0).x, 12);
    expect(pointAt(last, 1).x).toBeCloseTo(lastItem(heights).x, 12);
  }
}

describe('tools of every setting', () => {
  it.each(SETTING_IDS.flatMap((setting) => STONE_CUTS.map((cut) => [setting, cut] as const)))(
    '%s, %s',
    (setting, cut) => {
      const length = mm(cut === 'round' ? 2.5 : 3.5);
      for (const orientation of ['along', 'across'] as const) {
        const row = { setting, cut, diameter: mm(2.5), length, orientation, count: 3, lift: mm(1), spacing: mm(0.3) };
        const ring = ringOf(row, { width: mm(12), height: mm(2.6) });
        const tools = ringTools(ring, ringBody(ring, TABLES));
        expect(tools.length).toBeGreaterThan(0);
        tools.forEach(expectWhole);
        expect(Number.isFinite(metalOf(ring))).toBe(true);
      }
    },
  );
  it('take metal away where they cut, and add it where they stand', () => {
    for (const setting of SETTING_IDS) {
      const metal = metalOf(ringOf({ setting, lift: mm(1.2) }, { height: mm(2.2) }));
      expect(Math.sign(metal)).toBe(setting === 'bezel' || setting.startsWith('prong') ? 1 : -1);
    }
  });
});

describe('metal of the settings', () => {
  it('is that of the closed sections for channels', () => {
    const ring = ringOf({ setting: 'channel', extent: 'half', position: mm(0.2) });
    const [row] = ring.stones;
    if (row === undefined) throw new Error('one row');
    const body = ringBody(ring, TABLES);
    const closed = channelMetal(body, row, planRow(body, row), -9, 9);
    expect(Math.abs(metalOf(ring) / -closed - 1)).toBeLessThan(1e-9);
  });
  it('is that of the closed sections for a seat weighed along its axis', () => {
    // An open back's drill that stays above the culet changes nothing; the measured depth sends the row the general way.
    const ring = ringOf({});
    const [row] = ring.stones;
    if (row === undefined) throw new Error('one row');
    const body = ringBody(ring, TABLES);
    const closed = flushSeatMetal(body, row, planRow(body, row), -9, 9);
    const natural = (0.14777 + 0.03 + 0.43159) * row.diameter;
    const measured = metalOf(ringOf({ depth: mm(natural) }));
    expect(Math.abs(measured + closed)).toBeLessThan(2e-5);
  });
  // Cells of 0.09 mm: the sampled change is good to some 0.01 mm³.
  it.each([
    ['a leaning seat', { position: mm(1.6) }, { profile: 'F08' }, 2.4],
    ['an open leaning seat', { position: mm(1.6), back: 'open' }, { profile: 'F08' }, 2.4],
    ['a flank', { setting: 'side', face: 'right', diameter: mm(1), position: mm(0.9) }, {}, 2.6],
    ['grain', { setting: 'grain', count: 3, diameter: mm(1.3) }, {}, 2.6],
    ['pavé', { setting: 'pave', count: 3, spacing: mm(0.06), diameter: mm(1.5) }, {}, 2.8],
    ['a bar', { setting: 'bar', spacing: mm(0.6) }, { profile: 'F01', width: mm(2), height: mm(2.2) }, 1.6],
    ['a channel across', { setting: 'channel-cross', count: 3, spacing: mm(0.05), diameter: mm(1.3) }, {}, 2.6],
    ['a gap', { setting: 'tension' }, { width: mm(4), height: mm(2.2) }, 2.1],
    [
      'a gap under a stone wider than the band',
      { setting: 'tension', diameter: mm(6.5) },
      { width: mm(4), height: mm(4) },
      3.4,
      0.04,
    ],
    ['a bezel', { setting: 'bezel', diameter: mm(3), lift: mm(1.2) }, {}, 2],
    ['six prongs', { setting: 'prong6', diameter: mm(4.3), lift: mm(3) }, {}, 3],
    ['four prongs in the band', { setting: 'prong4', diameter: mm(4.3), lift: mm(1) }, {}, 3],
    ...[0.6, 1.6, 2.9].map(
      (lift) =>
        [
          `a head beside a narrow band, ${lift} high`,
          { setting: 'prong6', diameter: mm(5.1), lift: mm(lift) },
          { width: mm(2.5) },
          3.6,
          // Leaning prongs have more surface across the cells.
          0.04,
        ] as const,
    ),
    ['a bezel over a narrow band', { setting: 'bezel', diameter: mm(4.3), lift: mm(2.1) }, { width: mm(2.5) }, 2.9],
    ['a flush stone across a V', { diameter: mm(2.1) }, { grooves: [grooveOf('v', 0.5)] }, 2.4],
    ['a flush stone on the floor of a groove', { diameter: mm(1.5) }, { grooves: [grooveOf('flat', 2)] }, 2.4],
    ['a flush stone on a raised band', { diameter: mm(1) }, { grooves: [grooveOf('raised', 2)] }, 2.4],
    [
      'grain across a groove',
      { setting: 'grain', count: 3, diameter: mm(1.3) },
      { grooves: [grooveOf('u', 0.5)] },
      2.6,
    ],
    ['grain in a groove', { setting: 'grain', count: 2, diameter: mm(1) }, { grooves: [grooveOf('flat', 2)] }, 2.6],
    [
      'pavé in a groove',
      { setting: 'pave', count: 3, spacing: mm(0.06), diameter: mm(1.3) },
      { grooves: [grooveOf('flat', 2)] },
      2.8,
    ],
    [
      'a channel in a groove',
      { setting: 'channel', count: 3, spacing: mm(0.05), diameter: mm(1.3) },
      { grooves: [grooveOf('flat', 2)], height: mm(2.2) },
      2.8,
    ],
    [
      'a stone on a step',
      { diameter: mm(1), position: mm(-1.7) },
      {
        profile: 'F01',
        edges: { left: { form: 'step', width: mm(1.6), depth: mm(0.4), finish: 'polished' }, right: null },
      },
      2.4,
    ],
    [
      'a bezel over a groove',
      { setting: 'bezel', diameter: mm(3), lift: mm(1.4) },
      { grooves: [grooveOf('u', 1)] },
      2.1,
    ],
    ['shared prongs', { setting: 'prong4', diameter: mm(1.5), lift: mm(0.6), count: 3, spacing: mm(0.1) }, {}, 2.9],
  ] as const)('is what counted cells say: %s', (_, row, change, half, tolerance: number = 0.02) => {
    const ring = ringOf(row, change);
    const body = ringBody(ring, TABLES);
    const r = body.innerRadius;
    const box = [
      [-half, r - 1, -half],
      [half, r + Math.max(2.6, ring.height + 0.4) + itemAt(ring.stones, 0).lift, half],
    ] as const;
    const sampled = sampledMetal(ringTools(ring, body), body, box, 0.09);
    expect(Math.abs(metalOf(ring) - sampled)).toBeLessThan(tolerance);
  });
});
