import { itemAt } from '@ringwerk/kernel/math';
import { mm, PLAIN_ENGRAVING, STRAIGHT, type Result, type RingDesign } from '@ringwerk/kernel';
import type { Tool, ToolShape } from '@ringwerk/kernel/stones';
import { weighRing } from '@ringwerk/kernel/weight';
import { afterAll, describe, expect, it } from 'vitest';
import { pin, rail, seat, standing, tetrahedron } from '../../test/bodies.ts';
import { readStep } from '../../test/read-step.ts';
import { ringOf, KERNEL, TABLES } from '../../test/rings.ts';
import { alloySolids } from '../alloy-solids.ts';
import { openSolidEngine } from '../engine/solid-engine.ts';
import { createStepWriter } from './create-step-writer.ts';
import type { StepFile, StepPlan } from './step-plan.ts';
import { stepPlanOf } from './step-plan-of.ts';
import { sectionVolumes } from '../../test/section-volume.ts';

const TURN = 2 * Math.PI;
const reasons: string[] = [];
const writer = createStepWriter({ timeLimit: 600_000, onFailure: (reason) => reasons.push(reason) });
afterAll(() => writer.close());

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${JSON.stringify(result.issues)} ${reasons.join()}`);
  return result.value;
}
const write = async (plan: StepPlan): Promise<StepFile> => valueOf(await writer.write(plan, '/rings/0'));
/** The ring's own plan, or one with other tools, whose volumes the kernel does not know. */
function planOf(ring: RingDesign, tools: readonly Tool[] | null = null): StepPlan {
  const plan = stepPlanOf(ring, KERNEL, 'Ring');
  return tools === null ? plan : { ...plan, tools, bodies: plan.bodies.map((body) => ({ ...body, expected: null })) };
}
const cut = (solid: ToolShape): Tool => ({ step: 'cut', kind: 'seat', id: 'seat-0-0', segment: 0, solid });
const add = (solid: ToolShape, segment = 0): Tool => ({ step: 'add', kind: 'prong', id: 'prong-0-0', segment, solid });

/** What any reader must find: as many valid closed solids as promised, with their volumes. */
function expectSolids(file: StepFile): readonly number[] {
  const read = readStep(file.text);
  expect(read.map(({ isValid, freeEdges }) => [isValid, freeEdges])).toEqual(file.solids.map(() => [true, 0]));
  read.forEach(({ volume }, k) => expect(Math.abs(volume / itemAt(file.solids, k).volume - 1)).toBeLessThan(1e-4));
  return read.map(({ volume }) => volume);
}
const expectNear = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  found.forEach((volume, k) => expect(Math.abs(volume / itemAt(wanted, k) - 1)).toBeLessThan(5e-4));
};

describe('turned rings', () => {
  it.each(['F01', 'F03', 'F05', 'F08', 'F10', 'F12'] as const)('%s: exact surfaces and volume', async (profile) => {
    const ring = ringOf({ profile });
    const file = await write(planOf(ring));
    expectNear(expectSolids(file), sectionVolumes(ring));
    const [solid] = readStep(file.text);
    expect([...(solid?.surfaces ?? [])].filter((name) => /BSpline|Bezier/u.test(name))).toEqual([]);
  });
  it('grooves and two colours: one solid for each alloy, with its name', async () => {
    const grooves = [
      { shape: 'v', width: mm(0.5), position: mm(-1.2), path: STRAIGHT },
      { shape: 'u', width: mm(1), position: mm(1.2), path: STRAIGHT },
    ] as const;
    const ring = ringOf({ grooves }, ['au585-yellow', 'pt950-ru', 'au585-rose']);
    const file = await write(planOf(ring));
    expectNear(expectSolids(file), sectionVolumes(ring));
    expect(file.solids.map(({ name }) => name)).toEqual(['1 au585-yellow', '2 pt950-ru', '3 au585-rose']);
    for (const { name } of file.solids) expect(file.text).toContain(`PRODUCT('${name}'`);
    expect(file.text).toContain('SI_UNIT(.MILLI.,.METRE.)');
  });
  it.each<readonly [string, Partial<RingDesign>, readonly string[]]>([
    [
      'chamfer, step and three alloys',
      {
        edges: {
          left: { form: 'chamfer', width: mm(0.5), depth: mm(0.4), finish: 'polished' },
          right: { form: 'step', width: mm(0.6), depth: mm(0.5), finish: 'polished' },
        },
      },
      ['au585-yellow', 'pt950-ru', 'au585-rose'],
    ],
    [
      'an inlaid strip over a joint',
      { inlays: [{ alloy: 'au585-rose', width: mm(1), position: mm(0.2), depth: mm(0.6), finish: 'polished' }] },
      ['au585-yellow', 'pt950-ru'],
    ],
    ['two shells', { split: { form: 'shell', amplitude: mm(0), waves: 1, phase: 0 } }, ['au585-yellow', 'pt950-ru']],
    [
      'flat, U and raised lines',
      {
        grooves: (['flat', 'u', 'raised'] as const).map((shape, k) => ({
          shape,
          width: mm(0.5),
          position: mm(1.4 * (k - 1)),
          path: STRAIGHT,
        })),
      },
      ['au585-yellow'],
    ],
  ])('%s: every alloy has the volume that the kernel weighs', async (_, changes, alloys) => {
    const ring = ringOf({ profile: 'F01', ...changes }, alloys);
    const densities = [...ring.segments, ...ring.inlays].map(
      ({ alloy }) => TABLES.alloys.find(({ id }) => id === alloy)?.density ?? 0,
    );
    const weighed = weighRing(ring, KERNEL).segments.map((grams, k) => (1000 * grams) / itemAt(densities, k));
    expectNear(expectSolids(await write(planOf(ring))), weighed);
  });
  it('names what the file leaves out', async () => {
    const plan = planOf(
      ringOf({
        engravings: [{ ...PLAIN_ENGRAVING, text: 'Anna' }],
        grooves: [{ shape: 'milgrain', width: mm(0.7), position: mm(0), path: STRAIGHT }],
      }),
    );
    expect(plan.leftOut).toEqual(['engraving', 'beads']);
    expect((await write(plan)).leftOut).toEqual(['engraving', 'beads']);
  });
});

describe('set rings', () => {
  const engine = openSolidEngine();
  /** The same work by the mesh engine on a body of two lanes: the reference. */
  async function meshVolumes(ring: RingDesign, tools: readonly Tool[], bodies: Parameters<typeof alloySolids>[1]) {
    const made = alloySolids(await engine, bodies, tools, { innerRadius: ring.size / TURN });
    return valueOf(made).map(({ volume }) => volume);
  }
  const OUTER = 54 / TURN + 2;
  const row = (n: number, radius: number, z = 0): Tool[] =>
    Array.from({ length: n }, (_, k) => cut(seat(standing(0.4 + (k * TURN) / n, OUTER - 0.15, z), radius)));
  const head = [
    ...[0, 1, 2, 3].map((k) => add(pin(standing(1 + (k % 2 ? 0.1 : -0.1), OUTER - 0.8, k < 2 ? 0.9 : -0.9), 0.35, 3))),
    add(rail(standing(1, OUTER + 1.2), 1.3, 0.25)),
    cut(seat(standing(1, OUTER + 1.9), 1.2)),
  ];
  const CASES: readonly (readonly [string, readonly Tool[]])[] = [
    ['a regular row of 12', row(12, 0.75)],
    ['overlapping seats', row(40, 0.9)],
    [
      'five stones anywhere',
      row(5, 0.7).map((tool, k) => (k === 2 ? cut(seat(standing(3, OUTER - 0.2, 0.6), 0.5)) : tool)),
    ],
    ['a head', head],
    ['a faceted cutter', [cut(tetrahedron(standing(2, OUTER - 0.5), 1.5))]],
  ];
  it.each(CASES)('%s: valid, closed, weighs what the mesh weighs', async (_, tools) => {
    const ring = ringOf({ profile: 'F01' });
    const file = await write(planOf(ring, tools));
    const { laneMeshes } = await import('../../test/lane-meshes.ts');
    expectNear(expectSolids(file), await meshVolumes(ring, tools, await laneMeshes(ring, TABLES)));
  });
  it('two alloys: a prong of the one displaces the other', async () => {
    const ring = ringOf({ profile: 'F01' }, ['au585-yellow', 'pt950-ru']);
    const tools = [add(pin(standing(1, OUTER - 0.9, 0.2), 0.4, 2), 0), ...row(8, 0.5, -1.2)];
    const { laneMeshes } = await import('../../test/lane-meshes.ts');
    const file = await write(planOf(ring, tools));
    expectNear(expectSolids(file), await meshVolumes(ring, tools, await laneMeshes(ring, TABLES)));
  });
});

describe('the worker', () => {
  it('writes the same file twice, bit for bit', async () => {
    const plan = planOf(ringOf());
    expect((await write(plan)).text).toBe((await write(plan)).text);
  });
  it('writes the same files with a second one beside it, also where that one has written another before', async () => {
    const plans = [ringOf(), ringOf({ profile: 'F01' }), ringOf({ profile: 'F05' })].map((ring) => planOf(ring));
    const alone: string[] = [];
    for (const plan of plans) alone.push((await write(plan)).text);
    const two = createStepWriter({ timeLimit: 600_000, workers: 2, onFailure: (reason) => reasons.push(reason) });
    const beside = await Promise.all(plans.map((plan) => two.write(plan, '/rings/0')));
    await two.close();
    expect(beside.map((result) => valueOf(result).text)).toEqual(alone);
  });
  it('gives up a job that takes too long and writes the next one', async () => {
    const heard: string[] = [];
    const hasty = createStepWriter({ timeLimit: 1, onFailure: (reason) => heard.push(reason) });
    const result = await hasty.write(planOf(ringOf()), '/rings/1');
    expect(result).toEqual({
      ok: false,
      issues: [{ code: 'export.step-time', path: '/rings/1', params: { value: 0.001 }, severity: 'error' }],
    });
    expect(heard).toEqual(['took longer than 1 ms']);
    await hasty.close();
    expect((await write(planOf(ringOf()))).solids).toHaveLength(1);
  });
  it('answers for a library that cannot be loaded and for a solid that is none', async () => {
    const heard: string[] = [];
    const lost = createStepWriter({ wasmPath: '/nowhere.wasm', onFailure: (reason) => heard.push(reason) });
    expect((await lost.write(planOf(ringOf()), '')).ok).toBe(false);
    await lost.close();
    const plan = planOf(ringOf());
    const broken = {
      ...plan,
      bodies: plan.bodies.map((body) => ({ ...body, part: { kind: 'strip', strip: 3 } as const })),
    };
    expect((await writer.write(broken, '')).ok).toBe(false);
    expect(heard).toHaveLength(1);
  });
});
