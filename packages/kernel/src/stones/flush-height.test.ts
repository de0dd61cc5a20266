import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';
import { planRow } from './row-plan.ts';
import { wallUnder } from './seat-wall.ts';
import { stoneSize } from './stone-size.ts';

const [FIRST] = WORKED_RING.stones;
if (FIRST === undefined) throw new Error('the worked example has one row');
const PLAIN: StoneRow = FIRST;

/** A flush stone in a flat band: its table over the surface, and the wall under its seat, mm. */
function placed(diameter: number, height: number, change: Partial<StoneRow> = {}) {
  const row: StoneRow = { ...PLAIN, diameter: mm(diameter), length: mm(diameter), ...change };
  const body = ringBody(ringWith({ profile: 'F01', width: mm(8), height: mm(height), stones: [row] }), TABLES);
  const plan = planRow(body, row);
  const { crown, girdle } = stoneSize(row);
  const sink = plan.spots[0]?.sink ?? Infinity;
  const { count, gap } = plan;
  return { sink, count, gap, table: crown + girdle / 2 - sink, wall: wallUnder(body, row, plan) };
}

describe('the table of a flush stone', () => {
  it.each([2.1, 3, 4.1])('%d mm: stands 0 to 0.05 d over the surface', (diameter) => {
    const { table } = placed(diameter, 0.75 * diameter + 0.5);
    expect(table).toBeGreaterThanOrEqual(0);
    expect(table).toBeLessThanOrEqual(0.05 * diameter + 1e-9);
  });
  it.each([1, 1.3, 1.7])(
    '%d mm: its girdle lies 0.10 to 0.15 mm under the surface, as the trade sets small stones',
    (diameter) => {
      expect(placed(diameter, 0.75 * diameter + 0.5).sink).toBeCloseTo(0.12, 9);
    },
  );
  it.each([[2.1, 1.5]])('%d mm in the lowest band of the size table, %d: keeps the wall', (diameter, height) => {
    const { table, wall } = placed(diameter, height);
    expect(wall).toBeCloseTo(0.35, 3);
    expect(table).toBeLessThan(0.09 * diameter);
  });
  it.each(['full', 'half', 'third'] as const)(
    '%s row: stands 0 to 0.05 d over the surface where its spacing leaves room for that',
    (extent) => {
      for (const diameter of [2.1, 3, 4.1]) {
        const { table, gap } = placed(diameter, 0.75 * diameter + 0.5, { extent, spacing: mm(0.6) });
        expect(table).toBeGreaterThanOrEqual(0);
        expect(table).toBeLessThanOrEqual(0.05 * diameter + 1e-9);
        expect(gap).toBeGreaterThanOrEqual(0.2);
      }
    },
  );
  it('lies as low as its neighbours leave it room, and is counted at the circumference', () => {
    // Bore of a 54 and 1.8 mm: 65.3 mm for 2.3 mm each are 28.
    const { count, gap, sink } = placed(2.1, 1.8, { extent: 'full', spacing: mm(0.2) });
    expect(count).toBe(28);
    expect(gap).toBeCloseTo(0.2, 9);
    expect(sink).toBeGreaterThan(0.12);
  });
});
