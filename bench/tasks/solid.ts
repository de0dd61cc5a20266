import { KERNEL, KERNEL_TABLES } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, PLAIN_ROW, STRAIGHT, type RingDesign, type StoneRow } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { buildRingScene, TESSELLATION_DISPLAY, weldMeshes, type MeshData } from '@ringwerk/kernel/mesh';
import { ringTools } from '@ringwerk/kernel/stones';
import { openSolidEngine, settledScene, tessellateTool, TOOL_DISPLAY } from '@ringwerk/solid';
import { createStepWriter, openCascade, ShapeMaker, stepPlanOf, TurnedPart } from '@ringwerk/solid/step';
import type { BenchTask, Measurement } from '../measurement.ts';

/** Budgets, ms. */
const HEAD_LIMIT = 60;
const IRREGULAR_LIMIT = 250;
const STEP_REGULAR_LIMIT = 1_500;
const STEP_IRREGULAR_LIMIT = 10_000;
const STEP_LONGEST_LIMIT = 60_000;

const ringOf = (changes: Partial<RingDesign>): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F04',
  width: mm(5),
  height: mm(2.2),
  size: mm(54),
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
  ...changes,
});
const rowOf = (changes: Partial<StoneRow>): StoneRow => ({
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(1.5),
  length: mm(1.5),
  extent: 'full',
  count: 1,
  spacing: mm(0.3),
  position: mm(0),
  ...changes,
});
const sized = (diameter: number): Partial<StoneRow> => ({ diameter: mm(diameter), length: mm(diameter) });

/** Rings settled before the first sample: engines compile what they run often anew and faster, for some twenty rings. */
const WARM_SETTLES = 20;
const ROUNDS = 3;
/** The same for the mesh that a slider draws sixty times a second, and for a boolean that takes a hundred times as long. */
const WARM_MESHES = 150;
const WARM_BOOLEANS = 10;

/** Every sample is another ring, as after every drag. */
const HEAD = (k: number): RingDesign =>
  ringOf({
    height: mm(2 + k / 100),
    stones: [rowOf({ ...sized(6.5), setting: 'prong6', extent: 'count', lift: mm(2) })],
  });
const ACROSS_GROOVE = (k: number): RingDesign =>
  ringOf({
    height: mm(2 + k / 100),
    grooves: [{ shape: 'v', width: mm(0.5), position: mm(0.3), path: STRAIGHT }],
    stones: [rowOf({ extent: 'count', count: 9, spacing: mm(0.2) }), rowOf({ extent: 'count', count: 5, angle: 140 })],
  });
/** Three rows of twenty. */
const SIXTY = ringOf({
  width: mm(8),
  stones: [-2, 0, 2].map((position) => rowOf({ position: mm(position), spacing: mm(1.6) })),
});
const STEP_IRREGULAR = ringOf({
  height: mm(2.6),
  stones: [
    rowOf({ extent: 'count', count: 7, position: mm(-1) }),
    rowOf({ extent: 'count', count: 3, position: mm(1), angle: 90, ...sized(1.3) }),
    rowOf({ setting: 'bezel', extent: 'count', position: mm(0), angle: 200, ...sized(2.5) }),
  ],
});

/** The longest known record: 435 stones in five rows over four diagonal joints, no sector like another. */
const STEP_LONGEST = ringOf({
  profile: 'F01',
  width: mm(12),
  height: mm(2.5),
  size: mm(82),
  split: { form: 'diagonal', amplitude: mm(0.6), waves: 1, phase: 0 },
  segments: ['au585-yellow', 'pt950-ru', 'au585-rose', 'pt950-ru', 'au585-yellow'].map((alloy) => ({
    alloy,
    share: 1,
    finish: 'polished',
    pattern: 0,
  })),
  stones: [-4.8, -2.4, 0, 2.4, 4.8].map((position) =>
    rowOf({ setting: 'grain', position: mm(position), spacing: mm(0.12), ...sized(1) }),
  ),
});

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
async function samples(count: number, warm: number, work: (k: number) => unknown): Promise<number[]> {
  const all: number[] = [];
  for (let k = 0; k < count + warm; k++) all.push(await timed(() => work(k)));
  return all.slice(warm);
}

