import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { expectSolid } from '../../test/expect-solid.ts';
import { mm } from '../units/quantities.ts';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { layoutRow } from './layout-row.ts';
import { roundBrilliant } from './round-brilliant.ts';

describe('roundBrilliant', () => {
  const stone = roundBrilliant();
  it('has 57 facets', () => {
    const count = (kind: string): number => stone.planes.filter((plane) => plane.kind === kind).length;
    expect(['table', 'star', 'bezel', 'upper-half', 'main', 'lower-half'].map(count)).toEqual([1, 8, 8, 16, 8, 16]);
  });
  it('is a closed solid of 0.2099 d³', () => {
    expect(Math.abs(stone.volume / 0.2099 - 1)).toBeLessThan(0.005);
    const solid = expectSolid([stone.mesh]);
    expect(Math.abs(solid.volume / stone.volume - 1)).toBeLessThan(1e-5);
  });
  it('stands with its table up and mid-girdle at zero', () => {
    const ys = [...stone.mesh.positions].filter((_, index) => index % 3 === 1);
    expect(Math.max(...ys)).toBeCloseTo(0.015 + 0.1478, 3);
    expect(Math.min(...ys)).toBeCloseTo(-0.015 - 0.4316, 3);
  });
});

describe('layoutRow', () => {
  const row = { ...WORKED_RING.stones[0], spacing: mm(0.2), extent: 'full' } as const;
  const ring = ringWith({ profile: 'F01', height: mm(1.8), width: mm(5) });
  const counts = (change: object) => layoutRow(ring, { ...(row as (typeof ring.stones)[0]), ...change }, TABLES);
  it.each([
    [1.3, 43],
    [1.5, 38],
    [1.7, 34],
    [2.1, 28],
  ])('fills the ring with stones of %d mm: %d', (diameter, count) => {
    const layout = counts({ diameter });
    expect(layout.count).toBe(count);
    expect(layout.gap).toBeGreaterThan(0.19);
    expect(layout.gap).toBeLessThan(0.25);
  });
  it.each([
    ['half', 19],
    ['third', 11],
  ])('%s of 38 is the odd %d', (extent, count) => {
    expect(counts({ diameter: 1.5, extent }).count).toBe(count);
  });
  it('puts one stone on the top, table outwards, 0.12 mm sunk', () => {
    const { placements } = counts({ extent: 'count', count: 1 });
    const matrix = itemAt(placements, 0).matrix;
    const bore = 54 / (2 * Math.PI);
    expect(matrix[12]).toBeCloseTo(0, 9);
    expect(matrix[13]).toBeCloseTo(bore + 1.8 - 0.12, 9);
    expect(matrix[5]).toBeCloseTo(1.7, 9);
  });
  it('keeps the ordered clear distance as a chord', () => {
    const { placements } = counts({ extent: 'count', count: 5, spacing: 0.3 });
    const [a = [], b = []] = placements.map((placement) => placement.matrix);
    const distance = Math.hypot(itemAt(a, 12) - itemAt(b, 12), itemAt(a, 13) - itemAt(b, 13));
    expect(distance).toBeCloseTo(2, 9);
  });
});
