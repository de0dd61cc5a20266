import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBusy, untilAtRest } from './page-rest.ts';

/** Says that something was loaded. */
let loaded = (): void => undefined;

const hand = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', hand.addEventListener.bind(hand));
  vi.stubGlobal('removeEventListener', hand.removeEventListener.bind(hand));
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

it('waits until nothing was loaded, nothing drawn and no key pressed for five seconds', async () => {
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
  hand.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isAtRest).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAtRest).toBe(true);
});
