import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import { STRAIGHT } from '../../design/blank-ring.ts';
import { checkDesign } from './check-design.ts';

/*
 * One row for every limit beyond the first table: what is wrong, the change that makes it wrong, code, params and the
 * repair. Every change starts from a plain flat gold ring of 5 × 2 mm.
 */

const PLAIN = { profile: 'F01', width: 5, height: 2, stones: [], engravings: [] } as const;
const issuesOf = (change: object): ReturnType<typeof checkDesign> =>
  checkDesign({ version: 3, rings: [ringWith({ ...(PLAIN as object), ...change })] }, TABLES);

const lane = (alloy: string, share = 1, finish = 'polished') => ({ alloy, share, finish, pattern: 0 });
const two = [lane('au585-yellow'), lane('au585-rose')];
const three = [...two, lane('au585-yellow')];
const wave = (amplitude: number, waves = 2) => ({ form: 'wave', amplitude, waves, phase: 0 });
const shell = { form: 'shell', amplitude: 0, waves: 1, phase: 0 };
const chamfer = (width: number, depth = width) => ({ form: 'chamfer', width, depth, finish: 'polished' });
const step = (width: number, depth: number) => ({ form: 'step', width, depth, finish: 'polished' });
const left = (edge: object) => ({ edges: { left: edge, right: null } });
const inlay = (alloy: string, width: number, position: number, depth: number) => ({
  inlays: [{ alloy, width, position, depth, finish: 'polished' }],
});
const groove = (shape: string, width: number, position: number, path: object = STRAIGHT) => ({
  shape,
  width,
  position,
  path,
});
const stone = (change: Readonly<Record<string, unknown>> & { readonly diameter?: number }) => {
  const diameter = change.diameter ?? 1.5;
  return { ...WORKED_RING.stones[0], diameter, length: diameter, ...change };
};
const stones = (...changes: readonly Parameters<typeof stone>[0][]) => ({ stones: changes.map(stone) });

// [what, change, code, params, repair as path below the ring and value; null = none is asked for here]
type Row = readonly [string, object, string, object, readonly [string, unknown] | null];

const RING: readonly Row[] = [
  [
    'a concave ring higher than half its width',
    { profile: 'F11', width: 4, height: 2.2 },
    'profile.height-over-width',
    { max: 2 },
    ['height', 2],
  ],
  [
    'a curve that leaves no flank',
    { ratios: { outerSagitta: 0.5, innerSagitta: 0.5, outerFillet: 0.1, innerFillet: 0.1 } },
    'profile.ratios',
    { value: 1, max: 0.7 },
    ['ratios/innerSagitta', 0.35],
  ],
  [
    'an edge radius of more than a quarter of the width',
    { width: 2, height: 1.5, ratios: { outerSagitta: 0, innerSagitta: 0, outerFillet: 0.4, innerFillet: 0.1 } },
    'profile.ratios',
    { value: 0.6, max: 0.5 },
    ['ratios/outerFillet', 0.33],
  ],
  [
    'chamfers that leave no face',
    { width: 2, height: 1.6, edges: { left: chamfer(0.6), right: chamfer(0.6) } },
    'profile.face-width',
    { value: 0.8, min: 1 },
    ['width', 2.5],
  ],
  ['a chamfer that is too wide', left(chamfer(0.9)), 'edge.size', { max: 0.8 }, ['edges/left', chamfer(0.8)]],
  ['a flat chamfer', left(chamfer(0.5, 0.3)), 'edge.chamfer-angle', { width: 0.5 }, ['edges/left/depth', 0.5]],
  ['a step that is too deep', left(step(0.5, 0.6)), 'edge.size', { max: 0.4 }, ['edges/left/depth', 0.4]],
  [
    'notches through a flank that is hardly there',
    { profile: 'F05', segments: [{ alloy: 'au585-yellow', share: 1, finish: 'notch', pattern: 0 }] },
    'edge.wall',
    { min: 0.45 },
    ['segments/0/finish', 'polished'],
  ],
  ['a chamfer on a bevelled ring', { profile: 'F12', ...left(chamfer(0.5)) }, 'edge.profile', {}, ['edges/left', null]],
  [
    'a step that leaves no wall',
    { height: 1.1, ...left(step(0.5, 0.4)) },
    'edge.wall',
    { value: 0.7, min: 0.8 },
    ['edges/left/depth', 0.15],
  ],
];

