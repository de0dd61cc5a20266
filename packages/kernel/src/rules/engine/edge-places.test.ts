import { describe, expect, it } from 'vitest';
import { edgeOf, grooveAt, laneOf, stoneRow, textLine } from '../../../test/fixtures/plain-parts.ts';
import { TABLES } from '../../../test/fixtures/tables.ts';
import { flatBand } from '../../../test/rule-limits.ts';
import { ringBody } from '../../body/ring-body.ts';
import type { ProfileId, RingDesign } from '../../design/ring-design.ts';
import { chainHeight } from '../../math/chain.ts';
import { pointAt } from '../../math/piece.ts';
import { mm } from '../../units/quantities.ts';
import { ruleContext } from './rule-context.ts';
import { engravingPlace } from '../engraving/engraving-place.ts';
import { groovePlace } from '../grooves/groove-place.ts';
import { splitPlace } from '../segments/split-place.ts';
import { stonePlace } from '../stones/stone-place.ts';
import type { RingRule } from '../basis/rule.ts';

/*
 * What keeps a distance from a worked edge keeps it from where the edge ends in the metal: on flanks that lean inwards the
 * edge begins inside the ordered width, and so does what lies beside it.
 */

const PROFILES: readonly ProfileId[] = ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F09', 'F10', 'F17'];
const stepped = (profile: ProfileId, change: Partial<RingDesign>): RingDesign =>
  flatBand({
    profile,
    width: mm(6),
    edges: { left: edgeOf('step', 0.6, 0.3), right: edgeOf('step', 0.6, 0.3) },
    ...change,
  });
const obeys = (ring: RingDesign, rule: RingRule): boolean => rule(ruleContext(ring, TABLES, '/rings/0')).length === 0;
/** x at which both steps end, mm. */
function walls(profile: ProfileId): readonly [number, number] {
  const { left, right } = ringBody(stepped(profile, {}), TABLES).section.edges;
  if (left === null || right === null) throw new Error(`${profile} takes no step`);
  return [left.to, right.from];
}
/** The positions in steps of `step` furthest left and right that the rule lets be; it refuses the ends of the band. */
function furthest(ringAt: (position: number) => RingDesign, rule: RingRule, step: number): readonly [number, number] {
  const from = (side: -1 | 1): number => {
    for (let position = 2.5; position >= 0; position = Number((position - step).toFixed(2))) {
      if (obeys(ringAt(side * position), rule)) return side * position;
    }
    throw new Error('nothing can stand there');
  };
  return [from(-1), from(1)];
}

describe.each(PROFILES)('%s with two steps', (profile) => {
  const [left, right] = walls(profile);
  it('keeps a groove 0.3 mm from their walls', () => {
    const [low, high] = furthest((x) => stepped(profile, { grooves: [grooveAt('v', 0.3, x)] }), groovePlace, 0.01);
    for (const clear of [low - 0.15 - left, right - high - 0.15]) {
      expect(clear).toBeGreaterThan(0.3 - 1e-6);
      expect(clear).toBeLessThan(0.81);
    }
  });
  it('keeps a stone a quarter of a millimetre from their walls', () => {
    // The size table leaves a stone of 1 mm a quarter of a millimetre. Prongs may reach over an edge: no head here.
    const at = (x: number) =>
      stepped(profile, { stones: [stoneRow({ setting: 'bar', diameter: mm(1), position: mm(x) })] });
    const [low, high] = furthest(at, stonePlace, 0.01);
    for (const clear of [low - 0.5 - left, right - high - 0.5]) {
      expect(clear).toBeGreaterThan(0.15 - 1e-6);
      expect(clear).toBeLessThan(0.31);
    }
  });
  it('keeps letters half a millimetre from their walls', () => {
    const line = { face: 'outside', height: mm(1) } as const;
    const at = (x: number) => stepped(profile, { engravings: [textLine('ANNA', { ...line, position: mm(x) })] });
    const [low, high] = furthest(at, engravingPlace, 0.05);
    for (const clear of [low - 0.5 - left, right - high - 0.5]) expect(clear).toBeGreaterThan(0.5 - 1e-6);
  });
  it('keeps a joint a tenth of a millimetre from their walls', () => {
    for (let share = 1; share <= 12; share++) {
      const ring = stepped(profile, { segments: [laneOf('au585-yellow', share), laneOf('au585-rose')] });
      const clear = right - ((6 * share) / (share + 1) - 3);
      expect(obeys(ring, splitPlace), `${share}:1`).toBe(clear > 0.1 - 1e-6);
    }
  });
});

describe.each(['F01', 'F04', 'F17'] as const)('%s with a broad step', (profile) => {
  it('lets a stone lie on its floor, a quarter of a millimetre from the rim and a tenth from the wall', () => {
    const ringAt = (x: number): RingDesign =>
      flatBand({
        profile,
        width: mm(8),
        edges: { left: edgeOf('step', 2, 0.4), right: null },
        stones: [stoneRow({ diameter: mm(1), position: mm(x) })],
      });
    const { section } = ringBody(ringAt(0), TABLES);
    const wall = section.edges.left?.to ?? Number.NaN;
    const rim = Math.min(...section.outer.map((piece) => pointAt(piece, 0).x));
    const floor = Array.from({ length: 240 }, (_, k) => Number((k / 100 - 4).toFixed(2))).filter(
      (x) => x + 0.5 < wall && obeys(ringAt(x), stonePlace),
    );
    expect(floor.length).toBeGreaterThan(40);
    expect(Math.min(...floor) - 0.5 - rim).toBeGreaterThan(0.25 - 1e-6);
    expect(Math.min(...floor) - 0.5 - rim).toBeLessThan(0.262);
    expect(wall - 0.5 - Math.max(...floor)).toBeGreaterThan(0.1 - 1e-6);
    expect(wall - 0.5 - Math.max(...floor)).toBeLessThan(0.112);
  });
});

describe('a groove on a trapezoid', () => {
  it.each([1.5, 2, 2.5, 3])('of %d mm lies on its flat top, not on its leaning flanks', (height) => {
    const at = (x: number, shape: 'v' | 'milgrain') =>
      flatBand({ profile: 'F17', width: mm(6), height: mm(height), grooves: [grooveAt(shape, 0.7, x)] });
    for (const shape of ['v', 'milgrain'] as const) {
      const [low, high] = furthest((x) => at(x, shape), groovePlace, 0.01);
      const { outer } = ringBody(flatBand({ profile: 'F17', width: mm(6), height: mm(height) }), TABLES).section;
      expect(high).toBeGreaterThan(0.5);
      for (const x of [low - 0.35, high + 0.35]) expect(chainHeight(outer, x)).toBeCloseTo(height, 3);
    }
  });
});
