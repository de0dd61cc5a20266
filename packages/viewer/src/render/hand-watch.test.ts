import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandWatch } from './hand-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after a change until the picture may come to rest. */
function patience(hand: HandWatch): number {
  hand.touch();
  let waited = 0;
  for (; !hand.isStill(); waited += 10) vi.advanceTimersByTime(10);
  return waited;
}

test('a hand that pauses is waited for, longer where a frame takes longer', () => {
  const hand = new HandWatch();
  expect(patience(hand)).toBe(160);
  hand.took(0.004);
  expect(patience(hand)).toBe(160);
  hand.took(0.07);
  expect(patience(hand)).toBeGreaterThan(900);
});

test('one frame that was held up does not keep the picture from coming to rest', () => {
  const hand = new HandWatch();
  hand.took(30);
  expect(patience(hand)).toBeLessThan(3000);
});

test('only a frame for a hand that has not paused follows it', () => {
  const hand = new HandWatch();
  hand.touch();
  hand.drew(false);
  expect(hand.isFollowing).toBe(true);
  hand.pause();
  expect(hand.isFollowing).toBe(false);
  hand.drew(false);
  expect(hand.isFollowing).toBe(true);
  hand.drew(true);
  expect(hand.isFollowing).toBe(false);
  hand.touch();
  vi.advanceTimersByTime(200);
  hand.drew(false);
  expect(hand.isFollowing).toBe(false);
});
