import { describe, expect, it } from 'vitest';
import { laneOf, stoneRow } from '../../../test/fixtures/plain-parts.ts';
import { codesOf, errorsOf, flatBand, issuesOf } from '../../../test/rule-limits.ts';
import {
  SETTING_IDS,
  STONE_CUTS,
  type RingDesign,
  type SettingId,
  type StoneCut,
  type StoneRow,
} from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';

const row = (setting: SettingId, diameter: number, change: Partial<StoneRow> = {}): StoneRow =>
  stoneRow({ setting, diameter: mm(diameter), ...change });
const rows = (...stones: readonly StoneRow[]): Partial<RingDesign> => ({ stones });

describe('what the trade keeps', () => {
  it('is no other size, and the nearest two are offered', () => {
    const SIZES = [1, 1.3, 1.5, 1.7, 2.1, 2.5, 3, 4.3];
    for (let hundredth = 80; hundredth <= 320; hundredth++) {
      const diameter = hundredth / 100;
      const ring = flatBand({ width: mm(8), height: mm(3), ...rows(row('flush', diameter)) });
      const found = errorsOf(ring).find(({ code }) => code === 'stone.size-unknown');
      expect(found === undefined, `${diameter}`).toBe(SIZES.includes(diameter));
      if (found === undefined) continue;
      const offered = Number(found.repair?.value);
      const nearest = SIZES.toSorted((a, b) => Math.abs(a - diameter) - Math.abs(b - diameter)).slice(0, 2);
      expect(nearest).toContain(offered);
    }
  });
  it.each([
    ['tw-si', true],
    ['tw-vs', true],
    ['aaa', false],
    ['best', false],
  ])('diamonds in %s: %s', (quality, isKept) => {
    expect(codesOf(flatBand(rows(row('flush', 1.5, { quality })))).includes('stone.quality-unknown')).toBe(!isKept);
  });
  it('is no stone that the tables do not know', () => {
    const found = errorsOf(flatBand(rows(row('flush', 1.5, { material: 'ruby' })))).find(
      ({ code }) => code === 'stone.quality-unknown',
    );
    expect(found).toMatchObject({ path: '/rings/0/stones/0/quality', params: { material: 'ruby', quality: 'tw-si' } });
  });
});

describe('the outline and depth of a real stone', () => {
  /** Length and depth over the width within which a stone is that cut: what dealers list as typical lies inside. */
  const TYPICAL: Readonly<Record<StoneCut, readonly [least: number, most: number, depth: number]>> = {
    round: [1, 1, 0.61],
    princess: [1, 1.05, 0.72],
    oval: [1.3, 1.5, 0.61],
    cushion: [1, 1.15, 0.65],
    emerald: [1.3, 1.5, 0.63],
    asscher: [1, 1.05, 0.65],
    radiant: [1, 1.4, 0.64],
    pear: [1.4, 1.6, 0.61],
    marquise: [1.7, 2, 0.61],
    heart: [1, 1.05, 0.6],
    baguette: [1.5, 2.4, 0.65],
  };
  const listed = (cut: StoneCut, ratio: number, depth: number): readonly string[] => {
    const stone = row('prong4', 4, { cut, length: mm(4 * ratio), depth: mm(4 * depth), listing: 'lot-1', lift: mm(2) });
    return codesOf(flatBand({ width: mm(8), height: mm(3), ...rows(stone) })).filter(
      (code) => code === 'stone.proportions' || code === 'stone.depth',
    );
  };
  it.each(STONE_CUTS)('%s: what is typical is taken, what is far from it is not', (cut) => {
    const [least, most, depth] = TYPICAL[cut];
    expect([listed(cut, least, depth), listed(cut, most, depth)]).toEqual([[], []]);
    expect(listed(cut, most, 0.45)).toEqual(['stone.depth']);
    expect(listed(cut, most, 0.9)).toEqual(['stone.depth']);
    // A third longer than the longest that is typical.
    expect(listed(cut, Math.max(1.35, 1.33 * most), depth)).toContain('stone.proportions');
    // Shorter than wide is no cut but a heart, and the record says the shorter side first.
    if (least > 1.2) expect(listed(cut, 1, depth)).toContain('stone.proportions');
  });
});

