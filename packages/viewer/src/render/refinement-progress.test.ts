import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefinementProgress } from './refinement-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Gathers samples until the picture rests, each after so many milliseconds; at most as many as the pipeline can add. */
function gathered(progress: RefinementProgress, milliseconds: number, most = 1_000): number {
  for (progress.samples = 1; progress.samples < most; progress.samples += 1) {
    if (progress.settle(most)) return progress.samples;
    vi.advanceTimersByTime(milliseconds);
  }
  return progress.samples;
}

it('a quick machine gathers all samples of a picture at rest, a slow one enough for clean edges', () => {
  const progress = new RefinementProgress();
  progress.restart();
  expect(gathered(progress, 16)).toBe(48);
  progress.restart();
  expect(progress.isSettled).toBe(false);
  // The time runs out at half of the eight samples that it must have.
  expect(gathered(progress, 625)).toBe(8);
});

it('time counts from the last change', () => {
  const progress = new RefinementProgress();
  progress.restart();
  vi.advanceTimersByTime(5_000);
  expect(progress.elapsed).toBe(5_000);
  progress.restart();
  expect(progress.elapsed).toBe(0);
  progress.samples = 8;
  expect(progress.settle(256)).toBe(false);
});

it('a picture that rests goes on where the best one is wanted, and stops again where it is not', () => {
  const progress = new RefinementProgress();
  progress.restart();
  gathered(progress, 16);
  progress.setProgressive(true);
  expect(progress.isSettled).toBe(false);
  progress.samples = 255;
  expect(progress.settle(256)).toBe(false);
  progress.samples = 256;
  expect(progress.settle(256)).toBe(true);
  progress.setProgressive(false);
  expect(progress.settle(256)).toBe(true);
});

it('the best picture has as many samples as the sum holds without a step', () => {
  const progress = new RefinementProgress();
  progress.setProgressive(true);
  progress.restart();
  expect(gathered(progress, 16, 32)).toBe(32);
});

it('a picture that has not begun to rest is not settled by the wish for the best one', () => {
  const progress = new RefinementProgress();
  progress.restart();
  progress.samples = -1;
  progress.isSettled = true;
  progress.setProgressive(true);
  expect(progress.isSettled).toBe(true);
});

it('on a slow machine the picture rests, goes on in strips, and rests again; a change ends both', () => {
  const progress = new RefinementProgress();
  progress.restart();
  progress.samples = 47;
  expect(progress.settle(256, true)).toBe(false);
  expect(progress.inStrips).toBe(null);
  progress.samples = 48;
  expect(progress.settle(256, true)).toBe(true);
  expect(progress).toMatchObject({ inStrips: 0, isSettled: false });
  progress.inStrips = 48;
  expect(progress.settle(256, true)).toBe(true);
  expect(progress.isSettled).toBe(true);
  progress.restart();
  expect(progress).toMatchObject({ inStrips: null, isSettled: false, samples: 0 });
});

it('the best picture of a slow machine is gathered in strips, not before them', () => {
  const progress = new RefinementProgress();
  progress.setProgressive(true);
  progress.restart();
  progress.samples = 48;
  expect(progress.settle(256, true)).toBe(true);
  progress.inStrips = 48;
  expect(progress.settle(256, true)).toBe(false);
  progress.inStrips = 256;
  expect(progress.settle(256, true)).toBe(true);
  expect(progress.isSettled).toBe(true);
});
