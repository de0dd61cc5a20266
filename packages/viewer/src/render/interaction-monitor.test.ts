import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InteractionMonitor } from './interaction-monitor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after a change until the picture may come to rest. */
function patience(monitor: InteractionMonitor): number {
  monitor.touch();
  let waited = 0;
  for (; !monitor.isStill(); waited += 10) vi.advanceTimersByTime(10);
  return waited;
}

test('a monitor that pauses is waited for, longer where a frame takes longer', () => {
  const monitor = new InteractionMonitor();
  expect(patience(monitor)).toBe(160);
  monitor.took(0.004);
  expect(patience(monitor)).toBe(160);
  monitor.took(0.07);
  expect(patience(monitor)).toBeGreaterThan(900);
});

test('one frame that was held up does not keep the picture from coming to rest', () => {
  const monitor = new InteractionMonitor();
  monitor.took(30);
  expect(patience(monitor)).toBeLessThan(3000);
});

test('only a frame for a monitor that has not paused follows it', () => {
  const monitor = new InteractionMonitor();
  monitor.touch();
  monitor.drew(false);
  expect(monitor.isFollowing).toBe(true);
  monitor.pause();
  expect(monitor.isFollowing).toBe(false);
  monitor.drew(false);
  expect(monitor.isFollowing).toBe(true);
  monitor.drew(true);
  expect(monitor.isFollowing).toBe(false);
  monitor.touch();
  vi.advanceTimersByTime(200);
  monitor.drew(false);
  expect(monitor.isFollowing).toBe(false);
});

test('while a pointer is pressed a change may follow at any moment', () => {
  const monitor = new InteractionMonitor();
  monitor.isHeld = true;
  monitor.touch();
  vi.advanceTimersByTime(60_000);
  expect(monitor.isStill()).toBe(false);
  monitor.isHeld = false;
  expect(monitor.isStill()).toBe(true);
});