const METAL: readonly Row[] = [
  [
    'rhodium over rose',
    { plating: 'rhodium', segments: [lane('au585-rose')] },
    'plating.alloy',
    {},
    ['plating', 'none'],
  ],
  [
    'a strip of white gold in platinum',
    { segments: [lane('pt950-ru')], ...inlay('au585-white-pd', 0.8, 0, 0.6) },
    'alloy.pairing',
    { alloy: 'au585-white-pd', other: 'pt950-ru' },
    ['inlays/0/alloy', 'pt950-ru'],
  ],
  [
    'a strip of silver in carbon',
    { segments: [lane('carbon-forged')], ...inlay('ag925', 0.8, 0, 0.6) },
    'alloy.inlay-host',
    { alloy: 'ag925', other: 'carbon-forged' },
    ['inlays/0/alloy', 'au585-yellow'],
  ],
  [
    'a strip at the edge',
    inlay('au585-rose', 0.8, 2, 0.6),
    'inlay.edge-distance',
    { min: 0.5 },
    ['inlays/0/position', 1.4],
  ],
  [
    'a strip beside a groove',
    { ...inlay('au585-rose', 0.8, 0, 0.6), grooves: [groove('v', 0.5, 1)] },
    'inlay.neighbour',
    { value: 0.35, min: 0.5 },
    ['inlays/0/position', -0.15],
  ],
  [
    'a strip that goes too deep',
    inlay('au585-rose', 0.8, 0, 1.5),
    'inlay.wall',
    { value: 0.5 },
    ['inlays/0/depth', 1.2],
  ],
  [
    'a wave that hardly swings',
    { segments: two, split: wave(0.5) },
    'split.amplitude',
    { value: 1, min: 1.2, max: 2.5 },
    ['split/amplitude', 0.6],
  ],
  [
    'a wave between three colours that swings too far',
    { width: 8, segments: three, split: wave(1.8) },
    'split.amplitude',
    { value: 3.6, max: 3.2 },
    ['split/amplitude', 1.6],
  ],
  [
    'five waves between three colours',
    { width: 8, segments: three, split: wave(1.4, 5) },
    'split.waves',
    { count: 5, max: 4 },
    ['split/waves', 4],
  ],
  [
    'a wave on 2 mm',
    { width: 2, height: 1.6, segments: two, split: wave(0.4) },
    'split.width-minimum',
    { min: 2.5 },
    ['width', 2.5],
  ],
  [
    'a wave that pinches the outer lane',
    { width: 6, segments: [lane('au585-yellow'), lane('au585-rose', 3)], split: wave(1.2, 1) },
    'segment.too-narrow',
    { value: 0.3, min: 0.5 },
    ['split/amplitude', 1],
  ],
  ['three shells', { segments: three, split: shell }, 'split.shell-colours', { count: 3 }, null],
  [
    'shells in 1.4 mm',
    { height: 1.4, segments: two, split: shell },
    'split.shell-height',
    { min: 1.6 },
    ['height', 1.6],
  ],
  [
    'a shell as thin as a leaf',
    { segments: [lane('au585-yellow', 5), lane('au585-rose')], split: shell },
    'segment.too-narrow',
    { value: 0.33 },
    ['height', 3],
  ],
];

