import { examplePair } from '@ringwerk/advice/test/example-pair';
import { KERNEL } from '@ringwerk/catalogue';
import { buildRingScene, TESSELLATION_DISPLAY, type RingScene } from '@ringwerk/kernel/mesh';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SceneDelivery } from '../viewer-host/viewer-types.ts';
import { ScenePublisher } from './scene-publisher.ts';

let publisher = new ScenePublisher();
let deliveries: SceneDelivery[] = [];
let ports: MessagePort[] = [];

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  ports = [port1, port2];
  deliveries = [];
  port2.addEventListener('message', ({ data }: MessageEvent<SceneDelivery>) => deliveries.push(data));
  port2.start();
  publisher = new ScenePublisher();
  publisher.connect(port1, 3);
});
afterEach(() => {
  for (const port of ports) port.close();
});

function sceneOfRing(index: number): RingScene {
  const ring = examplePair().rings[index];
  if (ring === undefined) throw new Error('the example pair has two rings');
  return buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
}

it('sends every scene once, its meshes without a copy, and tells the page its number and what it holds', async () => {
  const scene = sceneOfRing(0);
  const [positions] = scene.parts.map(({ mesh }) => mesh.positions);
  const count = positions?.length ?? 0;
  expect(publisher.publish([scene])).toEqual([{ id: 1, channel: 3, hasColours: false, hasLetters: false }]);
  expect(positions).toHaveLength(0);
  await vi.waitFor(() => expect(deliveries).toHaveLength(1));
  expect(deliveries[0]?.shown).toBeNull();
  expect(deliveries[0]?.scenes.map(({ id }) => id)).toEqual([1]);
  expect(deliveries[0]?.scenes[0]?.scene.parts[0]?.mesh.positions).toHaveLength(count);
});

it('shows an edit with the ring that it changed and the one that stands there already, which it does not send again', async () => {
  const staged = [
    { id: 8, isCoarse: false },
    { id: 9, isCoarse: false },
  ];
  const [changed, left] = publisher.publish([sceneOfRing(0), null], { edit: 5, staged });
  expect(changed?.id).toBe(1);
  expect(left).toBeNull();
  await vi.waitFor(() => expect(deliveries).toHaveLength(1));
  expect(deliveries[0]?.scenes).toHaveLength(1);
  expect(deliveries[0]?.shown).toEqual({ ids: [1, 9], edit: 5 });
});

it('shows what lies beside a design with its edit, once that has a scene', async () => {
  const staged = [{ id: 8, isCoarse: false }];
  publisher.publish([sceneOfRing(0)], { edit: 5, staged, beside: [{ id: 9, isCoarse: false }] });
  publisher.publish([sceneOfRing(0)], { edit: 6, staged, beside: [null] });
  await vi.waitFor(() => expect(deliveries).toHaveLength(2));
  expect(deliveries.map(({ shown }) => shown)).toEqual([{ ids: [1, 9], edit: 5 }, null]);
});

it('leaves it to the page to show an edit while one of its rings has no scene', async () => {
  publisher.publish([sceneOfRing(0), null], { edit: 5, staged: [null, null] });
  await vi.waitFor(() => expect(deliveries).toHaveLength(1));
  expect(deliveries[0]?.shown).toBeNull();
});
