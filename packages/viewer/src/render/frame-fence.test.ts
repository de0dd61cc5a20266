import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FrameFence } from './frame-fence.ts';

/** The part of a graphics context that a fence asks: what was set and deleted, and how far the processor is. */
class Processor {
  // The numbers of the WebGL 2 standard.
  readonly SYNC_GPU_COMMANDS_COMPLETE = 0x9117;
  readonly SYNC_STATUS = 0x9114;
  readonly SIGNALED = 0x9119;
  readonly fences: WebGLSync[] = [];
  readonly deleted: (WebGLSync | null)[] = [];
  flushes = 0;
  isDone = false;
  isLost = false;

  fenceSync = (): WebGLSync => {
    this.fences.push({});
    return this.fences.at(-1) ?? {};
  };
  flush = (): void => void (this.flushes += 1);
  getSyncParameter = (): number => (this.isDone ? this.SIGNALED : 0);
  deleteSync = (fence: WebGLSync | null): void => void this.deleted.push(fence);
  isContextLost = (): boolean => this.isLost;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is passed while there is none, then only when the processor is done', () => {
  const processor = new Processor();
  const fence = new FrameFence(processor);
  expect(fence.isPassed()).toBe(true);
  fence.set();
  // A fence that waits in the queue is never reached.
  expect(processor.flushes).toBe(1);
  expect(fence.isPassed()).toBe(false);
  processor.isDone = true;
  expect(fence.isPassed()).toBe(true);
  expect(processor.deleted).toContain(processor.fences[0]);
});

it('tells once how long the frame took', () => {
  const processor = new Processor();
  const fence = new FrameFence(processor);
  const took: number[] = [];
  fence.set((seconds) => took.push(seconds));
  vi.advanceTimersByTime(70);
  fence.isPassed();
  expect(took).toEqual([]);
  processor.isDone = true;
  vi.advanceTimersByTime(10);
  fence.isPassed();
  fence.isPassed();
  expect(took).toEqual([0.08]);
});

it('a next frame takes the place of the one before, whose time is then not reported', () => {
  const processor = new Processor();
  const fence = new FrameFence(processor);
  const took: number[] = [];
  fence.set(() => took.push(-1));
  vi.advanceTimersByTime(50);
  fence.set((seconds) => took.push(seconds));
  expect(processor.deleted).toContain(processor.fences[0]);
  processor.isDone = true;
  vi.advanceTimersByTime(20);
  expect(fence.isPassed()).toBe(true);
  expect(took).toEqual([0.02]);
});

it('holds nothing up after the context was lost, and tells no time of it', () => {
  const processor = new Processor();
  const fence = new FrameFence(processor);
  const took: number[] = [];
  fence.set((seconds) => took.push(seconds));
  processor.isLost = true;
  expect(fence.isPassed()).toBe(true);
  expect(fence.isPassed()).toBe(true);
  expect(took).toEqual([]);
});
