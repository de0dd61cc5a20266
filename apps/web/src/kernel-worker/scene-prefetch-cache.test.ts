import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm, type RingDesign } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { afterEach, expect, it, vi } from 'vitest';
import type { SceneDelivery } from '../viewer-host/viewer-types.ts';
import { ScenePrefetchCache } from './scene-prefetch-cache.ts';
import { createKernelWorkerHost } from './kernel-worker-host.ts';
import type { KernelAnswer, KernelRequest } from './kernel-messages.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A host, its answers by their numbers, and the scenes that it sends to its viewer. */
function openHost() {
  const answers = new Map<number, KernelAnswer>();
  const sent: RingScene[] = [];
  const host = createKernelWorkerHost(
    (answer) => void answers.set(answer.id, answer),
    () => Promise.resolve(null),
  );
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  port2.addEventListener('message', ({ data }: MessageEvent<SceneDelivery>) =>
    sent.push(...data.scenes.map(({ scene }) => scene)),
  );
  port2.start();
  host({ id: -1, kind: 'connect', port: port1, channel: 1 });
  const ask = async (request: KernelRequest): Promise<KernelAnswer> => {
    host(request);
    return vi.waitFor(() => {
      const answer = answers.get(request.id);
      if (answer === undefined) throw new Error('no answer yet');
      return answer;
    });
  };
  const firstScenes = async (rings: readonly RingDesign[]): Promise<readonly RingScene[]> => {
    await ask({ id: 1, kind: 'mesh', rings, isFirst: true });
    return vi.waitFor(() => {
      expect(sent).toHaveLength(rings.length);
      return sent;
    });
  };
  return { ask, firstScenes };
}

it('shows the same rings, whether they were prefetched or not', async () => {
  const { rings } = examplePair();
  const plain = await openHost().firstScenes(rings);
  const prefetched = openHost();
  // The page reads the design once more: other objects, the same rings.
  expect(await prefetched.ask({ id: 0, kind: 'prefetch', input: structuredClone(examplePair()) })).toEqual({
    id: 0,
    kind: 'taken',
  });
  const asked = await prefetched.firstScenes(structuredClone(rings));
  expect(asked).toHaveLength(2);
  expect(asked).toEqual(plain);
});

it('cuts the ring that is asked for when another one was prefetched', async () => {
  const [ring] = examplePair().rings;
  if (ring === undefined) throw new Error('the example has rings');
  const wide = { ...ring, width: mm(7.5) };
  const { ask, firstScenes } = openHost();
  await ask({ id: 0, kind: 'prefetch', input: examplePair() });
  const [scene] = await firstScenes([wide]);
  expect(scene?.width).toBe(7.5);
});

it('takes a record that is none without a word', async () => {
  expect(await openHost().ask({ id: 0, kind: 'prefetch', input: { rings: 'two' } })).toEqual({ id: 0, kind: 'taken' });
});

it('gives every picture away once, and cuts for a twin anew', async () => {
  const [ring] = examplePair().rings;
  if (ring === undefined) throw new Error('the example has rings');
  const [scene] = await openHost().firstScenes([ring]);
  if (scene === undefined) throw new Error('the ring has a scene');
  const prefetched = new ScenePrefetchCache();
  prefetched.keep(ring, scene);
  const cut = vi.fn(() => structuredClone(scene));
  const [first, twin] = prefetched.takeAll([ring, structuredClone(ring)], cut);
  expect(first).toBe(scene);
  expect(twin).not.toBe(scene);
  expect(cut).toHaveBeenCalledTimes(1);
  expect(prefetched.isOver).toBe(true);
});
