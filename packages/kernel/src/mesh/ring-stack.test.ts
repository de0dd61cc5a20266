import { describe, expect, it } from 'vitest';
import { ringBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { headProportions } from '../stones/head-proportions.ts';
import { planRow } from '../stones/row-plan.ts';
import { mm } from '../units/quantities.ts';
import { buildRingScene } from './build-ring-scene.ts';
import { TESSELLATION_DISPLAY } from './ring-scene.ts';
import { stackGap, stackReach, touchingDistance } from './ring-stack.ts';
import { ringWith, KERNEL, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';

const reach = (ring: RingDesign) => stackReach(buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY));
const band = (change: Partial<RingDesign> = {}): RingDesign =>
  ringWith({ stones: [], grooves: [], engravings: [], profile: 'F01', width: mm(4), height: mm(1.6), ...change });
const solitaire = (lift: number): RingDesign =>
  band({
    width: mm(2.5),
    stones: WORKED_RING.stones.slice(0, 1).map((row) => ({
      ...row,
      setting: 'prong4',
      diameter: mm(6.4),
      length: mm(6.4),
      position: mm(0),
      lift: mm(lift),
      extent: 'count',
      count: 1,
    })),
  });

describe('rings worn together', () => {
  it('lie flush where both bands are plain, whatever their profile', () => {
    expect(touchingDistance(reach(band()), reach(band({ width: mm(3) })))).toBeCloseTo(3.5, 2);
    expect(stackGap(reach(band()), reach(band({ profile: 'F05', height: mm(1.9) })))).toBeCloseTo(0, 2);
  });

  it('keep as far apart as a low head reaches over its band, and touch under a high one', () => {
    const low = solitaire(0.9);
    const body = ringBody(low, TABLES);
    const [row] = low.stones;
    if (row === undefined) throw new Error('a solitaire has a stone');
    const head = headProportions(body, row, planRow(body, row));
    // The girdle, and the prongs beside it, would stand inside a band that is taller than the head is high.
    const tall = reach(band({ height: mm(3) }));
    const gap = stackGap(reach(low), tall);
    expect(gap).toBeGreaterThan(6.4 / 2 - 2.5 / 2 - 0.1);
    expect(gap).toBeLessThanOrEqual((head?.overhang ?? 0) + 0.05);
    const beneath = stackGap(reach(solitaire(4)), reach(band({ height: mm(1.4) })));
    expect(beneath).toBeLessThan(gap / 2);
    // It is the same from either side.
    expect(stackGap(tall, reach(low))).toBeCloseTo(gap, 1);
  });
});
