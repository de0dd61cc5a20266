import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { expect, it, vi } from 'vitest';
import { ForeseenScenes } from './foreseen-scenes.ts';
import { createKernelDesk } from './kernel-desk.ts';
import type { KernelAnswer, KernelRequest } from './kernel-messages.ts';

/** A desk, and its answers by their numbers. */
function openDesk() {
  const answers = new Map<number, KernelAnswer>();
  const desk = createKernelDesk(
    (answer) => void answers.set(answer.id, answer),
    () => Promise.resolve(null),
  );
  const ask = async (request: KernelRequest): Promise<KernelAnswer> => {
    desk(request);
    return vi.waitFor(() => {
      const answer = answers.get(request.id);
      if (answer === undefined) throw new Error('no answer yet');
      return answer;
    });
  };
  return { desk, ask };
}

const scenesIn = (answer: KernelAnswer): readonly RingScene[] => (answer.kind === 'scenes' ? answer.scenes : []);

it('shows the same rings, whether they were foreseen or not', async () => {
  const { rings } = examplePair();
  const plain = await openDesk().ask({ id: 1, kind: 'scenes', rings, isFirst: true });
  const foreseen = openDesk();
  // The page reads the design once more: other objects, the same rings.
  expect(await foreseen.ask({ id: 0, kind: 'foresee', input: structuredClone(examplePair()) })).toEqual({
    id: 0,
    kind: 'taken',
  });
  const asked = await foreseen.ask({ id: 1, kind: 'scenes', rings: structuredClone(rings), isFirst: true });
  expect(scenesIn(asked)).toHaveLength(2);
  expect(asked).toEqual(plain);
});

it('cuts the ring that is asked for when another one was foreseen', async () => {
  const [ring] = examplePair().rings;
  if (ring === undefined) throw new Error('the example has rings');
  const wide = { ...ring, width: mm(7.5) };
  const { ask } = openDesk();
  await ask({ id: 0, kind: 'foresee', input: examplePair() });
  const [scene] = scenesIn(await ask({ id: 1, kind: 'scenes', rings: [wide], isFirst: true }));
  expect(scene?.width).toBe(7.5);
});

it('takes a record that is none without a word', async () => {
  expect(await openDesk().ask({ id: 0, kind: 'foresee', input: { rings: 'two' } })).toEqual({ id: 0, kind: 'taken' });
});

it('gives every picture away once, and cuts for a twin anew', async () => {
  const [ring] = examplePair().rings;
  if (ring === undefined) throw new Error('the example has rings');
  const [scene] = scenesIn(await openDesk().ask({ id: 1, kind: 'scenes', rings: [ring], isFirst: true }));
  if (scene === undefined) throw new Error('the ring has a scene');
  const foreseen = new ForeseenScenes();
  foreseen.keep(ring, scene);
  const cut = vi.fn(() => structuredClone(scene));
  const [first, twin] = foreseen.takeAll([ring, structuredClone(ring)], cut);
  expect(first).toBe(scene);
  expect(twin).not.toBe(scene);
  expect(cut).toHaveBeenCalledTimes(1);
  expect(foreseen.isOver).toBe(true);
});
