import { describe, expect, it } from 'vitest';
import { edgeOf, laneOf, stoneRow } from '../../../test/fixtures/plain-parts.ts';
import {
  codesOf,
  errorsOf,
  expectLimit,
  flatBand,
  issuesOf,
  ringAt,
  type RuleLimit,
} from '../../../test/rule-limits.ts';
import { TABLES } from '../../../test/fixtures/tables.ts';
import type { ProfileId, ProfileRatios, RingDesign } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import type { RingRule } from '../basis/rule.ts';
import { ruleContext } from '../engine/rule-context.ts';
import { heightOverWidth } from './height-over-width.ts';
import { roundWire } from './round-wire.ts';
import { widthStep } from './width-step.ts';

const PLATINUM = [laneOf('pt950-ru')];
const sized = (profile: ProfileId, width: number, height: number): Partial<RingDesign> => ({
  profile,
  width: mm(width),
  height: mm(height),
});
const ratios = (change: Partial<ProfileRatios>): ProfileRatios => ({
  outerSagitta: 0,
  innerSagitta: 0,
  outerFillet: 0.1,
  innerFillet: 0.1,
  ...change,
});
const sprung = [stoneRow({ setting: 'tension', diameter: mm(1.5), spacing: mm(0) })];

describe('the ranges of a profile', () => {
  // Narrowest, widest, lowest and highest as the trade turns them, mm.
  const RANGES: readonly (readonly [ProfileId, number, number, number, number])[] = [
    ['F01', 1.5, 12, 1.1, 3.5],
    ['F02', 2, 12, 1.1, 3.5],
    ['F03', 2, 10, 1.1, 3],
    ['F04', 2, 12, 1.1, 3.5],
    ['F05', 2, 10, 1.1, 3.5],
    ['F06', 2, 12, 1.3, 3.5],
    ['F07', 2, 7, 1.4, 3],
    ['F08', 1.5, 8, 1.2, 2.5],
    ['F09', 2, 8, 1.2, 3],
    ['F10', 2, 12, 1.3, 4],
    ['F11', 4, 10, 1.1, 3],
    ['F12', 3, 10, 1.3, 3],
    ['F13', 3, 8, 1.5, 3],
    ['F14', 3, 12, 1.3, 3.5],
    ['F15', 2, 6, 1.6, 3],
    ['F16', 1.5, 5, 1.5, 5],
    ['F17', 2, 10, 1.1, 3],
  ];
  it.each(RANGES)('%s: %d to %d wide, %d to %d high', (profile, narrowest, widest, lowest, highest) => {
    for (const [side, min, max] of [
      ['width', narrowest, widest],
      ['height', lowest, highest],
    ] as const) {
      const code = `profile.${side}-range`;
      const found = (value: number) =>
        errorsOf(ringAt(flatBand({ profile }), side, value)).find((issue) => issue.code === code);
      expect([found(min), found(max)]).toEqual([undefined, undefined]);
      const [below, above] = [found(min - 0.05), found(max + 0.05)];
      expect(below?.params).toEqual({ profile, value: min - 0.05, min, max });
      expect(above?.params).toEqual({ profile, value: max + 0.05, min, max });
      expect([below?.path, above?.path]).toEqual([`/rings/0/${side}`, `/rings/0/${side}`]);
    }
  });
  it('gives a sprung ring up to 5 mm of height', () => {
    const ring = { ...sized('F01', 6, 4), segments: PLATINUM, stones: sprung };
    expect(codesOf(ringAt(flatBand(ring), 'height', 5))).not.toContain('profile.height-range');
    expect(codesOf(ringAt(flatBand({ ...ring, stones: [] }), 'height', 3.6))).toContain('profile.height-range');
  });
});

