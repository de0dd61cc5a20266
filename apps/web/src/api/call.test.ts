import { searchModels } from '@ringwerk/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { untilAtRest } from './offline/page-rest.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the page from its rest until a slow server has answered', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const hand = new EventTarget();
  vi.stubGlobal('addEventListener', hand.addEventListener.bind(hand));
  vi.stubGlobal('removeEventListener', hand.removeEventListener.bind(hand));
  let answer = (_: Response): void => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  let isAtRest = false;
  void untilAtRest().then(() => (isAtRest = true));
  const asked = call(searchModels, { query: {} }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isAtRest).toBe(false);
  answer(new Response('{}', { status: 503 }));
  await asked;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(isAtRest).toBe(true);
});
