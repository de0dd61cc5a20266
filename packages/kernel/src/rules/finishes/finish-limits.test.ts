import { describe, expect, it } from 'vitest';
import { edgeOf, grooveAt, laneOf, swingOf } from '../../../test/fixtures/plain-parts.ts';
import { TABLES } from '../../../test/fixtures/tables.ts';
import { codesOf, errorsOf, flatBand } from '../../../test/rule-limits.ts';
import { FINISH_IDS, type FinishId, type RingDesign } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';

const YELLOW = 'au585-yellow';
const ROSE = 'au585-rose';

describe('a finish', () => {
  const BRUSHED: readonly FinishId[] = ['matte-long', 'matte-cross', 'matte-diag', 'matte-xcross', 'satin'];
  const MILLED = new Set<FinishId>([
    'polished',
    ...BRUSHED,
    'sand-fine',
    'sand-coarse',
    'ice',
    'hammer-pol',
    'hammer-mat',
    'hammer-coarse',
  ]);
  const SKIN = new Set<FinishId>(['polished', 'sand-fine', 'satin']);
  it.each(FINISH_IDS)('%s is taken by the metals that it can be worked on', (finish) => {
    for (const { id } of TABLES.alloys) {
      const isHard = id === 'ti-grade2' || id === 'steel-316l';
      const isSkin = ['ta', 'zr-black', 'carbon-forged'].includes(id);
      const takes = isHard ? MILLED.has(finish) : isSkin ? SKIN.has(finish) : true;
      const ring = flatBand({ height: mm(2.4), segments: [laneOf(id, 1, finish)] });
      expect(codesOf(ring).includes('finish.alloy'), id).toBe(!takes);
    }
  });
  // Narrowest ring, or where a ring cannot be so narrow the narrowest edge, on which it can be worked.
  it.each([
    ['hammer-pol', 3],
    ['hammer-mat', 3],
    ['hammer-coarse', 3],
    ['matte-xcross', 2],
    ['bark', 2],
  ] as const)('%s needs a ring of %d mm', (finish, least) => {
    const at = (width: number) =>
      errorsOf(flatBand({ width: mm(width), height: mm(1.2), segments: [laneOf(YELLOW, 1, finish)] })).filter(
        ({ code }) => code === 'finish.segment-width',
      );
    expect(at(least)).toEqual([]);
    expect(at(least - 0.1)).toMatchObject([{ params: { finish, min: least } }]);
  });
  it.each([
    ['ice', 0.3],
    ['star', 0.5],
    ['diamond-long', 0.5],
    ['diamond-diag', 1],
    ['notch', 1.5],
  ] as const)('%s needs an edge of %d mm', (finish, least) => {
    const at = (width: number) =>
      errorsOf(
        flatBand({ width: mm(6), edges: { left: { ...edgeOf('step', width, 0.3), finish }, right: null } }),
      ).filter(({ code }) => code === 'finish.segment-width');
    expect(at(least)).toEqual([]);
    expect(at(least - 0.05)).toMatchObject([{ path: '/rings/0/edges/left/finish', params: { finish, min: least } }]);
  });
  it('that cannot stop at a line needs a groove on every joint with another finish', () => {
    const ring = (left: FinishId, right: FinishId, groove = false): RingDesign =>
      flatBand({
        width: mm(8),
        segments: [laneOf(YELLOW, 1, left), laneOf(ROSE, 1, right)],
        grooves: groove ? [grooveAt('v', 0.5)] : [],
      });
    for (const finish of FINISH_IDS) {
      const isForced = ['ice', 'matte-xcross', 'hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark'].includes(finish);
      for (const pair of [
        [finish, 'satin'],
        ['satin', finish],
      ] as const) {
        const [left, right] = pair;
        expect(codesOf(ring(left, right)).includes('finish.groove-forced'), finish).toBe(isForced);
        expect(codesOf(ring(left, right, true))).not.toContain('finish.groove-forced');
      }
      expect(codesOf(ring(finish, finish))).not.toContain('finish.groove-forced');
    }
  });
  it('follows the joint: a straight groove ends no finish on a wavy one', () => {
    const segments = [laneOf(YELLOW, 1, 'ice'), laneOf(ROSE)];
    const split = { ...swingOf('wave', 0.8, 2), form: 'wave' } as const;
    const ring = (groove: RingDesign['grooves'][number]): RingDesign =>
      flatBand({ width: mm(6), segments, split, grooves: [groove] });
    expect(codesOf(ring(grooveAt('v', 0.5, 0, split)))).toEqual([]);
    expect(codesOf(ring(grooveAt('v', 0.5, 0, { ...split, phase: 40 })))).toContain('finish.groove-forced');
    expect(codesOf(ring(grooveAt('v', 0.5)))).toContain('finish.groove-forced');
    // Two hundredths beside the joint still lie on it, three do not.
    expect(codesOf(ring(grooveAt('v', 0.5, 0.02, split)))).not.toContain('finish.groove-forced');
    expect(codesOf(ring(grooveAt('v', 0.5, 0.03, split)))).toContain('finish.groove-forced');
  });
  it.each(['hammer-pol', 'hammer-mat', 'hammer-coarse'] as const)(
    '%s is struck in rings of two colours, not of three',
    (finish) => {
      const segments = [laneOf(YELLOW, 3, finish), laneOf(ROSE)];
      const two = flatBand({ width: mm(8), segments, grooves: [grooveAt('v', 0.3, 2)] });
      expect(codesOf(two)).toEqual([]);
      const three = flatBand({
        width: mm(9),
        segments: [...segments, laneOf(YELLOW)],
        grooves: [grooveAt('v', 0.3, 0.9)],
      });
      expect(codesOf(three)).toContain('finish.divisions');
    },
  );
  it('that is filed through the edge needs a flank of 0.45 mm, unworked', () => {
    const ring = (change: Partial<RingDesign>): readonly string[] =>
      codesOf(flatBand({ segments: [laneOf(YELLOW, 1, 'notch')], ...change }));
    expect(ring({})).toEqual([]);
    expect(ring({ edges: { left: edgeOf('chamfer', 0.5), right: null } })).not.toContain('edge.wall');
    expect(ring({ edges: { left: edgeOf('chamfer', 0.5), right: edgeOf('chamfer', 0.5) } })).toContain('edge.wall');
    // F08 keeps 0.4 of its height as a flank, less its two edge radii.
    expect(ring({ profile: 'F08', width: mm(6), height: mm(2.4) })).toEqual([]);
    expect(ring({ profile: 'F08', width: mm(6), height: mm(1.2) })).toContain('edge.wall');
  });
  it('is filed through an edge of its own lane', () => {
    const lanes = (...finishes: readonly FinishId[]) =>
      finishes.map((finish, index) => laneOf(index % 2 === 0 ? YELLOW : ROSE, 1, finish));
    const worked = edgeOf('chamfer', 0.5);
    const codes = (finishes: readonly FinishId[], left: boolean, right: boolean): boolean =>
      codesOf(
        flatBand({
          width: mm(8),
          segments: lanes(...finishes),
          edges: { left: left ? worked : null, right: right ? worked : null },
        }),
      ).includes('edge.wall');
    expect(codes(['notch', 'polished'], false, true)).toBe(false);
    expect(codes(['notch', 'polished'], true, false)).toBe(true);
    expect(codes(['polished', 'notch'], true, false)).toBe(false);
    expect(codes(['polished', 'notch'], false, true)).toBe(true);
    // A lane in the middle has none.
    expect(codes(['polished', 'notch', 'polished'], false, false)).toBe(true);
    const shell = { ...swingOf('straight', 0), form: 'shell' } as const;
    const shells = (...finishes: readonly FinishId[]) =>
      codesOf(flatBand({ height: mm(2.4), segments: lanes(...finishes), split: shell }));
    expect(shells('notch', 'polished')).toEqual([]);
    expect(shells('polished', 'notch')).toContain('edge.wall');
  });
});
