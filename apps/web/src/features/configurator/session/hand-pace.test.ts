import { expect, it } from 'vitest';
import { HandPace } from './hand-pace.ts';

function paceAt(): { pace: HandPace; moveAt: (milliseconds: number) => void } {
  let now = 0;
  const pace = new HandPace(() => now);
  return {
    pace,
    moveAt: (milliseconds) => {
      now = milliseconds;
      pace.move();
    },
  };
}

it('takes a quick hand to rest after 600 ms', () => {
  const { pace, moveAt } = paceAt();
  for (const at of [0, 16, 32, 48]) moveAt(at);
  expect(pace.pause).toBe(600);
});

it('gives a hand that is heard seldom four of its positions', () => {
  const { pace, moveAt } = paceAt();
  for (const at of [0, 400, 800]) moveAt(at);
  expect(pace.pause).toBe(1600);
});

it('does not take a rest, or the time between two drags, for a slow machine', () => {
  const { pace, moveAt } = paceAt();
  for (const at of [0, 16, 5_000, 5_016]) moveAt(at);
  expect(pace.pause).toBe(600);
  moveAt(5_400);
  pace.lift();
  moveAt(9_000);
  expect(pace.pause).toBe(600);
});
