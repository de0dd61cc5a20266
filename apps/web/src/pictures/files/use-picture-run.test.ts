import { expect, it } from 'vitest';
import { secondsLeft } from './use-picture-run.ts';

it('says what is left once there is something to guess from', () => {
  expect(secondsLeft(0.5, 1)).toBeNull();
  expect(secondsLeft(0.01, 60)).toBeNull();
  expect(secondsLeft(0.25, 10)).toBe(30);
  expect(secondsLeft(1, 10)).toBe(0);
});