/** The round whose 95th percentile is lowest: other work on the machine only ever adds. Every round is warmed. */
async function quietest(count: number, work: (k: number) => unknown): Promise<readonly number[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await samples(count, WARM_SETTLES, work));
  return rounds.toSorted((a, b) => at(a, 0.95) - at(b, 0.95))[0] ?? [];
}

const figure = (name: string, unit: string, value: number, rest: Partial<Measurement>): Measurement => ({
  task: 'solid',
  name,
  unit,
  value: Math.round(value * 10) / 10,
  samples: 1,
  note: '',
  ...rest,
});

async function settling(): Promise<Measurement[]> {
  const engine = await openSolidEngine();
  const settle = (ring: RingDesign): void => {
    const scene = settledScene(engine, ring, KERNEL, TESSELLATION_DISPLAY, { joining: 'laid' });
    if (scene === null) throw new Error('the boolean held on no route');
  };
  const first = await timed(() => settle(HEAD(0)));
  const head = await quietest(40, (k) => settle(HEAD(k)));
  const irregular = await quietest(20, (k) => settle(ACROSS_GROOVE(k)));
  return [
    figure('settle.head.p95_ms', 'ms', at(head, 0.95), {
      samples: head.length,
      limit: HEAD_LIMIT,
      note: `six prongs, rails and foot for 1 ct as the page shows them, the quietest of ${ROUNDS} rounds, median ${at(head, 0.5).toFixed(1)}; the very first one ${first.toFixed(0)}`,
    }),
    figure('settle.irregular.p95_ms', 'ms', at(irregular, 0.95), {
      samples: irregular.length,
      limit: IRREGULAR_LIMIT,
      note: `fourteen seats across a V groove, the quietest of ${ROUNDS} rounds, median ${at(irregular, 0.5).toFixed(1)}`,
    }),
  ];
}

/** The same seats by manifold-3d on the whole ring: all cutters in one difference, read back as a mesh. */
async function wholeRingBoolean(): Promise<() => void> {
  const engine = await openSolidEngine();
  const bare = buildRingScene({ ...SIXTY, stones: [] }, KERNEL, TESSELLATION_DISPLAY);
  const body = weldMeshes(bare.parts.map(({ mesh }) => mesh));
  const place = { innerRadius: bare.innerRadius, quality: TOOL_DISPLAY };
  const tools = ringTools(SIXTY, ringBody(SIXTY, KERNEL_TABLES)).flatMap(({ solid }) =>
    solid.shape === 'turned' ? [{ solid, mesh: weldMeshes([meshOf(tessellateTool(engine, solid, place))]) }] : [],
  );
  const manifold = ({ positions, indices }: { positions: Float32Array; indices: Uint32Array }) =>
    engine.Manifold.ofMesh(new engine.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices }));
  return () => {
    const solids = [manifold(body)];
    const [first] = tools;
    if (first === undefined) throw new Error('the ring has seats');
    const form = manifold(first.mesh);
    for (const { solid } of tools)
      solids.push(form.transform([...solid.frame] as Parameters<typeof form.transform>[0]));
    const cut = engine.Manifold.difference(solids);
    cut.getMesh();
    for (const made of [...solids, form, cut]) made.delete();
  };
}

/** A tool's shell without normals. */
function meshOf({ vertices, indices }: ReturnType<typeof tessellateTool>): MeshData {
  const count = vertices.length / 8;
  const positions = new Float32Array(3 * count);
  for (let v = 0; v < count; v++) positions.set(vertices.subarray(8 * v, 8 * v + 3), 3 * v);
  return { positions, indices, normals: new Float32Array(3 * count), uvs: new Float32Array(2 * count) };
}