const HEIGHTS: readonly RuleLimit[] = [
  [
    'four fifths of the width',
    sized('F05', 2.5, 1.6),
    'height',
    2,
    2.1,
    'profile.height-over-width',
    { max: 2, width: 2.5 },
  ],
  [
    'the same of a narrow flat ring',
    sized('F01', 1.5, 1.1),
    'height',
    1.2,
    1.3,
    'profile.height-over-width',
    { max: 1.2 },
  ],
  ['half of the width of a hollow', sized('F11', 5, 2), 'height', 2.5, 2.6, 'profile.height-over-width', { max: 2.5 }],
  [
    'half of the width of a maker’s own hollow',
    { ...sized('F01', 5, 2), ratios: ratios({ outerSagitta: -0.05 }) },
    'height',
    2.5,
    2.6,
    'profile.height-over-width',
    { max: 2.5 },
  ],
  ['a step wider than the workshop’s tenth', {}, 'width', 5.1, 5.15, 'design.off-step', { step: 0.1 }],
];

const RATIOS: readonly RuleLimit[] = [
  [
    'a flank of 0.15 of the height between both domes',
    { ratios: ratios({ outerSagitta: 0.5 }) },
    'ratios/innerSagitta',
    0.35,
    0.36,
    'profile.ratios',
    { max: 0.7 },
  ],
  [
    'an outer arc of 0.45 of the width',
    { ...sized('F01', 2, 1.6), ratios: ratios({}) },
    'ratios/outerSagitta',
    0.56,
    0.57,
    'profile.ratios',
    { max: 0.9 },
  ],
  [
    'an inner arc of 0.45 of the width',
    { ...sized('F01', 2, 1.6), ratios: ratios({}) },
    'ratios/innerSagitta',
    0.56,
    0.57,
    'profile.ratios',
    { max: 0.9 },
  ],
  [
    'an outer edge radius of a quarter of the width',
    { ...sized('F01', 2, 1.6), ratios: ratios({}) },
    'ratios/outerFillet',
    0.31,
    0.32,
    'profile.ratios',
    { max: 0.5 },
  ],
  [
    'an inner edge radius of a quarter of the width',
    { ...sized('F01', 2, 1.6), ratios: ratios({}) },
    'ratios/innerFillet',
    0.31,
    0.32,
    'profile.ratios',
    { max: 0.5 },
  ],
  [
    'no outer dome on a bevelled ring',
    { profile: 'F12', ratios: ratios({}) },
    'ratios/outerSagitta',
    0,
    0.01,
    'profile.ratios',
    { max: 0 },
  ],
  [
    'no outer hollow on a stepped ring',
    { profile: 'F14', ratios: ratios({}) },
    'ratios/outerSagitta',
    0,
    -0.01,
    'profile.ratios',
    { max: 0 },
  ],
];

