import { describe, expect, it } from 'vitest';
import { edgeOf, grooveAt, laneOf, swingOf } from '../../../test/fixtures/plain-parts.ts';
import { TABLES } from '../../../test/fixtures/tables.ts';
import { codesOf, errorsOf, expectLimit, flatBand, type RuleLimit } from '../../../test/rule-limits.ts';
import { GROOVE_SHAPES, type Groove, type GrooveShape, type RingDesign, type Split } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';

const TWO = [laneOf('au585-yellow'), laneOf('au585-rose')];
const beside = (...grooves: readonly Groove[]): Partial<RingDesign> => ({ grooves });
const wave = (amplitude: number, waves = 2): Split & { readonly form: 'wave' } => ({
  ...swingOf('wave', amplitude, waves),
  form: 'wave',
});

describe('the tools', () => {
  /** Widths in mm that a workshop has a tool for, by shape. */
  const WIDTHS: Readonly<Record<GrooveShape, readonly number[]>> = {
    v: [0.3, 0.5, 1, 1.5],
    v60: [0.3, 0.65, 1],
    u: [0.3, 0.5, 1, 1.5, 2],
    flat: [0.3, 0.5, 1, 1.5, 2],
    raised: [0.2, 0.5, 1, 1.5, 2],
    milgrain: [0.7, 1.2],
    bead: [0.7, 0.9],
  };
  it.each(GROOVE_SHAPES)('%s: no width that there is no tool for, and the nearest one is offered', (shape) => {
    for (let step = 4; step <= 40; step++) {
      const width = Number((step * 0.05).toFixed(2));
      const found = errorsOf(flatBand({ width: mm(8), height: mm(3), ...beside(grooveAt(shape, width)) })).find(
        ({ code }) => code === 'groove.size',
      );
      const isMade = WIDTHS[shape].includes(width);
      expect(found === undefined, `${width}`).toBe(isMade);
      if (found === undefined) continue;
      expect(found.params).toEqual({ value: width, shape });
      const offered = Number(found.repair?.value);
      expect(WIDTHS[shape]).toContain(offered);
      const nearest = Math.min(...WIDTHS[shape].map((made) => Math.abs(made - width)));
      expect(Math.abs(offered - width)).toBeCloseTo(nearest, 9);
    }
  });
});

