import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import type { RingDesign } from '../../design/ring-design.ts';
import { ringBody } from '../../body/ring-body.ts';
import { planRow } from '../../stones/row-plan.ts';
import { stoneSize } from '../../stones/stone-size.ts';
import { tensionSeat } from '../../stones/tension-seat.ts';
import { checkDesign } from '../engine/check-design.ts';

/* Rings that hold one stone by their own spring, as the trade makes them: the stone may be wider than the band. */

const SIZES = [3, 3.4, 4.3, 5.2, 6.5, 7, 8];
const tables = {
  ...TABLES,
  roundSizes: SIZES.map((diameter) => ({ diameter, bucket: diameter / 10, ringWidthMin: 12, ringHeightMin: 5 })),
};

function sprung(diameter: number, change: object = {}): RingDesign {
  const [row] = WORKED_RING.stones;
  const stone = { ...row, setting: 'tension', diameter, length: diameter, spacing: 0, extent: 'count', count: 1 };
  const lane = { alloy: 'pt950-ru', share: 1, finish: 'polished', pattern: 0 };
  const own = { profile: 'F01', engravings: [], segments: [lane], stones: [{ ...stone, position: 0, angle: 0 }] };
  return ringWith({ ...own, ...change } as object);
}
const errorsOf = (ring: RingDesign): string[] =>
  checkDesign({ version: 3, rings: [ring] }, tables)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
/** Lowest height in tenths at which the ring is accepted, mm; null where none up to 5 mm is. */
function lowest(diameter: number, width: number): number | null {
  for (let tenths = 20; tenths <= 50; tenths++) {
    if (errorsOf(sprung(diameter, { width, height: tenths / 10 })).length === 0) return tenths / 10;
  }
  return null;
}

describe('a sprung ring', () => {
  it.each([4, 4.5, 5, 5.5, 6])('holds a brilliant of 1 ct in a band of %d mm', (width) => {
    const height = lowest(6.5, width);
    // Culet 0.15 off the finger, 0.43 d of pavilion, the chord of the faces, the crown's bite and a lip of 0.15.
    expect(height).toBeGreaterThanOrEqual(3.8);
    expect(height).toBeLessThanOrEqual(4.2);
  });

  it.each(SIZES)('holds a brilliant of %d mm in some band that is narrower than it, or as narrow as bands get', (d) => {
    const widths = [3, 3.5, 4, 4.5, 5, 5.5, 6].filter((width) => lowest(d, width) !== null);
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeLessThanOrEqual(Math.max(3.5, d));
  });

  it.each(SIZES)('keeps girdle, lip and culet of %d mm in their places', (d) => {
    const ring = sprung(d, { width: 6, height: lowest(d, 6) ?? 5 });
    const body = ringBody(ring, tables);
    const [row] = ring.stones;
    if (row === undefined) throw new Error('the ring has a stone');
    const [spot] = planRow(body, row).spots;
    const { girdle, pavilion } = stoneSize(row);
    const { half, up, bite } = tensionSeat(row);
    const radius = spot?.radius ?? 0;
    expect(radius - girdle / 2 - pavilion - body.innerRadius).toBeGreaterThan(0.149);
    expect(body.innerRadius + ring.height - Math.hypot(radius, half) - up).toBeGreaterThan(0.149);
    expect(bite).toBeGreaterThanOrEqual(0.1);
    expect(half + bite).toBeGreaterThan(d / 2);
  });

  it('that is too low says how high it must be, and keeps its stone', () => {
    const issues = checkDesign({ version: 3, rings: [sprung(6.5, { width: 5, height: 2.4 })] }, tables);
    const low = issues.find(({ code }) => code === 'stone.ring-height');
    expect(low?.repair?.path).toBe('/rings/0/height');
    expect(errorsOf(sprung(6.5, { width: 5, height: low?.repair?.value }))).toEqual([]);
  });

  it.each(['pd950', 'ag925', 'ta', 'zr-black', 'carbon-forged', 'au585-yellow'])(
    'of %s is refused once, and the stone stays',
    (alloy) => {
      const segments = [{ alloy, share: 1, finish: 'polished', pattern: 0 }];
      const ring = sprung(3, { width: 5, height: 3, segments });
      const found = checkDesign({ version: 3, rings: [ring] }, tables).filter(
        ({ code }) => code === 'stone.setting-alloy',
      );
      expect(found).toHaveLength(1);
      expect(found[0]?.repair?.path).not.toBe('/rings/0/stones');
      expect(found[0]?.repair).toBeDefined();
    },
  );
});