const SURFACE: readonly Row[] = [
  [
    'criss-cross on a narrow lane',
    { segments: [lane('au585-yellow', 1, 'matte-xcross'), lane('au585-rose', 2)] },
    'finish.segment-width',
    { min: 2 },
    ['segments/0/finish', 'matte-cross'],
  ],
  [
    'hammer among three colours',
    { width: 8, segments: [lane('au585-yellow'), lane('au585-rose', 2, 'hammer-pol'), lane('au585-yellow')] },
    'finish.divisions',
    { max: 2 },
    ['segments/1/finish', 'polished'],
  ],
  [
    'hammer at a wavy joint',
    { width: 10, segments: [lane('au585-yellow', 1, 'hammer-pol'), lane('au585-rose')], split: wave(1.5) },
    'finish.groove-forced',
    {},
    ['grooves', [groove('v', 0.3, 0, wave(1.5))]],
  ],
  [
    'bark on titanium',
    { segments: [lane('ti-grade2', 1, 'bark')] },
    'finish.alloy',
    { alloy: 'ti-grade2' },
    ['segments/0/finish', 'sand-fine'],
  ],
  [
    'a wavy groove that runs over the edge',
    { grooves: [groove('v', 0.5, 1.5, wave(0.6))] },
    'groove.edge-distance',
    { value: 0.15, min: 0.4 },
    ['grooves/0/position', 1.25],
  ],
  [
    'two grooves that cross',
    { grooves: [groove('v', 0.5, 0), groove('v', 0.5, 0.5, wave(0.6))] },
    'groove.overlap',
    { min: 0.3 },
    ['grooves/0/position', -0.9],
  ],
  [
    'a groove beside a joint',
    { segments: two, grooves: [groove('v', 0.5, 0.2)] },
    'groove.joint',
    { value: 0 },
    ['grooves/0/position', 0],
  ],
  [
    'a straight groove across a wavy joint',
    { segments: two, split: wave(0.8), grooves: [groove('v', 0.5, 0)] },
    'groove.joint',
    { value: 0 },
    ['grooves/0', groove('v', 0.5, 0, wave(0.8))],
  ],
  [
    'beads on four waves',
    { grooves: [groove('milgrain', 0.7, 0, wave(0.5, 4))] },
    'groove.waves',
    { max: 3 },
    ['grooves/0/path/waves', 3],
  ],
  [
    'milgrain on 2.5 mm',
    { width: 2.5, height: 1.6, grooves: [groove('milgrain', 0.7, 0)] },
    'groove.ring-width',
    { min: 3 },
    ['width', 3],
  ],
];

const STONES: readonly Row[] = [
  [
    'a flank stone on a domed profile',
    { profile: 'F05', ...stones({ setting: 'side', face: 'left', position: 1 }) },
    'stone.setting-profile',
    { profile: 'F05' },
    null,
  ],
  ['a flank stone on the outer face', stones({ setting: 'side' }), 'stone.setting-face', {}, null],
  ['pavé of princess', stones({ setting: 'pave', cut: 'princess', diameter: 2.1 }), 'stone.setting-cut', {}, null],
  [
    'a channel in a hammered lane',
    { segments: [lane('au585-yellow', 1, 'hammer-pol')], ...stones({ setting: 'channel' }) },
    'stone.setting-finish',
    { finish: 'hammer-pol' },
    ['segments/0/finish', 'polished'],
  ],
  [
    'grain in titanium',
    { segments: [lane('ti-grade2')], ...stones({ setting: 'grain' }) },
    'stone.setting-alloy',
    { alloy: 'ti-grade2' },
    ['stones/0/setting', 'flush'],
  ],
  [
    'tension in yellow gold',
    stones({ setting: 'tension' }),
    'stone.setting-alloy',
    { alloy: 'au585-yellow' },
    ['stones/0/setting', 'flush'],
  ],
  [
    'two stones in a sprung ring',
    { segments: [lane('pt950-ru')], ...stones({ setting: 'tension', count: 2 }) },
    'stone.too-many',
    { max: 1 },
    ['stones/0/count', 1],
  ],
  ['a bar in 2 mm', stones({ setting: 'bar', spacing: 0.5 }), 'stone.ring-height', { min: 2.2 }, ['height', 2.2]],
  [
    'strewn stones on 2.5 mm',
    { width: 2.5, ...stones({ setting: 'scatter' }) },
    'stone.ring-width',
    { min: 3 },
    ['width', 3],
  ],
  ['a sunk stone that is lifted', stones({ lift: 1 }), 'stone.lift', { max: 0 }, ['stones/0/lift', 0]],
  [
    'an open seat in a flank',
    stones({ setting: 'side', face: 'left', position: 1, back: 'open' }),
    'stone.setting-back',
    {},
    ['stones/0/back', 'closed'],
  ],
  [
    'an oval as long as a marquise',
    stones({ setting: 'bezel', cut: 'oval', diameter: 3, length: 6, lift: 2, listing: 'oval-1' }),
    'stone.proportions',
    { max: 4.95 },
    ['stones/0/length', 4.95],
  ],
  [
    'a brilliant as deep as a well',
    stones({ diameter: 2, depth: 1.8, listing: 'round-1' }),
    'stone.depth',
    { value: 1.8, max: 1.36 },
    ['stones/0/depth', 1.36],
  ],
  [
    'two rows in each other',
    { width: 6, ...stones({ extent: 'third', position: 0 }, { extent: 'third', position: 1 }) },
    'stone.overlap',
    { min: 0.2 },
    ['stones/1/position', 1.7],
  ],
  [
    'a flank stone in the edge of the flank',
    stones({ setting: 'side', face: 'left', diameter: 1, position: 1.6 }),
    'stone.edge-distance',
    { min: 0.15 },
    ['stones/0/position', 1.15],
  ],
  [
    'a stone in a collar that is too narrow',
    { height: 2.4, segments: [lane('carbon-forged')], ...inlay('au585-yellow', 1.6, 0, 0.8), ...stones({}) },
    'stone.collar',
    { value: 1.6, min: 2.1 },
    ['inlays/0/width', 2.1],
  ],
  [
    'six rows side by side',
    { width: 12, ...stones(...[-5, -3, -1, 1, 3, 5].map((position) => ({ extent: 'third', position }))) },
    'stone.rows',
    { count: 6, max: 5 },
    null,
  ],
];

