import { DESIGN_VERSION } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import type { StillBrowser } from './still-browser.ts';
import type { RenderJob } from './render-job.ts';
import { createRenderQueue, type RenderQueueOptions, type RenderPriority } from './render-queue.ts';

const job = (size: number): RenderJob => ({
  design: { version: DESIGN_VERSION, rings: [] },
  alloys: [],
  view: 'hero',
  size,
  samples: 1,
  type: 'image/png',
});
/** A picture that says which job it is of. */
const pictureOf = ({ size }: RenderJob): Buffer => Buffer.from(String(size));

/** A queue over browsers that do what the test says; `opened` and `closed` count them. */
function queueOf(render: (job: RenderJob, nth: number) => Promise<Buffer>, options: Partial<RenderQueueOptions> = {}) {
  const counts = { opened: 0, closed: 0 };
  const memory = { bytes: 0 };
  const open = async (): Promise<StillBrowser> => {
    counts.opened += 1;
    const nth = counts.opened;
    return {
      render: (one) => render(one, nth),
      memory: async () => memory.bytes,
      close: async () => {
        counts.closed += 1;
      },
    };
  };
  return { queue: createRenderQueue(options, open, () => true), counts, memory };
}

test('pictures are drawn one after the other in one browser, those that somebody waits for first', async () => {
  const drawn: number[] = [];
  let atOnce = 0;
  const { queue, counts } = queueOf(async (one) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    drawn.push(one.size);
    atOnce -= 1;
    return pictureOf(one);
  });
  const first = queue.render(job(1), { urgency: 'ahead' });
  const ahead = queue.render(job(2), { urgency: 'ahead' });
  const awaited = queue.render(job(3));
  expect(queue.load()).toBe(3);
  expect((await awaited).toString()).toBe('3');
  await Promise.all([first, ahead]);
  expect(drawn).toEqual([1, 3, 2]);
  expect(counts.opened).toBe(1);
  await queue.close();
  expect(counts.closed).toBe(1);
});

test('a document goes before whoever looks, and what is wanted sooner meanwhile goes before what was asked for earlier', async () => {
  const drawn: number[] = [];
  const { queue } = queueOf(async (one) => {
    drawn.push(one.size);
    return pictureOf(one);
  });
  const priority: RenderPriority = { urgency: 'ahead' };
  const all = [
    queue.render(job(1), { urgency: 'ahead' }),
    queue.render(job(2), { urgency: 'ahead' }),
    queue.render(job(3), priority),
    queue.render(job(4), { urgency: 'awaited' }),
    queue.render(job(5), { urgency: 'printed' }),
  ];
  expect([queue.load('printed'), queue.load('awaited'), queue.load('ahead'), queue.load()]).toEqual([2, 3, 5, 5]);
  priority.urgency = 'awaited';
  await Promise.all(all);
  expect(drawn).toEqual([1, 5, 3, 4, 2]);
  await queue.close();
});

test('a browser that ends while it draws is opened anew, and the picture comes all the same', async () => {
  const { queue, counts } = queueOf((one, nth) =>
    nth === 1 ? Promise.reject(new Error('target closed')) : Promise.resolve(pictureOf(one)),
  );
  expect((await queue.render(job(7))).toString()).toBe('7');
  expect(counts).toEqual({ opened: 2, closed: 1 });
  await queue.close();
});

test('a picture that fails twice is refused, and the next one is drawn', async () => {
  const { queue, counts } = queueOf((one) =>
    one.size === 1 ? Promise.reject(new Error('crash')) : Promise.resolve(pictureOf(one)),
  );
  await expect(queue.render(job(1))).rejects.toMatchObject({ failure: 'broken' });
  expect((await queue.render(job(2))).toString()).toBe('2');
  expect(counts.opened).toBe(3);
  await queue.close();
});

test('a picture that takes too long is given up once, with its browser', async () => {
  const { queue, counts } = queueOf(
    (one) => (one.size === 1 ? new Promise<Buffer>(() => {}) : Promise.resolve(pictureOf(one))),
    { limit: 20 },
  );
  await expect(queue.render(job(1))).rejects.toMatchObject({ failure: 'too-slow' });
  expect(counts).toEqual({ opened: 1, closed: 1 });
  expect((await queue.render(job(2))).toString()).toBe('2');
  await queue.close();
});

test('a browser that has grown too large is opened anew before the next picture', async () => {
  const { queue, counts, memory } = queueOf((one) => Promise.resolve(pictureOf(one)), { mostMemory: 100 });
  await queue.render(job(1));
  memory.bytes = 101;
  await queue.render(job(2));
  memory.bytes = 0;
  await queue.render(job(3));
  expect(counts.opened).toBe(2);
  await queue.close();
});

test('a full queue and a closed queue refuse', async () => {
  const { queue } = queueOf((one) => Promise.resolve(pictureOf(one)), { mostWaiting: 1 });
  const [first, second] = [queue.render(job(1)), queue.render(job(2))];
  await expect(queue.render(job(3))).rejects.toMatchObject({ failure: 'busy' });
  await Promise.all([first, second]);
  await queue.close();
  await expect(queue.render(job(4))).rejects.toMatchObject({ failure: 'busy' });
});
