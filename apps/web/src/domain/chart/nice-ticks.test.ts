import { expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [41, [0, 20, 40, 60]],
  [175_590, [0, 50_000, 100_000, 150_000, 200_000]],
])('up to %i: %j', (most, ticks) => {
  expect(niceTicks(most)).toEqual(ticks);
});