describe.each([
  ['ring and edges', RING],
  ['metal and split', METAL],
  ['surface and grooves', SURFACE],
  ['stones', STONES],
])('%s', (_, rows) => {
  it.each(rows)('%s', (_, change, code, params, repair) => {
    const errors = issuesOf(change).filter(({ severity }) => severity === 'error');
    expect(errors.map((issue) => issue.code)).toContain(code);
    const found = errors.find((issue) => issue.code === code);
    expect(found?.params).toMatchObject(params);
    if (repair === null) return;
    const [path, value] = repair;
    expect(found?.repair).toEqual({ path: `/rings/0/${path}`, value });
  });
});

describe('the trade makes', () => {
  it.each([
    ['two shells', { segments: two, split: shell }],
    ['a wave between two colours', { segments: two, split: wave(0.8, 3) }],
    ['a diagonal', { segments: two, split: { form: 'diagonal', amplitude: 0.8, waves: 1, phase: 90 } }],
    ['a groove on a wavy joint', { segments: two, split: wave(0.8), grooves: [groove('v', 0.3, 0, wave(0.8))] }],
    ['chamfers on both edges', { edges: { left: chamfer(0.5), right: chamfer(0.5) } }],
    ['a step on one edge', left(step(0.6, 0.3))],
    ['rhodium on white gold', { plating: 'rhodium', segments: [lane('au585-white-pd')] }],
    ['a gold strip in carbon', { segments: [lane('carbon-forged')], ...inlay('au585-yellow', 1, 0, 0.6) }],
    [
      'a brilliant in a gold collar in carbon',
      { height: 2.4, segments: [lane('carbon-forged')], ...inlay('au585-yellow', 2.2, 0, 0.8), ...stones({}) },
    ],
    ['a sprung platinum ring', { segments: [lane('pt950-ru')], ...stones({ setting: 'tension', spacing: 0 }) }],
    [
      'two rows of pavé',
      stones({ setting: 'pave', spacing: 0.1, position: -0.9 }, { setting: 'pave', spacing: 0.1, position: 0.9 }),
    ],
    ['a flank stone', stones({ setting: 'side', face: 'right', diameter: 1.3, position: 1 })],
    ['a head of six prongs', stones({ setting: 'prong6', diameter: 4.3, lift: 2 })],
    ['a listed brilliant of odd size', stones({ diameter: 1.47, depth: 0.9, listing: 'r-1' })],
    ['five colours', { width: 6, segments: [...three, ...two.toReversed()] }],
  ])('%s', (_, change) => {
    expect(issuesOf(change).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
