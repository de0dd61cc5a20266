import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBusy, untilAtRest } from './page-rest.ts';

/** Says that something was loaded. */
let loaded = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: () => void) {
        loaded = heard;
      }
      observe(): void {}
      disconnect(): void {
        loaded = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until nothing was loaded and nothing drawn for five seconds', async () => {
  let isAtRest = false;
  const drawn = keepBusy();
  void untilAtRest().then(() => (isAtRest = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isAtRest).toBe(false);
  drawn();
  await vi.advanceTimersByTimeAsync(4_000);
  loaded();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isAtRest).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAtRest).toBe(true);
});
