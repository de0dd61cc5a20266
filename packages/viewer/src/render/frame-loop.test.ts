import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameLoop } from './frame-loop.ts';

/** Display frames that the test lets pass by itself, 16 ms apart. */
let next: ((now: number) => void) | null = null;
let now = 0;
const pass = (): void => {
  const draw = next;
  next = null;
  now += 16;
  draw?.(now);
};

beforeEach(() => {
  now = 1000;
  next = null;
  vi.stubGlobal('requestAnimationFrame', (callback: (at: number) => void) => {
    next = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (next = null));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a frame waits for the one before it, and its time counts as one', () => {
  const seconds: number[] = [];
  let isReady = true;
  const loop = new FrameLoop(
    (took) => {
      seconds.push(took);
      if (seconds.length < 3) loop.schedule();
    },
    () => isReady,
  );
  loop.schedule();
  pass();
  isReady = false;
  for (let frame = 0; frame < 3; frame += 1) pass();
  expect(seconds).toHaveLength(1);
  isReady = true;
  pass();
  expect(seconds[1]).toBeCloseTo(0.064, 6);
  pass();
  expect(seconds[2]).toBeCloseTo(0.016, 6);
  expect(next).toBeNull();
});

test('a hastened frame waits for no display frame, and is not drawn twice', async () => {
  let frames = 0;
  const loop = new FrameLoop(
    () => void (frames += 1),
    () => true,
  );
  loop.hasten();
  loop.hasten();
  await vi.waitFor(() => expect(frames).toBe(1));
  expect(next).toBeNull();
});

test('a hastened frame waits for the one before it and begins with the next display frame then', async () => {
  let frames = 0;
  let isReady = false;
  const loop = new FrameLoop(
    () => void (frames += 1),
    () => isReady,
  );
  loop.hasten();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(frames).toBe(0);
  isReady = true;
  pass();
  expect(frames).toBe(1);
});

test('a hidden viewer hastens nothing until it is shown', async () => {
  let frames = 0;
  const loop = new FrameLoop(
    () => void (frames += 1),
    () => true,
  );
  loop.hasten();
  loop.setRunning(false);
  loop.hasten();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(frames).toBe(0);
  loop.setRunning(true);
  pass();
  expect(frames).toBe(1);
});