const PLACES: readonly RuleLimit[] = [
  [
    '0.3 mm to the rim',
    {},
    'grooves',
    [grooveAt('v', 0.5, 1.95)],
    [grooveAt('v', 0.5, 1.96)],
    'groove.edge-distance',
    { value: 0.29, min: 0.3 },
  ],
  [
    '0.3 mm to the other rim',
    {},
    'grooves',
    [grooveAt('u', 0.3, -2.05)],
    [grooveAt('u', 0.3, -2.06)],
    'groove.edge-distance',
    { value: 0.29, min: 0.3 },
  ],
  [
    '0.4 mm to the rim for a wave, where it swings furthest',
    {},
    'grooves',
    [grooveAt('v', 0.5, 1.35, swingOf('wave', 0.5, 3))],
    [grooveAt('v', 0.5, 1.36, swingOf('wave', 0.5, 3))],
    'groove.edge-distance',
    { value: 0.39, min: 0.4 },
  ],
  [
    '0.3 mm to the rim for a diagonal',
    {},
    'grooves',
    [grooveAt('v', 0.5, 1.45, swingOf('diagonal', 0.5))],
    [grooveAt('v', 0.5, 1.46, swingOf('diagonal', 0.5))],
    'groove.edge-distance',
    { value: 0.29, min: 0.3 },
  ],
  [
    '0.3 mm to the wall of a step',
    { edges: { left: null, right: edgeOf('step', 0.6, 0.3) } },
    'grooves',
    [grooveAt('v', 0.5, 1.35)],
    [grooveAt('v', 0.5, 1.36)],
    'groove.edge-distance',
    { value: 0.29, min: 0.3 },
  ],
  [
    '0.2 mm to the rim for beads, as far as the edge radius reaches',
    {},
    'grooves',
    [grooveAt('milgrain', 0.7, 1.95)],
    [grooveAt('milgrain', 0.7, 1.96)],
    'groove.edge-distance',
    { value: 0.19, min: 0.2 },
  ],
  [
    '0.3 mm between two grooves',
    beside(grooveAt('v', 0.5, -0.5)),
    'grooves/1',
    grooveAt('u', 0.5, 0.3),
    grooveAt('u', 0.5, 0.29),
    'groove.overlap',
    { value: 0.29, min: 0.3 },
  ],
  [
    '0.1 mm between two rows of beads',
    beside(grooveAt('milgrain', 0.7, -0.5)),
    'grooves/1',
    grooveAt('bead', 0.7, 0.3),
    grooveAt('bead', 0.7, 0.29),
    'groove.overlap',
    { value: 0.09, min: 0.1 },
  ],
  [
    '0.3 mm between beads and a groove',
    beside(grooveAt('milgrain', 0.7, -0.5)),
    'grooves/1',
    grooveAt('v', 0.5, 0.4),
    grooveAt('v', 0.5, 0.39),
    'groove.overlap',
    { value: 0.29, min: 0.3 },
  ],
  [
    'the same between two waves that run alike',
    beside(grooveAt('v', 0.5, -0.5, swingOf('wave', 0.5, 3))),
    'grooves/1',
    grooveAt('v', 0.5, 0.3, swingOf('wave', 0.5, 3)),
    grooveAt('v', 0.5, 0.29, swingOf('wave', 0.5, 3)),
    'groove.overlap',
    { value: 0.29, min: 0.3 },
  ],
  [
    'the swing more between a wave and a straight groove',
    beside(grooveAt('v', 0.5, -1)),
    'grooves/1',
    grooveAt('v', 0.5, 0.3, swingOf('wave', 0.5, 3)),
    grooveAt('v', 0.5, 0.29, swingOf('wave', 0.5, 3)),
    'groove.overlap',
    { value: 0.29, min: 0.3 },
  ],
  [
    'a tenth beside a joint that it does not cover',
    { width: mm(6), segments: TWO },
    'grooves',
    [grooveAt('v', 0.5, 0.35)],
    [grooveAt('v', 0.5, 0.34)],
    'groove.joint',
    { value: 0.09, min: 0.1 },
  ],
  [
    'its middle on a joint that it covers',
    { width: mm(6), segments: TWO },
    'grooves',
    [grooveAt('v', 0.5, 0.02)],
    [grooveAt('v', 0.5, 0.03)],
    'groove.joint',
    { value: 0, min: 0.1 },
  ],
  [
    'the path of a wavy joint that it covers',
    { width: mm(6), segments: TWO, split: wave(0.8) },
    'grooves',
    [grooveAt('v', 0.5, 0, wave(0.8))],
    [grooveAt('v', 0.5, 0, wave(0.75))],
    'groove.joint',
    { value: 0 },
  ],
];

const WALLS: readonly RuleLimit[] = [
  ['0.8 mm of gold under a V', beside(grooveAt('v', 1)), 'height', 1.3, 1.2, 'groove.wall', { value: 0.7, min: 0.8 }],
  [
    '0.8 mm of gold under a V of 60°',
    beside(grooveAt('v60', 1)),
    'height',
    1.7,
    1.6,
    'groove.wall',
    { value: 0.73, min: 0.8 },
  ],
  ['0.8 mm of gold under a U', beside(grooveAt('u', 2)), 'height', 1.8, 1.7, 'groove.wall', { value: 0.7, min: 0.8 }],
  [
    '0.8 mm of gold under a flat groove',
    beside(grooveAt('flat', 2)),
    'height',
    1.1,
    1,
    'groove.wall',
    { value: 0.7, min: 0.8 },
  ],
  [
    '1.0 mm of silver under a V',
    { segments: [laneOf('ag925')], ...beside(grooveAt('v', 1)) },
    'height',
    1.5,
    1.4,
    'groove.wall',
    { value: 0.9, min: 1 },
  ],
  [
    '0.8 mm of gold under beads',
    beside(grooveAt('milgrain', 1.2)),
    'height',
    1.2,
    1.1,
    'groove.wall',
    { value: 0.75, min: 0.8 },
  ],
];