describe('heads', () => {
  it('stay off the neighbouring fingers: 8 mm from the middle of the ring', () => {
    const reach = (position: number) =>
      codesOf(flatBand({ width: mm(6), ...rows(row('prong4', 4.3, { lift: mm(2.4), position: mm(position) })) }));
    // Half of 4.3 mm, a fifth and a half of a wire of 0.8: 2.71 mm beside the middle of the stone.
    expect(reach(0)).toEqual([]);
    expect(reach(5.2)).not.toContain('stone.overhang');
    expect(reach(5.4)).toContain('stone.overhang');
    expect(reach(-5.4)).toContain('stone.overhang');
  });
  it('may reach over the edge of a band, sunk stones may not', () => {
    for (const setting of SETTING_IDS) {
      const stone = row(setting, 2.1, { spacing: mm(0.5), lift: mm(0), position: mm(1.2) });
      const found = codesOf(
        flatBand({ width: mm(3), height: mm(2.4), segments: [laneOf('pt950-ru')], ...rows(stone) }),
      );
      const stands = ['bezel', 'prong4', 'prong6', 'tension', 'scatter'].includes(setting);
      if (!stands && setting !== 'side') expect(found, setting).toContain('stone.edge-distance');
      if (['bezel', 'prong4', 'prong6'].includes(setting)) expect(found, setting).not.toContain('stone.edge-distance');
    }
  });
});

describe('a closed row', () => {
  it('is warned of when its gaps are stretched by more than half a tenth', () => {
    // 5.5 mm wide and 2 mm high at size 54: 66.57 mm at the crest, 39 stones of 1.5 mm and 0.2 mm.
    const stretched = (spacing: number) =>
      issuesOf(
        flatBand({ width: mm(5.5), ...rows(row('channel', 1.5, { extent: 'full', spacing: mm(spacing) })) }),
      ).filter(({ code }) => code === 'stone.spacing');
    const around = 54 + 2 * Math.PI * 2;
    for (const spacing of [0.05, 0.1, 0.2, 0.31, 0.45, 0.6, 1]) {
      const count = Math.floor(around / (1.5 + spacing));
      // The girdles lie lower than the crest, on a circle that the rule must not take for the crest's.
      const most = around / count - 1.5 - spacing;
      const found = stretched(spacing);
      if (most < 0.05) expect(found, `${spacing}`).toEqual([]);
      if (most > 0.2) expect(found, `${spacing}`).toMatchObject([{ severity: 'warning' }]);
    }
  });
  it.each(['third', 'half', 'full'] as const)(
    'of the extent %s is not asked of settings that hold a number',
    (extent) => {
      for (const setting of ['tension', 'channel-cross'] as const) {
        const ring = flatBand({
          segments: [laneOf('pt950-ru')],
          ...rows(row(setting, 1.5, { extent, spacing: mm(0.05) })),
        });
        expect(codesOf(ring)).toContain('stone.setting-count');
      }
    },
  );
  it('at most five of them lie side by side', () => {
    const positions = [-4.4, -2.6, -0.9, 0.9, 2.6, 4.4];
    const ring = (count: number, angle = 0): RingDesign =>
      flatBand({
        width: mm(12),
        ...rows(
          ...positions
            .slice(0, count)
            .map((position, index) =>
              row('flush', 1.3, { extent: 'third', position: mm(position), angle: index === 5 ? angle : 0 }),
            ),
        ),
      });
    expect(codesOf(ring(5))).toEqual([]);
    expect(codesOf(ring(6))).toEqual(['stone.rows']);
    // The sixth on the other side of the finger lies beside none of them.
    expect(codesOf(ring(6, 180))).toEqual([]);
  });
});

describe('a flank that is too low for its stone', () => {
  it('is offered a smaller stone of the trade in its middle, or more height', () => {
    // F01 of 2 mm: 1.6 mm of flank between its edge radii, of which 0.15 mm stay clear on either side.
    const stone = row('side', 1.5, { face: 'right', position: mm(1) });
    const ring = flatBand(rows(stone));
    const found = errorsOf(ring).find(({ code }) => code === 'stone.edge-distance');
    expect(found).toMatchObject({ path: '/rings/0/stones/0/position', params: { value: 0.05, min: 0.15 } });
    expect(found?.repair).toEqual({
      path: '/rings/0/stones/0',
      value: { ...stone, diameter: 1.3, length: 1.3, position: 1 },
    });
    expect(errorsOf(flatBand(rows({ ...stone, diameter: mm(1.3), length: mm(1.3) })))).toEqual([]);
    expect(errorsOf(flatBand({ height: mm(2.3), ...rows({ ...stone, position: mm(1.15) }) }))).toEqual([]);
  });
});