const EDGES: readonly RuleLimit[] = [
  [
    'the narrowest chamfer',
    {},
    'edges/left',
    edgeOf('chamfer', 0.2),
    edgeOf('chamfer', 0.15),
    'edge.size',
    { min: 0.2 },
  ],
  ['the widest chamfer', {}, 'edges/right', edgeOf('chamfer', 0.8), edgeOf('chamfer', 0.85), 'edge.size', { max: 0.8 }],
  [
    'the narrowest step',
    {},
    'edges/left',
    edgeOf('step', 0.3, 0.3),
    edgeOf('step', 0.25, 0.3),
    'edge.size',
    { min: 0.3 },
  ],
  ['the widest step', {}, 'edges/left', edgeOf('step', 2, 0.3), edgeOf('step', 2.05, 0.3), 'edge.size', { max: 2 }],
  [
    'the shallowest step',
    {},
    'edges/right',
    edgeOf('step', 0.5, 0.15),
    edgeOf('step', 0.5, 0.1),
    'edge.size',
    { min: 0.15 },
  ],
  [
    'the deepest step',
    {},
    'edges/right',
    edgeOf('step', 0.5, 0.4),
    edgeOf('step', 0.5, 0.45),
    'edge.size',
    { max: 0.4 },
  ],
  [
    'two fifths of the width for one step',
    sized('F01', 2.5, 1.6),
    'edges/left',
    edgeOf('step', 1, 0.3),
    edgeOf('step', 1.05, 0.3),
    'edge.size',
    { max: 1 },
  ],
  [
    'a chamfer at 45°',
    {},
    'edges/left',
    edgeOf('chamfer', 0.5, 0.5),
    edgeOf('chamfer', 0.5, 0.45),
    'edge.chamfer-angle',
    { width: 0.5, value: 0.45 },
  ],
  [
    '0.8 mm of gold under a step',
    { edges: { left: edgeOf('step', 0.5, 0.4), right: null } },
    'height',
    1.2,
    1.1,
    'edge.wall',
    { value: 0.7, min: 0.8 },
  ],
  [
    '1.0 mm of silver under a step',
    { segments: [laneOf('ag925')], edges: { left: null, right: edgeOf('step', 0.5, 0.4) } },
    'height',
    1.4,
    1.3,
    'edge.wall',
    { value: 0.9, min: 1 },
  ],
  [
    '0.4 mm of flank beside a chamfer',
    { ratios: ratios({ outerFillet: 0, innerFillet: 0 }), edges: { left: null, right: edgeOf('chamfer', 0.8) } },
    'height',
    1.2,
    1.1,
    'edge.wall',
    { value: 0.3, min: 0.4 },
  ],
  [
    'a face of 1 mm between two chamfers',
    { height: mm(1.6), edges: { left: edgeOf('chamfer', 0.5), right: edgeOf('chamfer', 0.5) } },
    'width',
    2,
    1.9,
    'profile.face-width',
    { value: 0.9, min: 1 },
  ],
  [
    'a face of 1 mm between the flanks of a trapezoid',
    { profile: 'F17', height: mm(1.5) },
    'width',
    2.4,
    2.3,
    'profile.face-width',
    { value: 0.95, min: 1 },
  ],
];

describe.each([
  ['height over width', HEIGHTS],
  ['the maker’s own curvature', RATIOS],
  ['worked edges', EDGES],
])('%s', (_, limits) => {
  it.each(limits)('%s', (...limit) => expectLimit(limit));
});

describe('what a profile does not take', () => {
  it.each(['F12', 'F14', 'F15', 'F16'] as const)('%s: no edge work, for it has edges of its own or none', (profile) => {
    for (const side of ['left', 'right'] as const) {
      for (const form of ['chamfer', 'step'] as const) {
        const height = mm(profile === 'F16' ? 5 : 2);
        const ring = flatBand({ profile, height, edges: { left: null, right: null, [side]: edgeOf(form, 0.5, 0.3) } });
        const found = errorsOf(ring).find(({ code }) => code === 'edge.profile');
        expect(found).toMatchObject({ path: `/rings/0/edges/${side}`, params: { profile } });
        expect(found?.repair).toEqual({ path: `/rings/0/edges/${side}`, value: null });
      }
    }
  });
  it.each(['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F08', 'F09', 'F10', 'F11', 'F13', 'F17'] as const)(
    '%s: takes a step',
    (profile) => {
      const ring = flatBand({ profile, edges: { left: edgeOf('step', 0.5, 0.3), right: null } });
      expect(codesOf(ring)).not.toContain('edge.profile');
    },
  );
  it('round wire: no curvature of its own, and no height but its width', () => {
    const wire = { profile: 'F16', width: mm(3), height: mm(3) } as const;
    expect(errorsOf(flatBand(wire))).toEqual([]);
    expect(codesOf(flatBand({ ...wire, ratios: ratios({}) }))).toEqual(['profile.ratios']);
    const [flat] = errorsOf(flatBand({ ...wire, height: mm(2.9) }));
    expect(flat).toMatchObject({ code: 'profile.round-wire', params: { value: 2.9, width: 3 } });
    expect(flat?.repair).toEqual({ path: '/rings/0/height', value: 3 });
  });
});

