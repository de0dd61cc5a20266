import { parseEdit } from '@ringwerk/advice';
import { parseDesign, type RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import {
  bandScene,
  buildRingScene,
  needsSettling,
  TESSELLATION_DISPLAY,
  type RingScene,
  type Tessellation,
} from '@ringwerk/kernel/mesh';
import { needsSetter } from '@ringwerk/kernel/stones';
import { presentEdit } from './design-requests.ts';
import type { ScenePrefetchCache } from './scene-prefetch-cache.ts';
import { REST_MILLISECONDS, turn, type KernelContext, type RequestOf } from './kernel-context.ts';
import type { KernelAnswer } from './kernel-messages.ts';
import type { ArrivedKernel } from './lettered-tables.ts';
import type { ScenePublisher } from './scene-publisher.ts';
import { settleRings } from './settle-rings.ts';

/** A quarter of the triangles: no eye finds the difference while the ring moves or opens, and software GL draws them one by one. */
const TESSELLATION_COARSE: Tessellation = { around: 128, perArc: 8 };

/** @throws when the setter that the ring needs has not arrived: a head without its prongs would be wrong. */
function sceneOf(ring: RingDesign, kernel: ArrivedKernel, tessellation = TESSELLATION_DISPLAY): RingScene {
  const { setter } = kernel;
  if (setter !== null) return buildRingScene(ring, { ...kernel, setter }, tessellation);
  if (needsSetter(ring)) throw new Error('A ring with set stones is drawn with the setter, which did not arrive.');
  return bandScene(ring, kernel, tessellation);
}

export interface SceneContext extends KernelContext {
  readonly prefetched: ScenePrefetchCache;
  readonly publisher: ScenePublisher;
}

type SceneRequest = RequestOf<'change' | 'mesh' | 'settle' | 'scenes' | 'prefetch'>;

/** Requests whose answers are pictures of rings. */
export function meshRings(request: SceneRequest, context: SceneContext): Promise<KernelAnswer> {
  switch (request.kind) {
    case 'change':
      return change(request, context);
    case 'mesh':
      return mesh(request, context);
    case 'settle':
      return settle(request, context);
    case 'scenes':
      return scenesFor(request, context);
    case 'prefetch':
      return prefetch(request, context);
  }
}

/** An edit; where it is granted, the viewer shows the rings that it made anew. */
async function change(
  { id, design: before, changes, staged, isDrag }: RequestOf<'change'>,
  { tables, evaluator, publisher }: SceneContext,
): Promise<KernelAnswer> {
  await tables.ensureLoaded(() => parseEdit(before, changes).design.rings);
  const evaluated = presentEdit(before, changes, await evaluator(), tables.now().tables);
  if (evaluated.refused.length > 0) return { id, kind: 'changed', edit: id, evaluated, scenes: [] };
  const known = tables.now();
  // A ring that the drag leaves alone loses none of what only its picture at rest shows.
  const isWanted = (ring: RingDesign, index: number): boolean =>
    ring !== before.rings[index] ||
    !staged[index] ||
    (isDrag && !staged[index].isCoarse && !needsSettling(ring, ringBody(ring, known.tables)));
  const fineness = isDrag ? TESSELLATION_COARSE : TESSELLATION_DISPLAY;
  const scenes = evaluated.design.rings.map((ring, index) =>
    isWanted(ring, index) ? sceneOf(ring, known, fineness) : null,
  );
  // What is on the stage beyond the rings of the design stays beside them.
  const beside = scenes.length === before.rings.length ? staged.slice(scenes.length) : [];
  return { id, kind: 'changed', edit: id, evaluated, scenes: publisher.publish(scenes, { edit: id, staged, beside }) };
}

async function mesh(
  { id, rings, isFirst }: RequestOf<'mesh'>,
  { tables, newest, prefetched, publisher }: SceneContext,
): Promise<KernelAnswer> {
  await turn();
  await tables.ensureLoaded(() => rings);
  if (newest.mesh !== id) return { id, kind: 'superseded' };
  const kernel = tables.now();
  const scenes = isFirst
    ? prefetched.takeAll(rings, (ring) => sceneOf(ring, kernel, TESSELLATION_COARSE))
    : rings.map((ring) => sceneOf(ring, kernel));
  return { id, kind: 'meshed', scenes: publisher.publish(scenes) };
}

async function settle(
  { id, rings }: RequestOf<'settle'>,
  { tables, newest, publisher }: SceneContext,
): Promise<KernelAnswer> {
  await turn(REST_MILLISECONDS);
  await tables.ensureLoaded(() => rings);
  if (newest.settle !== id || newest.mesh > id || newest.change > id) return { id, kind: 'superseded' };
  return { id, kind: 'settled', scenes: publisher.publish(await settleRings(rings, tables.now())) };
}

async function scenesFor({ id, rings }: RequestOf<'scenes'>, { tables, newest }: SceneContext): Promise<KernelAnswer> {
  await turn();
  await tables.ensureLoaded(() => rings);
  if (newest.scenes !== id) return { id, kind: 'superseded' };
  const kernel = tables.now();
  return { id, kind: 'scenes', scenes: rings.map((ring) => sceneOf(ring, kernel)) };
}

/** Meshes the first scenes of a design that the page will most likely ask for. */
async function prefetch(
  { id, input }: RequestOf<'prefetch'>,
  { tables, prefetched }: SceneContext,
): Promise<KernelAnswer> {
  const read = parseDesign(input);
  const rings = read.ok ? read.value.rings : [];
  await tables.ensureLoaded(() => rings);
  if (!prefetched.isOver)
    for (const ring of rings) prefetched.keep(ring, sceneOf(ring, tables.now(), TESSELLATION_COARSE));
  return { id, kind: 'taken' };
}
