import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import { STRAIGHT } from '../../design/blank-ring.ts';
import { checkDesign } from './check-design.ts';

/*
 * Stones on steps, grooves and raised bands, heads beside the band: one row for every limit, as in `check-record.test.ts`.
 * Every change starts from a plain flat gold ring of 5 × 2 mm.
 */

const PLAIN = { profile: 'F01', width: 5, height: 2, stones: [], engravings: [] } as const;
const issuesOf = (change: object): ReturnType<typeof checkDesign> =>
  checkDesign({ version: 3, rings: [ringWith({ ...(PLAIN as object), ...change })] }, TABLES);

const lane = (alloy: string, share = 1, finish = 'polished') => ({ alloy, share, finish, pattern: 0 });
const step = (width: number, depth: number) => ({ form: 'step', width, depth, finish: 'polished' });
const left = (edge: object) => ({ edges: { left: edge, right: null } });
const groove = (shape: string, width: number, position: number) => ({ shape, width, position, path: STRAIGHT });
const stone = (change: Readonly<Record<string, unknown>> & { readonly diameter?: number }) => {
  const diameter = change.diameter ?? 1.5;
  return { ...WORKED_RING.stones[0], diameter, length: diameter, ...change };
};
const stones = (...changes: readonly Parameters<typeof stone>[0][]) => ({ stones: changes.map(stone) });

// [what, change, code, params, repair as path below the ring and value; null = none is asked for here]
type Row = readonly [string, object, string, object, readonly [string, unknown] | null];

const ROWS: readonly Row[] = [
  [
    'a stone over half as wide a groove',
    { width: 6, height: 2.4, grooves: [groove('v', 1, 0)], ...stones({ diameter: 1.5 }) },
    'stone.groove-bed',
    { value: 1, max: 0.75, min: 1.7 },
    ['grooves/0/width', 0.5],
  ],
  [
    'a stone between the slopes of a V',
    { width: 6, height: 2.6, grooves: [groove('v', 1.5, 0)], ...stones({ diameter: 1.3 }) },
    'stone.groove-bed',
    { value: 1.5, max: 0.65 },
    ['grooves/0/width', 0.5],
  ],
  [
    'a groove too narrow for beads beside the stones',
    {
      width: 6,
      height: 2.4,
      grooves: [groove('flat', 1.5, 0)],
      ...stones({ setting: 'pave', diameter: 1.3, spacing: 0.06 }),
    },
    'stone.groove-bed',
    { value: 1.5, min: 1.87 },
    ['grooves/0/width', 2],
  ],
  [
    'a groove that leaves too little under its stones',
    { width: 6, height: 1.5, grooves: [groove('flat', 2, 0)], ...stones({ diameter: 1.7 }) },
    'stone.ring-height',
    { value: 1.2, min: 1.3 },
    null,
  ],
  [
    'a channel that swallows its groove',
    {
      width: 6,
      height: 2.4,
      grooves: [groove('v', 0.5, 0)],
      ...stones({ setting: 'channel', extent: 'full', spacing: 0.05 }),
    },
    'stone.groove-bed',
    { value: 0.5 },
    null,
  ],
  [
    'a stone that is too large for its step',
    { profile: 'F01', width: 6, height: 2.4, ...left(step(1.5, 0.3)), ...stones({ diameter: 1.5, position: -2.2 }) },
    'stone.edge-distance',
    { min: 0.25 },
    ['stones/0/diameter', 1],
  ],
  [
    'a marquise that lies over the neighbouring finger',
    {
      width: 6,
      height: 2.4,
      ...stones({
        setting: 'prong4',
        cut: 'marquise',
        diameter: 8,
        length: 16,
        orientation: 'across',
        lift: 4.5,
        listing: 'm-1',
      }),
    },
    'stone.overhang',
    { max: 8 },
    ['stones/0/orientation', 'along'],
  ],
  [
    'a low bezel that presses on the finger beside a narrow ring',
    { profile: 'F01', width: 2, height: 1.4, ...stones({ setting: 'bezel', diameter: 4.3, lift: 1.05 }) },
    'stone.finger',
    { min: 0.8 },
    null,
  ],
  [
    'two shells of which the outer one is hammered',
    {
      height: 1.6,
      width: 6,
      split: { form: 'shell', amplitude: 0, waves: 1, phase: 0 },
      segments: [lane('au585-yellow', 1, 'hammer-coarse'), lane('au585-rose')],
    },
    'split.shell-height',
    { min: 1.73 },
    ['height', 1.8],
  ],
];

describe('stones on worked ground', () => {
  it.each(ROWS)('%s', (_, change, code, params, repair) => {
    const found = issuesOf(change).find((issue) => issue.code === code && issue.severity === 'error');
    expect(found?.params).toMatchObject(params);
    if (repair === null) return;
    const [path, value] = repair;
    expect(found?.repair).toEqual({ path: `/rings/0/${path}`, value });
  });
  it.each([
    ['a stone across a V', { width: 6, height: 2.4, grooves: [groove('v', 0.5, 0)], ...stones({ diameter: 1.5 }) }],
    [
      'a stone on a raised band',
      { width: 6, height: 2.4, grooves: [groove('raised', 2, 0)], ...stones({ diameter: 1 }) },
    ],
    [
      'pavé on the floor of a groove',
      {
        width: 6,
        height: 2.4,
        grooves: [groove('flat', 2, 0)],
        ...stones({ setting: 'pave', diameter: 1.3, spacing: 0.06 }),
      },
    ],
    [
      'a stone on a step',
      { profile: 'F01', width: 6, height: 2.4, ...left(step(2, 0.3)), ...stones({ diameter: 1.5, position: -2 }) },
    ],
  ])('%s is made', (_, change) => {
    expect(issuesOf(change).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
