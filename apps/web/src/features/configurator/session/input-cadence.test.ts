import { expect, it } from 'vitest';
import { InputCadence } from './input-cadence.ts';

function cadenceAt(): { cadence: InputCadence; moveAt: (milliseconds: number) => void } {
  let now = 0;
  const cadence = new InputCadence(() => now);
  return {
    cadence,
    moveAt: (milliseconds) => {
      now = milliseconds;
      cadence.move();
    },
  };
}

it('counts a drag that moved quickly as paused after 600 ms', () => {
  const { cadence, moveAt } = cadenceAt();
  for (const at of [0, 16, 32, 48]) moveAt(at);
  expect(cadence.pause).toBe(600);
});

it('waits for four missing moves where moves arrive slowly', () => {
  const { cadence, moveAt } = cadenceAt();
  for (const at of [0, 400, 800]) moveAt(at);
  expect(cadence.pause).toBe(1600);
});

it('does not take a pause, or the time between two drags, for a slow machine', () => {
  const { cadence, moveAt } = cadenceAt();
  for (const at of [0, 16, 5_000, 5_016]) moveAt(at);
  expect(cadence.pause).toBe(600);
  moveAt(5_400);
  cadence.end();
  moveAt(9_000);
  expect(cadence.pause).toBe(600);
});