/** The same seats by OpenCascade on the whole ring, in one operation; writing the file is not counted. */
async function wholeRingCascade(): Promise<() => void> {
  const maker = new ShapeMaker(await openCascade(null));
  const plan = stepPlanOf(SIXTY, KERNEL, 'bench');
  const [body] = plan.bodies;
  if (body === undefined) throw new Error('the ring has a body');
  const part = new TurnedPart(maker, plan.turned, body.part);
  return () => {
    const plain = part.solid(0, 2 * Math.PI, [-Infinity, Infinity]);
    if (plain === null) throw new Error('the ring is a solid');
    maker.cut(
      plain,
      plan.tools.map(({ solid }) => maker.tool(solid, plan.turned.innerRadius)),
    );
  };
}

async function againstManifold(): Promise<Measurement> {
  const cut = await wholeRingBoolean();
  const draw = (k: number): unknown =>
    buildRingScene({ ...SIXTY, height: mm(2.2 + k / 1000) }, KERNEL, TESSELLATION_DISPLAY);
  for (let k = 0; k < WARM_MESHES; k++) draw(k);
  for (let k = 0; k < WARM_BOOLEANS; k++) cut();
  const ours: number[] = [];
  const theirs: number[] = [];
  // In turn, so that both see the same machine.
  for (let k = 0; k < 12; k++) {
    ours.push(await timed(() => draw(k)));
    theirs.push(await timed(cut));
  }
  const [own, whole] = [at(ours, 0.5), at(theirs, 0.5)];
  return figure('ratio.manifold_whole_ring_60', '×', whole / own, {
    samples: 12,
    atLeast: 50,
    note: `direct mesh ${own.toFixed(2)} ms, manifold-3d on the whole ring ${whole.toFixed(1)} ms, medians in turn`,
  });
}

async function steps(): Promise<Measurement[]> {
  const writer = createStepWriter({ jobsPerWorker: 1_000, timeLimit: 600_000 });
  const write = async (ring: RingDesign): Promise<void> => {
    const result = await writer.write(stepPlanOf(ring, KERNEL, 'bench'), '/rings/0');
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
  };
  try {
    const regular = await samples(8, 2, () => write(SIXTY));
    const irregular = await samples(5, 1, () => write(STEP_IRREGULAR));
    const before = process.cpuUsage();
    await write(STEP_LONGEST);
    const { user, system } = process.cpuUsage(before);
    const whole = await timed(await wholeRingCascade());
    const own = at(regular, 0.5);
    return [
      figure('export.step.p95_ms', 'ms', at(regular, 0.95), {
        samples: regular.length,
        limit: STEP_REGULAR_LIMIT,
        note: `sixty seats in three rows, median ${own.toFixed(0)}`,
      }),
      figure('export.step_irregular.p95_ms', 'ms', at(irregular, 0.95), {
        samples: irregular.length,
        limit: STEP_IRREGULAR_LIMIT,
        note: `ten seats and a bezel anywhere, median ${at(irregular, 0.5).toFixed(0)}`,
      }),
      figure('export.step_longest.cpu_ms', 'ms', (user + system) / 1000, {
        limit: STEP_LONGEST_LIMIT,
        note: 'five rows of grain over four diagonal joints, as far as the budget goes; time of the process on all cores',
      }),
      figure('ratio.occt_60_step', '×', whole / own, {
        atLeast: 10,
        note: `sector and sewing ${own.toFixed(0)} ms, OpenCascade on the whole ring ${whole.toFixed(0)} ms`,
      }),
    ];
  } finally {
    await writer.close();
  }
}

/** Rows of the picture at rest, the whole ring in one boolean, and STEP, in this order. */
export async function* solidRows(): AsyncGenerator<Measurement> {
  yield* await settling();
  yield await againstManifold();
  yield* await steps();
}

export const task: BenchTask = {
  summary: 'Rings at rest and STEP files, and the same work done plainly by the engines on the whole ring.',
  run: solidRows,
};