const PATHS: readonly RuleLimit[] = [
  [
    'six waves for a cutter',
    {},
    'grooves',
    [grooveAt('v', 0.5, 0, swingOf('wave', 0.5, 6))],
    [grooveAt('v', 0.5, 0, swingOf('wave', 0.5, 7))],
    'groove.waves',
    { count: 7, max: 6 },
  ],
  [
    'three waves for a wheel',
    {},
    'grooves',
    [grooveAt('milgrain', 0.7, 0, swingOf('wave', 0.5, 3))],
    [grooveAt('milgrain', 0.7, 0, swingOf('wave', 0.5, 4))],
    'groove.waves',
    { count: 4, max: 3 },
  ],
  [
    '0.2 mm from crest to trough',
    {},
    'grooves',
    [grooveAt('v', 0.5, 0, swingOf('wave', 0.1, 3))],
    [grooveAt('v', 0.5, 0, swingOf('wave', 0.05, 3))],
    'split.amplitude',
    { value: 0.1, min: 0.2 },
  ],
  // 0.7 of the radius 54 / 2π over six waves: 1.0026 mm.
  [
    'a slope of seven tenths',
    { width: mm(6) },
    'grooves',
    [grooveAt('v', 0.5, 0, swingOf('wave', 1, 6))],
    [grooveAt('v', 0.5, 0, swingOf('wave', 1.05, 6))],
    'split.amplitude',
    { value: 2.1, max: 2.01 },
  ],
  [
    'a ring of 3 mm for beads',
    { height: mm(1.6), ...beside(grooveAt('milgrain', 0.7)) },
    'width',
    3,
    2.9,
    'groove.ring-width',
    { min: 3 },
  ],
];

describe.each([
  ['the place of a groove', PLACES],
  ['the wall under a groove', WALLS],
  ['the path of a groove', PATHS],
])('%s', (_, limits) => {
  it.each(limits)('%s', (...limit) => expectLimit(limit));
});

describe('a groove', () => {
  it('keeps as far from the rim as the edge of a rounded profile is round, up to 0.8 mm', () => {
    // F05 at 5 × 2 mm: edge radii of 0.66 mm.
    const onRound = (position: number, profile: RingDesign['profile'] = 'F05') =>
      errorsOf(flatBand({ profile, ...beside(grooveAt('v', 0.3, position)) })).find(
        ({ code }) => code === 'groove.edge-distance',
      );
    const far = onRound(2.05);
    expect(Number(far?.params['min'])).toBeGreaterThan(0.3);
    expect(Number(far?.params['min'])).toBeLessThanOrEqual(0.8);
    const least = Number(far?.params['min']);
    expect(onRound(2.5 - 0.15 - least - 0.005)).toBeUndefined();
    expect(onRound(2.5 - 0.15 - least + 0.02)).toBeDefined();
    expect(onRound(2.05, 'F01')).toBeUndefined();
  });
  it('that stands out takes nothing from the wall', () => {
    expect(codesOf(flatBand({ height: mm(1.1), ...beside(grooveAt('raised', 2)) }))).toEqual([]);
  });
  it.each(['milgrain', 'bead'] as const)('%s: only in metals that are worked cold', (shape) => {
    for (const { id } of TABLES.alloys) {
      const isHard = ['ti-grade2', 'ta', 'zr-black', 'steel-316l', 'carbon-forged'].includes(id);
      const ring = flatBand({ height: mm(2.4), segments: [laneOf(id)], ...beside(grooveAt(shape, 0.7)) });
      const found = errorsOf(ring).find(({ code }) => code === 'stone.setting-alloy');
      expect(found !== undefined, id).toBe(isHard);
      if (found !== undefined) expect(found.params).toEqual({ setting: 'milgrain', alloy: id });
    }
  });
  it('of beads is refused by the hard one of two lanes that it touches, not by one that it does not', () => {
    const segments = [laneOf('au750-yellow'), laneOf('ta')];
    const at = (position: number) =>
      codesOf(flatBand({ width: mm(8), segments, ...beside(grooveAt('milgrain', 0.7, position)) }));
    expect(at(-2)).toEqual([]);
    expect(at(0)).toContain('stone.setting-alloy');
    expect(at(-0.4)).not.toContain('stone.setting-alloy');
    expect(at(-0.3)).toContain('stone.setting-alloy');
    expect(at(2)).toContain('stone.setting-alloy');
  });
  it('and its mirror image are judged alike', () => {
    const shapes: readonly (readonly [GrooveShape, number, number])[] = [
      ['v', 0.5, 1.9],
      ['v', 0.5, 1.98],
      ['u', 1, 1.7],
      ['u', 1, 1.75],
      ['milgrain', 0.7, 1.97],
    ];
    for (const [shape, width, position] of shapes) {
      const right = codesOf(flatBand(beside(grooveAt(shape, width, position))));
      expect(codesOf(flatBand(beside(grooveAt(shape, width, -position))))).toEqual(right);
    }
  });
});