describe('a sprung ring', () => {
  const band = (profile: ProfileId, height: number): RingDesign =>
    flatBand({ ...sized(profile, 3, height), segments: PLATINUM, stones: sprung });
  it('may be square in section, unless it is domed much', () => {
    expect(codesOf(band('F01', 3))).toEqual([]);
    expect(codesOf(band('F01', 3.1))).toContain('profile.height-over-width');
    // F06 is domed by 0.26 of its height, F07 by 0.37.
    expect(codesOf(band('F06', 3))).not.toContain('profile.height-over-width');
    expect(codesOf(band('F07', 2.4))).not.toContain('profile.height-over-width');
    expect(codesOf(band('F07', 2.5))).toContain('profile.height-over-width');
    const domed = (outerSagitta: number) => codesOf({ ...band('F01', 2.8), ratios: ratios({ outerSagitta }) });
    expect(domed(0.3)).not.toContain('profile.height-over-width');
    expect(domed(0.31)).toContain('profile.height-over-width');
  });
});

describe('a way out', () => {
  const waysOf = (rule: RingRule, ring: RingDesign, tables = TABLES) =>
    rule(ruleContext(ring, tables, '')).flatMap(({ ways }) => ways.map(({ path, value }) => [path, value]));
  it('of a wire is its width for the height, or half a millimetre of width near its height', () => {
    const wire = (width: number, height: number) => waysOf(roundWire, flatBand(sized('F16', width, height)));
    expect(wire(3, 2.6)).toEqual([
      ['/height', 3],
      ['/width', 2.5],
    ]);
    expect(wire(2, 2.9)).toEqual([
      ['/height', 2],
      ['/width', 3],
    ]);
    expect(wire(2.5, 2.5)).toEqual([]);
  });
  it('of a width between two steps is the nearest, then the one above and the one below', () => {
    const steps = (width: number) => waysOf(widthStep, flatBand({ width: mm(width) })).map(([, value]) => value);
    expect(steps(5.05)).toEqual([5, 5.1, 5]);
    expect(steps(5.15)).toEqual([5.2, 5.2, 5.1]);
    expect(steps(5.1)).toEqual([]);
    expect(waysOf(widthStep, flatBand({ width: mm(5.05) }), { ...TABLES, widthStep: 0.05 })).toEqual([]);
  });
  it('of too high a ring is the height of its width, or the width of its height where the profile is not made so low', () => {
    const ways = (width: number, height: number) => waysOf(heightOverWidth, flatBand(sized('F12', width, height)));
    expect(ways(3, 2.6)).toEqual([
      ['/height', 2.4],
      ['/width', 3.5],
    ]);
    expect(ways(1.5, 1.4)).toEqual([['/width', 2]]);
  });
});

describe('the warning of thin edges', () => {
  // [profile, height of the flank before its edge radii at 1.3 mm]: 1.3 × (1 − outer − inner).
  it.each([
    ['F02', 1.04],
    ['F04', 0.99],
    ['F05', 0.78],
    ['F06', 0.62],
    ['F09', 0.46],
    ['F10', 0.62],
    ['F11', 1.08],
    ['F12', 0.7],
  ] as const)('%s: %d mm at 1.3 mm, none at 1.4', (profile, value) => {
    const warned = (height: number) =>
      issuesOf(flatBand({ profile, height: mm(height) })).filter(({ code }) => code === 'profile.thin-edge');
    expect(warned(1.4)).toEqual([]);
    expect(warned(1.3)).toMatchObject([{ severity: 'warning', path: '/rings/0/height', params: { value, min: 1.4 } }]);
  });
  it.each(['F01', 'F08', 'F16'] as const)('%s: never, for its bore is flat or a wire’s', (profile) => {
    const low = flatBand({
      profile,
      width: mm(profile === 'F16' ? 1.5 : 5),
      height: mm(profile === 'F16' ? 1.5 : 1.3),
    });
    expect(issuesOf(low).map(({ code }) => code)).not.toContain('profile.thin-edge');
  });
});
