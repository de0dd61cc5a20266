import { itemAt } from '@ringwerk/kernel/math';
import { mm, PLAIN_RING, type Groove, type Path, type Result, type RingDesign, type StoneRow } from '@ringwerk/kernel';
import { plainVolumes } from '@ringwerk/kernel/weight';
import { LOOKS } from '@ringwerk/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { readStep } from '../../test/read-step.ts';
import { KERNEL, ringOf, rowOf } from '../../test/rings.ts';
import { createStepWriter } from './create-step-writer.ts';
import type { StepFile } from './step-plan.ts';
import { stepPlanOf } from './step-plan-of.ts';

/* Every solid of a file beside the volume that the kernel weighs: closed forms and quadrature that know nothing of OpenCascade. */

const reasons: string[] = [];
const writer = createStepWriter({ timeLimit: 600_000, onFailure: (reason) => reasons.push(reason) });
afterAll(() => writer.close());

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${JSON.stringify(result.issues)} ${reasons.join()}`);
  return result.value;
}
const write = async (ring: RingDesign): Promise<StepFile> =>
  valueOf(await writer.write(stepPlanOf(ring, KERNEL, 'Ring', LOOKS), '/rings/0'));

const [YELLOW, PLATINUM, ROSE] = ['au585-yellow', 'pt950-ru', 'au585-rose'] as const;
const path = (form: Path['form'], amplitude: number, waves: number, phase = 20): Path => ({
  form,
  amplitude: mm(amplitude),
  waves,
  phase,
});
const split = (form: 'wave' | 'diagonal', amplitude: number, waves: number): RingDesign['split'] => ({
  form,
  amplitude: mm(amplitude),
  waves,
  phase: 20,
});
const groove = (shape: Groove['shape'], width: number, position: number, along: Path): Groove => ({
  shape,
  width: mm(width),
  position: mm(position),
  path: along,
});
const WAVE = path('wave', 0.6, 3);

/** Read back, every solid is valid, closed and as large as it was weighed. */
function expectWeighed(ring: RingDesign, file: StepFile, tolerance: number): void {
  const weighed = plainVolumes(ring, KERNEL);
  const read = readStep(file.text);
  expect(read.map(({ isValid, freeEdges }) => [isValid, freeEdges])).toEqual(weighed.map(() => [true, 0]));
  read.forEach(({ volume }, index) => {
    expect(Math.abs(volume / (weighed[index] ?? Number.NaN) - 1), `solid ${index}`).toBeLessThan(tolerance);
  });
}

const LINES: readonly (readonly [string, readonly string[], Partial<RingDesign>])[] = [
  ['a wave between two alloys', [YELLOW, PLATINUM], { split: split('wave', 0.6, 3) }],
  ['a diagonal between two alloys', [YELLOW, PLATINUM], { split: split('diagonal', 1.2, 1) }],
  ['waves between three alloys', [YELLOW, PLATINUM, ROSE], { split: split('wave', 0.5, 4) }],
  [
    'waves between five alloys',
    [YELLOW, PLATINUM, ROSE, PLATINUM, YELLOW],
    { profile: 'F01', width: mm(8), split: split('wave', 0.6, 2) },
  ],
  [
    'a V groove on a joint that swings',
    [YELLOW, PLATINUM],
    { split: split('wave', 0.6, 3), grooves: [groove('v', 0.5, 0, WAVE)] },
  ],
  [
    'a U groove whose lips change sides over the crest',
    [YELLOW],
    { profile: 'F05', grooves: [groove('u', 1, 0, WAVE)] },
  ],
  ['a U groove that swings just up to the crest', [YELLOW], { profile: 'F05', grooves: [groove('u', 0.5, 0.6, WAVE)] }],
  [
    'V 60°, flat and raised lines of two kinds of waves',
    [YELLOW],
    {
      width: mm(8),
      grooves: [
        groove('v60', 0.65, -2.4, path('wave', 0.5, 2)),
        groove('flat', 0.5, 0, path('wave', 0.5, 5)),
        groove('raised', 1, 2.4, path('diagonal', 0.5, 1)),
      ],
    },
  ],
  ['the channel of a milgrain line', [YELLOW], { grooves: [groove('milgrain', 0.7, 0, WAVE)] }],
  [
    'an outer and an inner shell under a groove that swings',
    [YELLOW, PLATINUM],
    {
      height: mm(2.6),
      split: { form: 'shell', amplitude: mm(0), waves: 1, phase: 0 },
      grooves: [groove('v', 0.5, 0, WAVE)],
    },
  ],
  [
    'a wave beside a worked edge and a strip',
    [YELLOW, PLATINUM],
    {
      profile: 'F01',
      width: mm(8),
      split: split('wave', 0.5, 3),
      edges: {
        left: { form: 'step', width: mm(0.6), depth: mm(0.5), finish: 'polished' },
        right: { form: 'chamfer', width: mm(0.5), depth: mm(0.4), finish: 'polished' },
      },
      inlays: [{ alloy: ROSE, width: mm(0.8), position: mm(2), depth: mm(0.6), finish: 'polished' }],
    },
  ],
];

describe('lines that swing', { timeout: 120_000 }, () => {
  it.each(LINES)('%s: one valid solid for each alloy, as heavy as weighed', async (_, alloys, changes) => {
    const ring = ringOf({ profile: 'F03', width: mm(6), ...changes }, alloys);
    expectWeighed(ring, await write(ring), 1e-6);
  });
  it.each(['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10', 'F12', 'F13', 'F14', 'F15'] as const)(
    'a wave on %s',
    async (profile) => {
      const ring = ringOf({ profile, width: mm(6), height: mm(2.2), split: split('wave', 0.6, 3) }, [YELLOW, PLATINUM]);
      expectWeighed(ring, await write(ring), 1e-6);
    },
  );
  it('all of it is surfaces through the true line, no facets', async () => {
    const ring = ringOf({ profile: 'F05', width: mm(6), split: split('wave', 0.6, 3) }, [YELLOW, PLATINUM]);
    const file = await write(ring);
    expect(file.solids.every(({ faces }) => faces < 60)).toBe(true);
    const [solid] = readStep(file.text);
    expect([...(solid?.surfaces ?? [])]).toEqual(
      expect.arrayContaining(['GeomAbs_Torus', 'GeomAbs_BSplineSurface', 'GeomAbs_Plane']),
    );
  });
});

const pave = (changes: Partial<StoneRow>): StoneRow =>
  rowOf({ setting: 'pave', diameter: mm(1.3), length: mm(1.3), spacing: mm(0.05), ...changes });

describe('stones beside and on lines that swing', { timeout: 300_000 }, () => {
  const wide = { profile: 'F03', width: mm(8), height: mm(2.2) } as const;
  it.each<readonly [string, readonly string[], Partial<RingDesign>]>([
    [
      'pavé all around beside a groove that swings',
      [YELLOW],
      { grooves: [groove('v', 0.5, 2.4, path('wave', 0.5, 3))], stones: [pave({ extent: 'full', position: mm(-1) })] },
    ],
    [
      'a joint that swings through under pavé',
      [YELLOW, PLATINUM],
      { split: split('wave', 0.6, 3), stones: [pave({ count: 3 })] },
    ],
    [
      'a head on a joint that swings',
      [YELLOW, PLATINUM],
      {
        split: split('wave', 0.6, 3),
        stones: [rowOf({ setting: 'prong6', diameter: mm(5.1), length: mm(5.1), count: 1, lift: mm(1.5) })],
      },
    ],
    [
      'prongs that stand over other alloys than their own',
      ['au375-red', 'au375-white', 'au375-red', 'au375-red'],
      {
        profile: 'F14',
        width: mm(6.5),
        size: mm(47.5),
        split: { form: 'wave', amplitude: mm(1.15), waves: 1, phase: 280 },
        stones: [rowOf({ setting: 'prong4', diameter: mm(5.1), length: mm(5.1), count: 1, lift: mm(2.25) })],
      },
    ],
  ])('%s: valid, and as heavy as weighed', async (_, alloys, changes) => {
    const ring = ringOf({ ...wide, ...changes }, alloys);
    expectWeighed(ring, await write(ring), 1e-4);
  });
  it('46 pavé stones and a groove that swings take seconds, not minutes', async () => {
    const ring = ringOf({
      ...wide,
      size: mm(60),
      grooves: [groove('v', 0.5, 2.4, path('wave', 0.5, 3, 0))],
      stones: [pave({ count: 46, position: mm(-1) })],
    });
    const before = process.cpuUsage();
    const file = await write(ring);
    const { user, system } = process.cpuUsage(before);
    expectWeighed(ring, file, 1e-4);
    expect((user + system) / 1e3).toTakeLessThan(20_000);
  });
});

describe('what the file says', () => {
  it('products by alloy, with its colour and with what is left out', async () => {
    const ring = ringOf(
      { split: split('wave', 0.5, 2), width: mm(6), grooves: [groove('milgrain', 0.7, 0, path('wave', 0.5, 2))] },
      [YELLOW, PLATINUM],
    );
    const { text, leftOut, solids } = await write(ring);
    expect(leftOut).toEqual(['beads']);
    expect(solids.map(({ name }) => name)).toEqual([`1 ${YELLOW}`, `2 ${PLATINUM}`]);
    for (const { name } of solids)
      expect(text).toMatch(new RegExp(`PRODUCT\\('${name}','${name}',\\s*'left out: beads'`, 'u'));
    expect(text).toContain("FILE_DESCRIPTION(('Ring, left out: beads'),'2;1');");
    expect(text.match(/COLOUR_RGB/gu)).toHaveLength(2);
    expect(text.match(/STYLED_ITEM\('color',\(#\d+\),#\d+\)/gu)).toHaveLength(2);
  });
  it('rows that would take too long are left out, the longest first, and the file says so', async () => {
    const stones = [pave({ count: 2, position: mm(-1.5) }), rowOf({ count: 1, position: mm(1.5) })];
    const ring = ringOf({ profile: 'F03', width: mm(8), height: mm(2.2), stones });
    const plan = stepPlanOf(ring, KERNEL, 'Ring');
    const { text, leftOut, solids } = valueOf(await writer.write({ ...plan, budget: 1 }, '/rings/0'));
    expect(leftOut).toEqual(['seats']);
    expect(text).toContain("'left out: seats'");
    const single = { ...ring, stones: stones.slice(1) };
    expect(itemAt(solids, 0).volume / itemAt(plainVolumes(single, KERNEL), 0)).toBeCloseTo(1, 5);
  });
  it('a solid that is not the weighed one is refused with both volumes', async () => {
    const plan = stepPlanOf(ringOf({}, [YELLOW, PLATINUM]), KERNEL, 'Ring');
    const bodies = plan.bodies.map((body, index) => (index === 1 ? { ...body, expected: 100 } : body));
    const refused = await writer.write({ ...plan, bodies }, '/rings/0');
    const value = plan.bodies[1]?.expected ?? Number.NaN;
    expect(refused).toMatchObject({
      ok: false,
      issues: [{ code: 'export.volume', path: '/rings/0/segments/1', params: { expected: 100 } }],
    });
    expect(refused.ok ? 0 : refused.issues[0]?.params['value']).toBeCloseTo(value, 3);
  });
  it('nothing is left out of a plain ring', async () => {
    const { text, leftOut } = await write(ringOf({ ...PLAIN_RING }));
    expect(leftOut).toEqual([]);
    expect(text).not.toContain('left out');
  });
});
